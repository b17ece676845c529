import { createReadStream } from 'node:fs';
import { CsvError, parse } from 'csv-parse';
import { churchCountry } from '#lib/core/church/locale.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import type { SourceContext, SourceItem } from '../source.ts';
import { type ColumnMatch, type CsvTable, csvColumns, guessColumns, missingColumns } from './columns.ts';
import { delimiterOf } from './delimiter.ts';
import { recordOf } from './row-record.ts';
import { decoded, encodingOf } from './text-stream.ts';

const mostRows = 50_000;
const longestRowCharacters = 200_000;
/** Where dates are written month first. */
const monthFirstCountries = new Set(['US', 'PH', 'FM', 'MH', 'PW']);

interface CsvOptions {
  table: CsvTable;
  columns?: Record<string, string> | undefined;
  file?: string;
}

interface ParsedRow {
  record: string[];
  info: { lines: number };
}

/**
 * The rows of a file of comma, semicolon or tab separated values (RFC 4180), in UTF-8, UTF-16 or Windows-1252. Its first
 * line names the columns.
 * @throws AppError `invalid` for a file that is no such list
 */
export async function* readCsv(
  { table, columns, file = '' }: CsvOptions,
  { signal }: Pick<SourceContext, 'signal'>,
): AsyncIterable<SourceItem> {
  const encoding = await encodingOf(file);
  const delimiter = await delimiterOf(decoded(createReadStream(file, { end: 65_535 }), encoding));
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: longestRowCharacters,
  });
  const text = decoded(createReadStream(file, { signal }), encoding).on('error', (error) =>
    parser.destroy(error),
  );
  try {
    yield* itemsOf(text.pipe(parser), table, columns);
  } catch (error) {
    throw error instanceof CsvError ? new AppError('invalid', wordsOf(error)) : error;
  } finally {
    text.destroy();
    parser.destroy();
  }
}

async function* itemsOf(
  rows: AsyncIterable<ParsedRow>,
  table: CsvTable,
  columns: ColumnMatch | undefined,
): AsyncIterable<SourceItem> {
  const monthFirst = monthFirstCountries.has(churchCountry());
  let names: (string | undefined)[] | null = null;
  let count = 0;
  for await (const { record, info } of rows) {
    if (!names) {
      names = matched(table, record, columns);
      continue;
    }
    if (record.every((cell) => cell.trim() === '')) continue;
    count += 1;
    if (count > mostRows) {
      yield { problem: `Only the first ${mostRows} rows were read.` };
      return;
    }
    const cells = Object.fromEntries(
      names.flatMap((name, place) => (name ? [[name, record[place] ?? '']] : [])),
    );
    yield { record: recordOf(table, cells, { line: info.lines, monthFirst }) };
  }
}

/** What each column of the file is, in their order. @throws AppError `invalid` where one is missing that a row needs */
function matched(table: CsvTable, headers: readonly string[], columns: ColumnMatch | undefined) {
  const trimmed = headers.map((header) => header.trim());
  const match = columns ?? guessColumns(table, trimmed);
  const known = new Set(csvColumns[table].map(({ name }) => name));
  const unknown = Object.values(match).find((name) => name !== '' && !known.has(name));
  if (unknown !== undefined) throw wrong(`There is no column “${unknown}” for these rows.`);
  const names = trimmed.map((header) => (Object.hasOwn(match, header) ? match[header] : undefined));
  const present = Object.fromEntries(names.map((name, place) => [String(place), name ?? '']));
  const missing = missingColumns(table, present);
  if (missing.length > 0) throw wrong(`Please match these with a column of the file: ${missing.join(', ')}.`);
  return names;
}

function wrong(message: string): AppError {
  return new AppError('invalid', message, { fields: { columns: [message] } });
}

function wordsOf({ code, lines }: CsvError & { lines?: number }): string {
  const line = lines === undefined ? '' : ` Something is wrong near line ${lines}`;
  const quotes = code.includes('QUOTE') ? ', such as a quotation mark that is never closed.' : '.';
  return `The file could not be read as a list.${line === '' ? '' : line + quotes}`;
}
