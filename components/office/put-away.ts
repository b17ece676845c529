'use client';

import { useState } from 'react';
import { z } from 'zod';
import { readStored, writeStored } from '#lib/core/browser/browser-storage.ts';
import type { Lack, Office } from '#lib/office/schema.ts';

const key = 'belltower.office-put-away';
const stored = z.array(z.string());

/** Returns what this browser was told not to mention again. */
export function readPutAway(): string[] {
  try {
    return stored.parse(JSON.parse(readStored('localStorage', key) ?? '[]'));
  } catch {
    return [];
  }
}

/** Keeps in this browser that this is not to be mentioned again. */
export function keepPutAway(lack: Lack): void {
  writeStored('localStorage', key, JSON.stringify([...new Set([...readPutAway(), lack])]));
}

/** What the site lacks, without what was put away, and mail while its waiting mails are a slip of their own. */
export function useLacks({ lacks, waiting_mails }: Pick<Office['waiting'], 'lacks' | 'waiting_mails'>) {
  const [away, setAway] = useState(readPutAway);
  const putAway = (lack: Lack) => {
    keepPutAway(lack);
    setAway(readPutAway());
  };
  const isShown = (lack: Lack) => !away.includes(lack) && !(lack === 'mail' && waiting_mails !== null);
  return { lacks: lacks.filter(isShown), putAway };
}
