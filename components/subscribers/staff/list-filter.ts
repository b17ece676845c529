import type { SubscriberState } from '#lib/subscribers/schema.ts';

/** Which people are listed. */
export interface Filter {
  words: string;
  /** Null: of every state. */
  state: SubscriberState | null;
  /** Null: of every topic. */
  topic: string | null;
}

export const everything: Filter = { words: '', state: null, topic: null };

export function isNarrowed({ words, state, topic }: Filter): boolean {
  return words.trim() !== '' || state !== null || topic !== null;
}

/** Returns the path of a page of these people, counted from 1. */
export function listPath(
  { words, state, topic }: Filter,
  { page, perPage }: { page: number; perPage: number },
): string {
  const asked = new URLSearchParams({
    ...(words.trim() && { q: words.trim() }),
    ...(state && { state }),
    ...(topic && { topic }),
    limit: String(perPage),
    offset: String((page - 1) * perPage),
  });
  return `/api/subscribers?${asked}`;
}
