import type { Database } from '#lib/core/database/db.ts';
import { identifier } from '#lib/core/database/identifier.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { noExceptions, type Target, withIds } from './target.ts';

/** Returns rows as a recordset with the column types of a table. */
export function recordset(table: string, rows: readonly Values[]): Prisma.Sql {
  return Prisma.sql`jsonb_populate_recordset(NULL::${identifier(table)}, ${JSON.stringify(rows)}::jsonb)`;
}

/** Inserts rows with the same columns in one statement. */
export async function insertRows(database: Database, table: string, rows: readonly Values[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Prisma.join(Object.keys(first).map(identifier));
  await database.$executeRaw`
    INSERT INTO ${identifier(table)} (${columns}) SELECT ${columns} FROM ${recordset(table, rows)}`;
}

/** Updates columns of rows by their ids in one statement. */
export async function updateRows(
  database: Database,
  table: string,
  columns: readonly string[],
  rows: readonly Values[],
): Promise<void> {
  if (rows.length === 0) return;
  const set = Prisma.join(
    columns.map((column) => Prisma.sql`${identifier(column)} = r.${identifier(column)}`),
  );
  await database.$executeRaw`
    UPDATE ${identifier(table)} AS t SET ${set} FROM ${recordset(table, rows)} AS r WHERE t.id = r.id`;
}

/** Deletes the rows with these ids. */
export async function deleteRows(database: Database, table: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database.$executeRaw`DELETE FROM ${identifier(table)} WHERE id = ANY(${[...ids]}::uuid[])`;
}

/** Returns rows by their ids, locked until the transaction ends. */
export async function lockRows(
  database: Database,
  table: string,
  ids: readonly string[],
): Promise<Map<string, Values>> {
  if (ids.length === 0) return new Map();
  const found = await database.$queryRaw<{ id: string; row: Values }[]>`
    SELECT id::text AS id, to_jsonb(t) AS row FROM ${identifier(table)} AS t
    WHERE id = ANY(${[...ids]}::uuid[]) ORDER BY id FOR UPDATE`;
  return new Map(found.map(({ id, row }) => [id, row]));
}

/** Returns how whole rows of a table are read and written. */
export function wholeRows(table: string, columns: readonly string[]) {
  return {
    async read(database, ids) {
      const rows = await lockRows(database, table, ids);
      return new Map([...rows].map(([id, row]) => [id, { row, exceptions: noExceptions }]));
    },
    insert: (database, rows) => insertRows(database, table, withIds(rows)),
    update: (database, rows) => updateRows(database, table, columns, withIds(rows)),
    remove: (database, ids) => deleteRows(database, table, ids),
  } satisfies Partial<Target>;
}
