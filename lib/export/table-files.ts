import { stringify } from 'csv-stringify/sync';
import type { ArchiveFile } from '#lib/core/http/zip-of.ts';
import type { ExportedTable } from './exported-table.ts';

/** Marks a file as UTF-8 for spreadsheets. */
const byteOrderMark = '\ufeff';

/** Returns the files of a table: its JSON, and for a list its CSV. */
export function tableFiles(table: ExportedTable): ArchiveFile[] {
  const json = { path: `json/${table.table}.json`, read: () => jsonOf(table) };
  return table.isList ? [json, { path: `csv/${table.table}.csv`, read: () => csvOf(table) }] : [json];
}

/** A list with a row to a line, or the one object. */
async function* jsonOf({ isList, pages }: ExportedTable): AsyncGenerator<string> {
  if (isList) yield '[';
  let between = isList ? '\n' : '';
  for await (const rows of pages()) {
    for (const row of rows) {
      yield between + JSON.stringify(row, null, isList ? 0 : 2);
      between = ',\n';
    }
  }
  yield isList ? '\n]\n' : '\n';
}

/**
 * CSV of RFC 4180, in UTF-8 with a byte order mark. A cell that a spreadsheet would evaluate as a formula gets a
 * leading apostrophe; lists and objects are JSON within their cell.
 */
async function* csvOf({ columns, pages }: ExportedTable): AsyncGenerator<string> {
  yield byteOrderMark + csvLines([columns]);
  for await (const rows of pages()) yield csvLines(rows.map((row) => columns.map((name) => row[name])));
}

/** Rows of cells as lines of CSV. */
export function csvLines(rows: readonly (readonly unknown[])[]): string {
  return stringify([...rows] as unknown[][], {
    record_delimiter: 'windows',
    // Without it only the stated delimiter is quoted, and a lone line feed ends a row.
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: { boolean: String, object: (value) => JSON.stringify(value) },
  });
}
