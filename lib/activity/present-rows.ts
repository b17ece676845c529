import type { Database } from '#lib/core/database/db.ts';
import { Prisma } from '#lib/core/generated/prisma/client.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import {
  contentOf,
  contentTables,
  idColumnOf,
  type LoggedTable,
  restorableTables,
} from './content-tables.ts';
import type { LoggedChange } from './entry.ts';
import type { Present } from './entry-state.ts';

/** Returns the current rows of the changes, the rows they are part of and their parts; locked on demand. */
export async function readPresent(
  database: Database,
  changes: readonly LoggedChange[],
  { isLocking = false } = {},
): Promise<Present> {
  const present = new Map<LoggedTable, ReadonlyMap<string, Values>>();
  // One after the other: a transaction has one connection.
  for (const table of restorableTables) {
    const partOf = contentTables.find((content) => content.table === table)?.partOf;
    const column = partOf?.column ?? idColumnOf(table);
    const values = partOf ? idsOf(partOf.table, changes) : idsOf(table, changes);
    present.set(table, await read(database, { table, column, values, isLocking }));
  }
  return present;
}

/** Returns the ids of a table's rows that the changes concern, directly or through a part. */
function idsOf(table: string, changes: readonly LoggedChange[]): string[] {
  const parts = contentTables.filter(({ partOf }) => partOf?.table === table);
  const ids = changes.flatMap(({ table_name, row_id, before, after }) => {
    if (table_name === table) return [row_id];
    const about = contentOf(table_name).about?.({ before, after });
    if (about) return about.table === table ? [about.id] : [];
    const column = parts.find((part) => part.table === table_name)?.partOf?.column;
    return column ? [before?.[column], after?.[column]] : [];
  });
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

async function read(
  database: Database,
  wanted: { table: LoggedTable; column: string; values: string[]; isLocking: boolean },
): Promise<ReadonlyMap<string, Values>> {
  if (wanted.values.length === 0) return new Map();
  const table = Prisma.raw(`"${wanted.table}"`);
  const column = Prisma.raw(`"${wanted.column}"`);
  const id = Prisma.raw(`"${idColumnOf(wanted.table)}"`);
  const sought = JSON.stringify(wanted.values.map((value) => ({ [wanted.column]: value })));
  // Through a record, so that each id has the type of its column.
  const found = await database.$queryRaw<{ id: string; row: Values }[]>`
    SELECT ${id}::text AS id, to_jsonb(t) AS row FROM ${table} t
    WHERE ${column} IN (SELECT ${column} FROM jsonb_populate_recordset(NULL::${table}, ${sought}::jsonb))
    ${Prisma.raw(wanted.isLocking ? 'FOR UPDATE OF t' : '')}`;
  return new Map(found.map(({ id, row }) => [id, row]));
}
