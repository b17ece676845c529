import { LenientUtf8, unicodeEncoding } from '#lib/core/text/lenient-utf8.ts';
import { isKnownHeader } from './column-match.ts';

/** The encoding of a list: `mixed` is UTF-8 with some bytes of Windows-1252. */
export type ListEncoding = 'utf-8' | 'mixed' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** At most this share of the letters of Windows-1252 looks like UTF-8 by chance, such as 'É”'. */
const chance = 1 / 20;

/** Returns the encoding of a list by its first bytes and the statistics of the bytes that were read. */
export function listEncoding(first: Uint8Array, read: LenientUtf8): ListEncoding {
  const marked = unicodeEncoding(first);
  if (marked !== null && marked !== 'utf-8') return marked;
  if (read.strays === 0) return 'utf-8';
  return read.letters < read.strays * chance ? 'windows-1252' : 'mixed';
}

/** Returns the decoder of an encoding, for use with `{ stream: true }`. */
export function listDecoder(encoding: ListEncoding): LenientUtf8 | TextDecoder {
  return encoding === 'utf-8' || encoding === 'mixed' ? new LenientUtf8() : new TextDecoder(encoding);
}

/** The number of rows in which the header is sought: reports have a title and a date before it. */
export const mostRowsBefore = 20;
const delimiters = [',', ';', '\t', '|'] as const;

/**
 * Returns the delimiter of a list by its beginning: that of Excel's line `sep=`, the one that gives a line the most
 * known column names, or the most frequent one of the first line, outside of quotation marks.
 */
export function delimiterIn(head: string): string {
  const [, given] = /^\ufeff?\s*"?sep=([^\r\n])/i.exec(head) ?? [];
  if (given) return given;
  const quoted = head.replace(/"(?:[^"]|"")*"/g, (text) => text.replace(/[,;\t|\r\n]/g, ' '));
  const lines = quoted.trimStart().split(/\r?\n|\r/, mostRowsBefore);
  const counts = delimiters.map((delimiter) => {
    const known = lines.map((line) => line.split(delimiter).filter(isKnownHeader).length);
    return Math.max(...known) * 10_000 + Math.min(9_999, lines[0]?.split(delimiter).length ?? 0);
  });
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Returns the index of the row with the most known or matched names; by default of the first one except `sep=`. */
export function headerPlace(rows: readonly (readonly string[])[], matched: readonly string[] = []): number {
  const wanted = new Set(matched.filter((name) => name !== ''));
  const counts = rows
    .slice(0, mostRowsBefore)
    .map((row) => row.filter((cell) => wanted.has(cell.trim()) || isKnownHeader(cell)).length);
  const most = Math.max(0, ...counts);
  const first = rows.findIndex(([cell = '']) => !/^sep=/i.test(cell));
  return most > 0 ? counts.indexOf(most) : Math.max(0, first);
}
