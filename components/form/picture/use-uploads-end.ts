'use client';

import { useState } from 'react';

/** Uploads of this page that have not ended, each with whether its file was stored. */
const underWay = new Set<Promise<boolean>>();

/** Keeps an upload among those that forms wait for until it has ended. */
export function trackUpload(upload: Promise<boolean>): void {
  underWay.add(upload);
  const forget = () => underWay.delete(upload);
  upload.then(forget, forget);
}

/** Whether a file is on its way. */
export function isUploading(): boolean {
  return underWay.size > 0;
}

/** What a form sends while a file is on its way would lack it: gives what waits for the end, and whether it waits. */
export function useUploadsEnd() {
  const [isWaiting, setWaiting] = useState(false);
  /** Resolves once no upload is under way, to whether all files were stored. */
  const uploadsEnd = async () => {
    if (!isUploading()) return true;
    setWaiting(true);
    const stored = await Promise.all(underWay);
    setWaiting(false);
    return stored.every(Boolean);
  };
  return { isWaiting, uploadsEnd };
}
