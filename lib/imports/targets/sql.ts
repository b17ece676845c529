import { Prisma } from '#lib/core/generated/prisma/client.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import type { Database } from '#lib/core/platform/db.ts';

/** A name as SQL has it. */
export function identifier(name: string): Prisma.Sql {
  return Prisma.raw(`"${name.replaceAll('"', '""')}"`);
}

/** Names as SQL has them, each with what stands before it. */
export function identifiers(names: readonly string[], before = ''): Prisma.Sql {
  return Prisma.join(
    names.map((name) => Prisma.sql`${Prisma.raw(before)}${identifier(name)}`),
    ', ',
  );
}

/** The rows as SQL reads them: each column has its table's own type. */
export function recordset(table: string, rows: readonly Values[]): Prisma.Sql {
  return Prisma.sql`jsonb_populate_recordset(NULL::${identifier(table)}, ${JSON.stringify(rows)}::jsonb)`;
}

/** Writes rows that all have the same columns, in one statement. */
export async function insertRows(database: Database, table: string, rows: readonly Values[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = identifiers(Object.keys(first));
  await database.$executeRaw`
    INSERT INTO ${identifier(table)} (${columns}) SELECT ${columns} FROM ${recordset(table, rows)}`;
}

/** Writes these columns of the rows that are there, by their ids, in one statement. */
export async function updateRows(
  database: Database,
  table: string,
  columns: readonly string[],
  rows: readonly Values[],
): Promise<void> {
  if (rows.length === 0) return;
  const set = Prisma.join(
    columns.map((column) => Prisma.sql`${identifier(column)} = r.${identifier(column)}`),
    ', ',
  );
  await database.$executeRaw`
    UPDATE ${identifier(table)} AS t SET ${set} FROM ${recordset(table, rows)} AS r WHERE t.id = r.id`;
}

/** Deletes the rows with these ids. */
export async function deleteRows(database: Database, table: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database.$executeRaw`DELETE FROM ${identifier(table)} WHERE id = ANY(${[...ids]}::uuid[])`;
}

/** The rows with these ids, locked until the transaction ends. */
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
