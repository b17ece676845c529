import type { z } from 'zod';
import type { ActivityLog } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import type { Database } from '#lib/core/platform/db.ts';
import type { LoggedChange } from './entry.ts';
import { loggedRow } from './schema.ts';

/** Returns the change that a row of the log stores. */
export function toRowChange({ table_name, row_id, action, title, before, after }: ActivityLog): LoggedChange {
  return { table_name, row_id, action, title, before, after } as LoggedChange;
}

/** Returns the row for the export. */
export function presentLoggedRow(row: ActivityLog): z.output<typeof loggedRow> {
  return presentRow(loggedRow, { ...row, ...toRowChange(row) });
}

/** Returns all changes of one transaction, in the order they were written. */
export async function readBatch(database: Database, batch: string): Promise<LoggedChange[]> {
  return (await database.activityLog.findMany({ where: { batch }, orderBy: { id: 'asc' } })).map(toRowChange);
}

/** Returns the id of the entry of the caller's transaction; null while it has changed no logged row. */
export async function ownBatch(database: Database): Promise<string | null> {
  const [row] = await database.$queryRaw<
    { batch: string | null }[]
  >`SELECT NULLIF(current_setting('belltower.batch', true), '') AS batch`;
  return row?.batch ?? null;
}
