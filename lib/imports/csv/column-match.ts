import { type Language, languageName } from '#lib/core/language/languages.ts';
import { messages } from '#lib/language/messages.ts';
import english from '../words/en.ts';
import spanish from '../words/es.ts';
import { type CsvColumn, type CsvTable, csvColumns, csvTables } from './columns.ts';
import { languageOfHeader, translatedColumn } from './translated-columns.ts';

/** The column of each header of a file; '' for a header that is left out. */
export type ColumnMatch = Readonly<Record<string, string>>;

/**
 * Returns the column of each header by its name: each column once, the closest name first. The first rows tell a date
 * from a time: 'Start' may be either.
 */
export function guessColumns(
  table: CsvTable,
  headers: readonly string[],
  rows: readonly (readonly string[])[] = [],
): ColumnMatch {
  const spoken = new Map(
    headers.flatMap((header) => {
      const found = languageOfHeader(header);
      return found ? [[header, found] as const] : [];
    }),
  );
  const match = matchedByName(
    table,
    headers.filter((header) => !spoken.has(header)),
    rows,
  );
  for (const [header, { header: plainHeader, language }] of spoken) {
    const column = matchedByName(table, [plainHeader])[plainHeader];
    const name = `${column}_${language}`;
    const isFree = !Object.values(match).includes(name);
    match[header] = isFree && translatedColumn(table, name) ? name : '';
  }
  return Object.fromEntries(headers.map((header) => [header, match[header] ?? '']));
}

function matchedByName(
  table: CsvTable,
  headers: readonly string[],
  rows: readonly (readonly string[])[] = [],
): Record<string, string> {
  const others = new Map(headers.map((header, place) => [header, otherOf(rows.map((row) => row[place]))]));
  const free = new Set(csvColumns[table].map(({ name }) => name));
  const match = new Map<string, string>(headers.map((header) => [header, '']));
  for (const read of readings) {
    for (const spellingsOf of spellings) {
      const isCalled = (column: CsvColumn, header: string) => {
        const other = others.get(header);
        if (other?.refused.includes(column.name)) return false;
        const twin = csvColumns[table].find(({ name }) => name === other?.replaced[column.name]);
        return [column, twin].some((each) => each && spellingsOf(each, table).includes(read(header)));
      };
      for (const header of headers) {
        if (match.get(header) !== '') continue;
        const found = csvColumns[table].find((column) => free.has(column.name) && isCalled(column, header));
        if (!found) continue;
        match.set(header, found.name);
        free.delete(found.name);
      }
    }
  }
  return Object.fromEntries(match);
}

const dates = ['date', 'end_date'];
const times = ['time', 'end_time'];
const ofTimes = { refused: dates, replaced: { time: 'date', end_time: 'end_date' } };
const ofDates = { refused: times, replaced: { date: 'time', end_date: 'end_time' } };
const time = /^\d{1,2}(?:(?:[:h]\d\d){1,2}|(?=\s*[ap]))\s*(?:[ap]\.?\s?m?\.?)?(?:\s*-|$)/i;
const dateAlone = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}([./-])\d{1,2}\1\d{2,4})$/;

/** Returns the columns that values of one kind are not in, and those whose names they may have; null where it is unclear. */
function otherOf(cells: readonly (string | undefined)[]) {
  const values = cells.map((cell) => cell?.trim() ?? '').filter(Boolean);
  const are = (pattern: RegExp) => values.length > 0 && values.every((value) => pattern.test(value));
  if (are(time)) return ofTimes as Other;
  return are(dateAlone) ? (ofDates as Other) : null;
}

interface Other {
  refused: readonly string[];
  replaced: Readonly<Record<string, string>>;
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
  const translated = translatedColumn(table, name);
  if (!translated) return labelIn(messages.csvColumns, table, name);
  return `${labelIn(messages.csvColumns, table, translated.column)} (${languageName(translated.language)})`;
}

type Labels = Readonly<Record<CsvTable, Readonly<Record<string, string>>>>;

function labelIn(labels: Labels, table: CsvTable, name: string): string {
  return labels[table][name] ?? name;
}

const otherLanguages: Record<Exclude<Language, 'en'>, { csvColumns: Labels }> = { es: spanish };

const spellings = [
  ({ name }: CsvColumn) => [plain(name)],
  ({ name }: CsvColumn, table: CsvTable) => [plain(labelIn(english.csvColumns, table, name))],
  ({ alsoCalled }: CsvColumn) => alsoCalled,
  // Last: 'Nombre' is a first name where a file has a last name, too.
  ({ name }: CsvColumn, table: CsvTable) =>
    Object.values(otherLanguages).map(({ csvColumns }) => plain(labelIn(csvColumns, table, name))),
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
