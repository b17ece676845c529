import { stringify } from 'csv-stringify/sync';
import type { ArchiveFile } from './archive.ts';
import type { ExportedTable } from './exported-table.ts';

/** Tells spreadsheets that a file is UTF-8. */
const byteOrderMark = '\ufeff';

/** The files of a table: its JSON, and for a list its CSV. */
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
 * CSV as RFC 4180 has it, in UTF-8 with a byte order mark. A cell that a spreadsheet would take for a formula gets a
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
    // Else a record delimiter that is stated has nothing but itself quoted, and a lone line feed ends a row.
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: { boolean: String, object: (value) => JSON.stringify(value) },
  });
}
