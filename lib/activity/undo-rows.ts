import type { Database } from '#lib/core/database/db.ts';
import { identifier as name } from '#lib/core/database/identifier.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { contentOf, idColumnOf, type LoggedTable, restorableTables } from './content-tables.ts';
import type { LoggedChange } from './entry.ts';

/** Reverts each change: inserts deleted rows as they were, deletes created ones, restores changed columns. */
export async function undoRows(database: Database, changes: readonly LoggedChange[]): Promise<void> {
  for (const table of restorableTables) {
    const ofTable = changes.filter(({ table_name }) => table_name === table);
    if (ofTable.length === 0) continue;
    const shape = { table, columns: await columnsOf(database, table) };
    const gone = ofTable.flatMap(({ action, before }) => (action === 'deleted' && before ? [before] : []));
    const changed = ofTable.filter(({ action }) => action === 'updated');
    if (gone.length > 0) await bringBack(database, shape, gone);
    if (changed.length > 0) await turnBack(database, shape, changed);
  }
  for (const table of restorableTables.toReversed()) {
    const made = changes
      .filter(({ table_name, action }) => table_name === table && action === 'created')
      .map(({ row_id }) => row_id);
    const { takenBack } = contentOf(table);
    await (takenBack ? takeBack(database, table, takenBack, made) : remove(database, table, made));
  }
}

interface Shape {
  table: LoggedTable;
  columns: string[];
}

/** Sets the `takenBack` column of rows that are kept. */
async function takeBack(
  database: Database,
  table: LoggedTable,
  column: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await database.$executeRaw`UPDATE ${name(table)} SET ${name(column)} = now() WHERE ${name(idColumnOf(table))}::text = ANY(${ids})`;
}

/** Deletes the rows with these ids. */
export async function remove(database: Database, table: LoggedTable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database.$executeRaw`DELETE FROM ${name(table)} WHERE ${name(idColumnOf(table))}::text = ANY(${ids})`;
}

async function bringBack(database: Database, { table, columns }: Shape, rows: Values[]): Promise<void> {
  const list = names(
    columns.filter((column) => column !== 'updated_at' && rows.some((row) => column in row)),
  );
  await database.$executeRaw`
    INSERT INTO ${name(table)} (${list})
    SELECT ${list} FROM jsonb_populate_recordset(NULL::${name(table)}, ${JSON.stringify(rows.map(risen))}::jsonb)`;
}

/** Calendar programs that received the cancellation accept the event only with a higher SEQUENCE. */
function risen(row: Values): Values {
  return typeof row.sequence === 'number' ? { ...row, sequence: row.sequence + 1 } : row;
}

async function turnBack(
  database: Database,
  { table, columns }: Shape,
  changes: LoggedChange[],
): Promise<void> {
  const list = names(columns.filter((column) => changes.some(({ before }) => before && column in before)));
  // One at a time, the last first: where dates moved up, each finds its old date free.
  for (const { row_id, before } of changes.toReversed()) {
    // Columns that the change does not name are kept.
    await database.$executeRaw`
      UPDATE ${name(table)} AS t
      SET (${list}) = (SELECT ${list} FROM jsonb_populate_record(t, ${JSON.stringify(before)}::jsonb))
      WHERE t.${name(idColumnOf(table))}::text = ${row_id}`;
  }
}

/** Returns the present columns: one that was dropped since is left out, one that was added takes its default. */
async function columnsOf(database: Database, table: LoggedTable): Promise<string[]> {
  const found = await database.$queryRaw<{ attname: string }[]>`
    SELECT attname::text FROM pg_attribute
    WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`;
  return found.map(({ attname }) => attname);
}

function names(identifiers: readonly string[]): Prisma.Sql {
  return Prisma.join(identifiers.map(name), ', ');
}
