import type { ArchiveFile } from '#lib/core/http/zip-of.ts';
import { byteOrderMark, csvLines } from '#lib/core/text/csv.ts';
import type { ExportedTable } from './exported-table.ts';

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

/** A row to a line, the names of columns first, with a byte order mark. */
async function* csvOf({ columns, pages }: ExportedTable): AsyncGenerator<string> {
  yield byteOrderMark + csvLines([columns]);
  for await (const rows of pages()) yield csvLines(rows.map((row) => columns.map((name) => row[name])));
}
