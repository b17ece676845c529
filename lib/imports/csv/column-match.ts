import { type CsvColumn, type CsvTable, csvColumns } from './columns.ts';

/** A match of a file's headers with a table's columns; '' for a header that is left out. */
export type ColumnMatch = Readonly<Record<string, string>>;

/** Which column each header of a file means, by its name: each column once, the closest name first. */
export function guessColumns(table: CsvTable, headers: readonly string[]): ColumnMatch {
  const free = new Set(csvColumns[table].map(({ name }) => name));
  const match = new Map<string, string>(headers.map((header) => [header, '']));
  for (const read of readings) {
    for (const spellingsOf of spellings) {
      for (const header of headers) {
        if (match.get(header) !== '') continue;
        const found = csvColumns[table].find(
          (column) => free.has(column.name) && spellingsOf(column).includes(read(header)),
        );
        if (!found) continue;
        match.set(header, found.name);
        free.delete(found.name);
      }
    }
  }
  return Object.fromEntries(match);
}

/** The labels of columns that a row needs and that no header is matched with. */
export function missingColumns(table: CsvTable, match: ColumnMatch): string[] {
  const matched = new Set(Object.values(match));
  for (const { name, partOf } of csvColumns[table]) if (partOf && matched.has(name)) matched.add(partOf);
  return csvColumns[table]
    .filter(({ name, isNeeded }) => isNeeded && !matched.has(name))
    .map(({ label }) => label);
}

const spellings = [
  ({ name }: CsvColumn) => [plain(name)],
  ({ label }: CsvColumn) => [plain(label)],
  ({ alsoCalled = [] }: CsvColumn) => alsoCalled,
];

/** A header by itself, then without a remark ('Date (MM/DD/YYYY)') and what the rows are ('Event Starts At'). */
const readings = [plain, (header: string) => plain(header.replace(/\([^)]*\)|^\s*event\b/gi, ''))];

/** Whether a column of any table is known by this header. */
export function isKnownHeader(text: string): boolean {
  known ??= new Set(
    Object.values(csvColumns).flatMap((columns) =>
      columns.flatMap((column) => spellings.flatMap((spellingsOf) => spellingsOf(column))),
    ),
  );
  return readings.some((read) => known?.has(read(text)));
}

let known: Set<string> | null = null;

/** A header as it is compared: letters and digits in lower case, without accents. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
