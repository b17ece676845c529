import { messages } from '#lib/language/messages.ts';
import english from '../words/en.ts';
import spanish from '../words/es.ts';
import { type CsvColumn, type CsvTable, csvColumns, csvTables } from './columns.ts';

/** The column of each header of a file; '' for a header that is left out. */
export type ColumnMatch = Readonly<Record<string, string>>;

/** Returns the column of each header by its name: each column once, the closest name first. */
export function guessColumns(table: CsvTable, headers: readonly string[]): ColumnMatch {
  const free = new Set(csvColumns[table].map(({ name }) => name));
  const match = new Map<string, string>(headers.map((header) => [header, '']));
  for (const read of readings) {
    for (const spellingsOf of spellings) {
      for (const header of headers) {
        if (match.get(header) !== '') continue;
        const found = csvColumns[table].find(
          (column) => free.has(column.name) && spellingsOf(column, table).includes(read(header)),
        );
        if (!found) continue;
        match.set(header, found.name);
        free.delete(found.name);
      }
    }
  }
  return Object.fromEntries(match);
}

/** Returns the labels of needed columns that no header is matched with. */
export function missingColumns(table: CsvTable, match: ColumnMatch): string[] {
  const matched = new Set(Object.values(match));
  for (const { name, partOf } of csvColumns[table]) if (partOf && matched.has(name)) matched.add(partOf);
  return csvColumns[table]
    .filter(({ name, isNeeded }) => isNeeded && !matched.has(name))
    .map(({ name }) => columnLabel(table, name));
}

/** Returns what people call a column. */
export function columnLabel(table: CsvTable, name: string): string {
  return labelIn(messages.csvColumns, table, name);
}

type Labels = Readonly<Record<CsvTable, Readonly<Record<string, string>>>>;

function labelIn(labels: Labels, table: CsvTable, name: string): string {
  return labels[table][name] ?? name;
}

const spellings = [
  ({ name }: CsvColumn) => [plain(name)],
  ({ name }: CsvColumn, table: CsvTable) => [plain(labelIn(english.csvColumns, table, name))],
  ({ alsoCalled }: CsvColumn) => alsoCalled,
  // Last: 'Nombre' is a first name where a file has a last name, too.
  ({ name }: CsvColumn, table: CsvTable) => [plain(labelIn(spanish.csvColumns, table, name))],
];

/** A header, then the header without a remark ('Date (MM/DD/YYYY)') and without 'Event' ('Event Starts At'). */
const readings = [plain, (header: string) => plain(header.replace(/\([^)]*\)|^\s*event\b/gi, ''))];

/** Whether the header is a known name of a column of any table. */
export function isKnownHeader(text: string): boolean {
  known ??= new Set(
    csvTables.flatMap((table) =>
      csvColumns[table].flatMap((column) => spellings.flatMap((spellingsOf) => spellingsOf(column, table))),
    ),
  );
  return readings.some((read) => known?.has(read(text)));
}

let known: Set<string> | null = null;

/** Returns the letters and digits of a header in lower case, without accents. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
