import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { AppError } from '#lib/core/operations/errors.ts';
import { LenientUtf8 } from '#lib/core/text/lenient-utf8.ts';
import { messages } from '#lib/language/messages.ts';
import { delimiterIn, type ListEncoding, listDecoder, listEncoding } from './list-head.ts';

const longestRowCharacters = 200_000;
const headBytes = 65_536;

/** The format of a file of rows. */
export interface ListFile {
  file: string;
  encoding: ListEncoding;
  delimiter: string;
  /** The line of the first byte outside of the file's encoding, or null. */
  strayLine: number | null;
}

/** Reads a file for its format, in UTF-8, UTF-16 or Windows-1252. */
export async function listFile(file: string, signal: AbortSignal): Promise<ListFile> {
  const read = new LenientUtf8();
  let first: Buffer | null = null;
  for await (const chunk of createReadStream(file, { signal }) as AsyncIterable<Buffer>) {
    first ??= chunk;
    read.decode(chunk, { stream: true });
  }
  read.decode();
  const encoding = listEncoding(first ?? new Uint8Array(), read);
  const head = (first ?? Buffer.alloc(0)).subarray(0, headBytes);
  const delimiter = delimiterIn(listDecoder(encoding).decode(head, { stream: true }));
  return { file, encoding, delimiter, strayLine: encoding === 'mixed' ? read.strayLine : null };
}

/** Yields the rows that are not empty, with their lines (RFC 4180). @throws AppError `invalid` */
export async function* listRows(
  { file, encoding, delimiter }: ListFile,
  signal: AbortSignal,
): AsyncGenerator<{ cells: string[]; line: number }> {
  const parser = parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRowCharacters,
  });
  const text = Readable.from(decoded(file, encoding, signal)).on('error', (error) => parser.destroy(error));
  try {
    const rows: AsyncIterable<{ record: string[]; info: { lines: number } }> = text.pipe(parser);
    for await (const { record, info } of rows)
      if (record.some((cell) => cell.trim() !== '')) yield { cells: record, line: info.lines };
  } catch (error) {
    throw error instanceof CsvError ? new AppError('invalid', wordsOf(error)) : error;
  } finally {
    text.destroy();
    parser.destroy();
  }
}

async function* decoded(file: string, encoding: ListEncoding, signal: AbortSignal): AsyncGenerator<string> {
  const decoder = listDecoder(encoding);
  for await (const chunk of createReadStream(file, { signal }) as AsyncIterable<Buffer>)
    yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

function wordsOf({ code, lines }: CsvError & { lines?: number }): string {
  if (lines === undefined) return messages.csv.unreadable;
  return code.includes('QUOTE') ? messages.csv.openQuote(lines) : messages.csv.unreadableNear(lines);
}
