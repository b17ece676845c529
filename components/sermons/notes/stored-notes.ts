const keyOf = (sermonId: string) => `sermonNotes:${sermonId}`;

/** What was filled into the notes of a sermon in this browser, by the names of the blanks. */
export function storedNotes(sermonId: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(sermonId)) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, words]) => typeof words === 'string'));
  } catch {
    return {};
  }
}

/** Keeps the words of some blanks beside what other pages have kept since; false where nothing can be kept. */
export function storeNotes(sermonId: string, words: Record<string, string>): boolean {
  try {
    const filled = Object.entries({ ...storedNotes(sermonId), ...words }).filter(([, text]) => text !== '');
    window.localStorage.setItem(keyOf(sermonId), JSON.stringify(Object.fromEntries(filled)));
    return true;
  } catch {
    return false;
  }
}

/** Forgets all that was filled into the notes of a sermon. */
export function forgetNotes(sermonId: string): void {
  try {
    window.localStorage.removeItem(keyOf(sermonId));
  } catch {
    // Nothing was kept.
  }
}
