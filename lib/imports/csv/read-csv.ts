import { secondTag } from '#lib/core/church/locale.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { csvLimits } from '../reading/limits.ts';
import type { SourceContext, SourceItem } from '../source.ts';
import { cellText } from './cells.ts';
import { type ColumnMatch, guessColumns, missingColumns, plain } from './column-match.ts';
import { type CsvTable, csvColumns } from './columns.ts';
import { type ListFile, listFile, listRows } from './list-file.ts';
import { headerPlace, mostRowsBefore } from './list-head.ts';
import { ListStyleReader } from './list-style.ts';
import { rowReading } from './row-reading.ts';
import { rowItems } from './row-record.ts';
import { translatedColumn, translatedColumns } from './translated-columns.ts';

const mostRows = 50_000;

interface CsvOptions {
  table: CsvTable;
  columns?: Record<string, string> | undefined;
  file?: string;
}

/** The header of a file, and the column of each cell. */
interface Header {
  /** The number of rows before it that are not empty. */
  place: number;
  cells: readonly string[];
  names: readonly (string | undefined)[];
}

/**
 * Yields the rows of a file of delimited values (RFC 4180), except private ones. One of its first lines names the
 * columns. The file is read twice: its style of dates and times is known at its end.
 * @throws AppError `invalid` for any other file
 */
export async function* readCsv(
  { table, columns, file = '' }: CsvOptions,
  context: Pick<SourceContext, 'signal' | 'timeZone' | 'today'>,
): AsyncIterable<SourceItem> {
  const list = await listFile(file, context.signal);
  const header = await headerOf(list, { table, columns }, context.signal);
  if (!header) return;
  if (list.strayLine !== null) yield { problem: messages.csv.strayLetters(list.strayLine) };
  const style = new ListStyleReader();
  for await (const { cells } of rowsAfter(list, header, context.signal)) style.add(named(header, cells));
  const reading = rowReading(style.style(), context);
  const isPrivate = isForStaff(table) ? () => false : privateRows(header.cells, header.names);
  let count = 0;
  let privates = 0;
  for await (const { cells, line } of rowsAfter(list, header, context.signal)) {
    count += 1;
    if (count > mostRows) break;
    if (isPrivate(cells)) privates += 1;
    else yield* inLanguages(table, named(header, cells), { line, reading });
  }
  if (privates > 0) yield { problem: messages.csv.private(privates) };
  if (count > mostRows) yield { problem: messages.csv.tooMany(mostRows) };
}

function isForStaff(table: CsvTable): boolean {
  return table === 'prayer_team_emails' || table === 'prayer_requests';
}

/** Returns the record of a row, and what it says in the second language of the site. */
function inLanguages(
  table: CsvTable,
  cells: Readonly<Record<string, string>>,
  place: Parameters<typeof rowItems>[2],
): SourceItem[] {
  const columns = Object.entries(cells).map(([name, cell]) => ({
    ...{ name, cell, translated: translatedColumn(table, name) },
  }));
  const own = columns.filter(({ translated }) => !translated).map(({ name, cell }) => [name, cell]);
  const items = rowItems(table, Object.fromEntries(own), place);
  const language = secondTag();
  const spoken = columns.flatMap(({ cell, translated }) => {
    const text = cellText(cell);
    return translated?.language === language && text !== '' ? [[translated?.column, text]] : [];
  });
  const record = items.flatMap((item) => ('record' in item ? [item.record] : []))[0];
  if (!record || spoken.length === 0) return items;
  const values = { table, original: record.key, language, fields: Object.fromEntries(spoken) };
  const { title, where } = record;
  const translation = { table: 'translations' as const, key: `${table} ${record.key}`, title, values };
  return [...items, { record: { ...translation, ...(where && { where }) } }];
}

async function* rowsAfter(list: ListFile, { place }: Header, signal: AbortSignal) {
  let at = 0;
  for await (const row of listRows(list, signal)) {
    if (at > place) yield row;
    at += 1;
  }
}

/** Returns the cells by their columns; of two for one column, the first that is not empty. */
function named({ names }: Header, cells: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [place, name] of names.entries()) if (name) found[name] ||= cells[place] ?? '';
  return found;
}

async function headerOf(
  list: ListFile,
  { table, columns }: Pick<CsvOptions, 'table' | 'columns'>,
  signal: AbortSignal,
): Promise<Header | null> {
  const first: string[][] = [];
  for await (const { cells } of listRows(list, signal)) {
    first.push(cells);
    if (first.length === mostRowsBefore) break;
  }
  const place = headerPlace(first, Object.keys(columns ?? {}));
  const cells = first[place];
  return cells ? { place, cells, names: matched(table, cells, columns, first.slice(place + 1)) } : null;
}

/** Returns the column of each header. @throws AppError `invalid` where a needed one is missing */
function matched(
  table: CsvTable,
  headers: readonly string[],
  columns: ColumnMatch | undefined,
  rows: readonly (readonly string[])[],
) {
  if (headers.length > csvLimits.columns)
    throw fieldError('columns', messages.csv.tooManyColumns(csvLimits.columns));
  const trimmed = headers.map((header) => header.trim());
  const match = columns ?? guessColumns(table, trimmed, rows);
  const known = new Set([...csvColumns[table].map(({ name }) => name), ...translatedColumns(table)]);
  const unknown = Object.values(match).find((name) => name !== '' && !known.has(name));
  if (unknown !== undefined) throw fieldError('columns', messages.csv.unknownColumn(unknown));
  const names = trimmed.map((header) => (Object.hasOwn(match, header) ? match[header] : undefined));
  const present = Object.fromEntries(names.map((name, place) => [String(place), name ?? '']));
  const missing = missingColumns(table, present);
  if (missing.length > 0) throw fieldError('columns', messages.csv.missing(missing));
  return names;
}

/** Columns such as Google's 'Private' and Outlook's 'Sensitivity': a row is private unless its value is open. */
const closed = new Set(
  (
    'private isprivate sensitivity confidential confidentiality privateleftout privat vertraulichkeit vertraulich ' +
    'prive confidentialite criteredediffusion diffusion privado privada confidencialidad sensibilidad caracter ' +
    'confidencialidade particular privato riservatezza riservato gevoeligheid vertrouwelijkheid'
  ).split(' '),
);
const open = new Set([
  '',
  ...(
    'false f no n 0 off none null na normal public default standard falsch nein offentlich keine aus uit ' +
    'desactivado faux non normale publique falso publico nao pubblico nee onwaar normaal openbaar nej nei ' +
    'normalny falsz unclassified'
  ).split(' '),
]);
/** Columns of the audience of a row: it is private only for words of a closed circle. */
const audience = new Set('visibility privacy class classification access visibleto audience'.split(' '));
const few = /^(?:private|confidential|personal|hidden|secret|internal|restricted|staff|leaders|admins?)/;

/** Returns a test for private rows, by headers, even those that are left out, and their columns. */
function privateRows(headers: readonly string[], names: readonly (string | undefined)[]) {
  const tests = headers.map((header, place) => {
    const name = plain(header);
    if (closed.has(name) || names[place] === 'is_private') return (cell: string) => !open.has(cell);
    return audience.has(name) ? (cell: string) => few.test(cell) : null;
  });
  return (cells: readonly string[]): boolean =>
    tests.some((isPrivate, place) => isPrivate?.(plain(cells[place] ?? '')));
}
