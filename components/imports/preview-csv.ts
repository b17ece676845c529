import { parse } from 'csv-parse/browser/esm/sync';
import { delimiterIn } from '#lib/imports/csv/delimiter.ts';

/** The beginning of a list: what its columns are called, and its first rows. */
export interface CsvPreview {
  headers: string[];
  rows: string[][];
}

const readBytes = 65_536;
const mostRows = 3;

/** Reads the beginning of a file, as the server will read all of it. */
export async function previewCsv(file: Blob): Promise<CsvPreview> {
  const text = textOf(new Uint8Array(await file.slice(0, readBytes).arrayBuffer()));
  const lines: string[][] = parse(text, {
    delimiter: delimiterIn(text),
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    to: mostRows + 1,
  });
  const [headers = [], ...rows] = lines;
  return { headers: headers.map((header) => header.trim()), rows };
}

function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    // The last character may be cut in two.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
