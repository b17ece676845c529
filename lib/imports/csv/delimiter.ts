import { isKnownHeader } from './column-match.ts';
import { mostRowsBefore } from './header-row.ts';

const delimiters = [',', ';', '\t', '|'] as const;

/**
 * What separates the columns of a list that begins so: what Excel's line `sep=` says, else what gives one of the first
 * lines the most names of columns that are known, else what the first line has most of, outside of quotation marks.
 */
export function delimiterIn(head: string): string {
  const [, told] = /^\ufeff?\s*"?sep=([^\r\n])/i.exec(head) ?? [];
  if (told) return told;
  const quoted = head.replace(/"(?:[^"]|"")*"/g, (text) => text.replace(/[,;\t|\r\n]/g, ' '));
  const lines = quoted.trimStart().split(/\r?\n|\r/, mostRowsBefore);
  const counts = delimiters.map((delimiter) => {
    const known = lines.map((line) => line.split(delimiter).filter(isKnownHeader).length);
    return Math.max(...known) * 10_000 + Math.min(9_999, lines[0]?.split(delimiter).length ?? 0);
  });
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
