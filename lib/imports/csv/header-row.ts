import { isKnownHeader } from './column-match.ts';

/** So many rows are looked through. Reports have a title and a date before their columns. */
export const mostRowsBefore = 20;

/**
 * The place of the row that names the columns: of the first rows the one with the most names that are known, or that
 * columns are matched by. Where no name is known, the first row that is no `sep=` of Excel.
 */
export function headerPlace(rows: readonly (readonly string[])[], matched: readonly string[] = []): number {
  const wanted = new Set(matched.filter((name) => name !== ''));
  const counts = rows
    .slice(0, mostRowsBefore)
    .map((row) => row.filter((cell) => wanted.has(cell.trim()) || isKnownHeader(cell)).length);
  const most = Math.max(0, ...counts);
  return most > 0
    ? counts.indexOf(most)
    : Math.max(
        0,
        rows.findIndex(([cell = '']) => !/^sep=/i.test(cell)),
      );
}
