import { stringify } from 'csv-stringify/sync';

/** Marks a file as UTF-8 for spreadsheets. */
export const byteOrderMark = '\ufeff';

/**
 * Returns rows of cells as lines of CSV (RFC 4180). A cell that a spreadsheet would evaluate as a formula gets a leading
 * apostrophe; lists and objects are JSON within their cell.
 */
export function csvLines(rows: readonly (readonly unknown[])[]): string {
  return stringify([...rows] as unknown[][], {
    record_delimiter: 'windows',
    // Without it only the stated delimiter is quoted, and a lone line feed ends a row.
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: { boolean: String, object: (value) => JSON.stringify(value) },
  });
}
