import { readStored, removeStored, writeStored } from '#lib/core/site/browser-storage.ts';

const keyOf = (sermonId: string) => `sermonNotes:${sermonId}`;

/** What was filled into the notes of a sermon in this browser, by the names of the blanks. */
export function storedNotes(sermonId: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(readStored('localStorage', keyOf(sermonId)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, words]) => typeof words === 'string'));
  } catch {
    return {};
  }
}

/** Keeps the words of some blanks beside what other pages have kept since; false where nothing can be kept. */
export function storeNotes(sermonId: string, words: Record<string, string>): boolean {
  const filled = Object.entries({ ...storedNotes(sermonId), ...words }).filter(([, text]) => text !== '');
  return writeStored('localStorage', keyOf(sermonId), JSON.stringify(Object.fromEntries(filled)));
}

/** Forgets all that was filled into the notes of a sermon. */
export function forgetNotes(sermonId: string): void {
  removeStored('localStorage', keyOf(sermonId));
}
