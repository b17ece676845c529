import { parse } from 'csv-parse/browser/esm/sync';
import { LenientUtf8 } from '#lib/core/text/lenient-utf8.ts';
import {
  delimiterIn,
  headerPlace,
  listDecoder,
  listEncoding,
  mostRowsBefore,
} from '#lib/imports/csv/list-head.ts';

/** The column names and first rows of a file. */
export interface CsvPreview {
  headers: string[];
  rows: string[][];
}

const readBytes = 65_536;
const mostRows = 3;

/** Reads the beginning of a file as the server reads all of it. */
export async function previewCsv(file: Blob): Promise<CsvPreview> {
  const text = textOf(new Uint8Array(await file.slice(0, readBytes).arrayBuffer()));
  const lines: string[][] = parse(text, {
    delimiter: delimiterIn(text),
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: mostRowsBefore + mostRows,
  });
  const filled = lines.filter((line) => line.some((cell) => cell.trim() !== ''));
  const place = headerPlace(filled);
  const [headers = [], ...rows] = filled.slice(place);
  return { headers: headers.map((header) => header.trim()), rows: rows.slice(0, mostRows) };
}

/** The last character may be truncated. */
function textOf(bytes: Uint8Array): string {
  const read = new LenientUtf8();
  read.decode(bytes, { stream: true });
  return listDecoder(listEncoding(bytes, read)).decode(bytes, { stream: true });
}
