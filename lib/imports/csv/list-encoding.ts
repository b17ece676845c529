import { LenientUtf8 } from '../text/lenient-utf8.ts';
import { unicodeEncoding } from '../text/unicode-encoding.ts';

/** What a list is written in: `mixed` is UTF-8 with some bytes of Windows-1252. */
export type ListEncoding = 'utf-8' | 'mixed' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** In Windows-1252 so few letters look like UTF-8 by chance, such as 'É”'. */
const chance = 1 / 20;

/** The encoding of a list by its bytes, of which the first are marked, or all were read. */
export function listEncoding(first: Uint8Array, read: LenientUtf8): ListEncoding {
  const marked = unicodeEncoding(first);
  if (marked !== null && marked !== 'utf-8') return marked;
  if (read.strays === 0) return 'utf-8';
  return read.letters < read.strays * chance ? 'windows-1252' : 'mixed';
}

/** What decodes it, with `{ stream: true }` as it comes. */
export function listDecoder(encoding: ListEncoding): LenientUtf8 | TextDecoder {
  return encoding === 'utf-8' || encoding === 'mixed' ? new LenientUtf8() : new TextDecoder(encoding);
}
