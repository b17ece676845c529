import { parse } from 'csv-parse/browser/esm/sync';
import { LenientUtf8, unicodeEncoding } from '#lib/core/text/lenient-utf8.ts';
import { addressIn, languageOf, type NamedTopic, topicsOf } from './cells.ts';
import { columnsOf, type ListColumn } from './columns.ts';

/** A row of a list as the API takes it. */
export interface ListRow {
  email: string;
  name?: string;
  language?: string;
  topics: string[];
}

export interface ReadList {
  rows: ListRow[];
  /** The columns that were found; empty where the list has no headers. */
  columns: ListColumn[];
}

interface Known {
  /** Of rows that name none. */
  topics: readonly string[];
  named: readonly NamedTopic[];
}

/** Returns the text of a file: UTF-8, UTF-16, or Windows-1252. */
export function textOfFile(bytes: Uint8Array): string {
  const encoding = unicodeEncoding(bytes);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return new TextDecoder(encoding).decode(bytes);
  return new LenientUtf8().decode(bytes);
}

/**
 * Returns the people of a list: with headers in either language, or one to a line. Null for a text that is no list, such as
 * one with a quotation mark that never ends.
 */
export function readList(text: string, { topics, named }: Known): ReadList | null {
  const lines = linesOf(text);
  if (!lines) return null;
  const place = lines.findIndex((line) => columnsOf(line).includes('email'));
  const isHeaded = place >= 0 && !lines.slice(0, place).some(hasAddress);
  const columns = isHeaded ? columnsOf(lines[place] ?? []) : [];
  const rows = (isHeaded ? lines.slice(place + 1) : lines).flatMap((line) => {
    const people = isHeaded ? [byColumn(line, columns)] : withoutHeaders(line);
    return people
      .filter((cells) => Object.values(cells).some(Boolean))
      .map((cells) => rowOf(cells, { topics, named }));
  });
  return { rows, columns: columns.filter((column) => column !== null) };
}

type Cells = Partial<Record<ListColumn, string>>;

function rowOf(cells: Cells, { topics, named }: Known): ListRow {
  const { email, name: ofAddress } = addressIn(cells.email ?? '');
  const whole = cells.name || [cells.first, cells.last].filter(Boolean).join(' ') || ofAddress;
  const language = languageOf(cells.language ?? '');
  const own = topicsOf(cells.topics ?? '', named);
  return {
    email,
    ...(whole && { name: whole }),
    ...(language && { language }),
    topics: own.length > 0 ? own : [...topics],
  };
}

function byColumn(line: readonly string[], columns: readonly (ListColumn | null)[]): Cells {
  return Object.fromEntries(
    line.flatMap((cell, place) => {
      const column = columns[place];
      return column ? [[column, textOf(cell)]] : [];
    }),
  );
}

/** The cell with an address, and the first other one as the name; several addresses are as many people. */
function withoutHeaders(line: readonly string[]): Cells[] {
  const addresses = line.filter(isAddress);
  if (addresses.length > 1) return addresses.map((email) => ({ email: textOf(email) }));
  const at = Math.max(0, line.findIndex(isAddress));
  const name = line.find((cell, place) => place !== at && textOf(cell) !== '');
  return [{ email: textOf(line[at] ?? ''), name: textOf(name ?? '') }];
}

function hasAddress(line: readonly string[]): boolean {
  return line.some(isAddress);
}

function isAddress(cell: string): boolean {
  return /\S@\S/.test(cell);
}

/** Exports put an apostrophe before what a spreadsheet would run. */
function textOf(cell: string): string {
  const text = cell.trim();
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}

function linesOf(text: string): string[][] | null {
  try {
    const lines: string[][] = parse(text.replace(/^\ufeff?"?sep=[^\r\n]*\r?\n/i, ''), {
      delimiter: delimiterOf(text),
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
    return lines.filter((line) => line.some((cell) => cell.trim() !== ''));
  } catch {
    return null;
  }
}

const delimiters = [',', ';', '\t', '|'] as const;

/** Returns what parts the first line, outside of quotation marks; names such as 'Baker, Ann <ann@…>' have commas. */
function delimiterOf(text: string): string {
  const [, given] = /^\ufeff?"?sep=([^\r\n])/i.exec(text) ?? [];
  if (given) return given;
  const [first = ''] = text
    .replace(/"(?:[^"]|"")*"/g, '')
    .trimStart()
    .split(/\r?\n|\r/, 1);
  const counts = delimiters.map((delimiter) => first.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
