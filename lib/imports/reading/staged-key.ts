import { createHash } from 'node:crypto';
import { stagedLimits } from './limits.ts';

/** Returns a key within the 2.7 kB of an index entry. */
export function keyOf(text: string): string {
  const key = storable(text);
  if (key.length <= stagedLimits.keyCharacters) return key;
  return `${key.slice(0, 100)}~${createHash('sha256').update(key).digest('base64url')}`;
}

/** Returns a text that the database can store, on one line. */
export function storable(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}
