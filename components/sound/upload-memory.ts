import type { PreviousUpload, UrlStorage } from 'tus-js-client';
import { readStored, writeStored } from '#lib/core/browser/browser-storage.ts';

const key = 'belltower.sound-uploads';
/** The server keeps unfinished uploads for a day. */
const dayMilliseconds = 24 * 60 * 60 * 1000;

type Remembered = PreviousUpload & { fingerprint: string };

/** The uploads that this browser has begun, so that one goes on after the page was loaded again. */
export const uploadMemory: UrlStorage = {
  findAllUploads: async () => remembered(),
  findUploadsByFingerprint: async (fingerprint) =>
    remembered().filter((upload) => upload.fingerprint === fingerprint),
  removeUpload: async (urlStorageKey) =>
    remember(remembered().filter((upload) => upload.urlStorageKey !== urlStorageKey)),
  addUpload: async (fingerprint, upload) => {
    const urlStorageKey = `${fingerprint}::${Date.now()}`;
    remember([{ ...upload, urlStorageKey, fingerprint }, ...remembered()]);
    return urlStorageKey;
  },
};

/** Returns the name of the upload that was begun last and has not ended; null without one. */
export function interruptedUpload(): string | null {
  return remembered()[0]?.metadata.filename ?? null;
}

/** Forgets them all. */
export const forgetUploads = () => remember([]);

function remembered(): Remembered[] {
  try {
    const stored: unknown = JSON.parse(readStored('localStorage', key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isFresh) : [];
  } catch {
    return [];
  }
}

function isFresh(upload: Partial<Remembered> | null): boolean {
  return Date.now() - Date.parse(upload?.creationTime ?? '') < dayMilliseconds;
}

function remember(uploads: readonly Remembered[]): void {
  writeStored('localStorage', key, JSON.stringify(uploads));
}
