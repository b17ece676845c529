import { ensureRow } from '#lib/church/church-rows.ts';
import type { Database } from '#lib/core/database/db.ts';
import { identifier } from '#lib/core/database/identifier.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { updateRows } from '../../targets/sql.ts';

/** The tables of one row that facts are written to. */
export const singleTables = ['church', 'site_settings'] as const;
export type SingleTable = (typeof singleTables)[number];

const theRow = { id: 1 };

/** Returns the row, locked until the transaction ends. One that is missing is made as the site would make it. */
export async function readSingle(database: Database, table: SingleTable): Promise<Values> {
  if (table === 'church') await ensureRow(database);
  else await database.siteSettings.createMany({ data: [theRow], skipDuplicates: true });
  const [found] = await database.$queryRaw<{ row: Values }[]>`
    SELECT to_jsonb(t) AS row FROM ${identifier(table)} AS t WHERE id = ${theRow.id} FOR UPDATE`;
  return found?.row ?? {};
}

/** Writes columns of the row. */
export async function writeSingle(database: Database, table: SingleTable, values: Values): Promise<void> {
  const columns = Object.keys(values);
  if (columns.length > 0) await updateRows(database, table, columns, [{ ...values, ...theRow }]);
}
