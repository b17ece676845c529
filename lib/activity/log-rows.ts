import type { z } from 'zod';
import type { ActivityLog } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import type { Database } from '#lib/core/platform/db.ts';
import type { LoggedChange } from './entry.ts';
import { loggedRow } from './schema.ts';

/** What a row of the table says of a change. */
export function toRowChange({ table_name, row_id, action, title, before, after }: ActivityLog): LoggedChange {
  return { table_name, row_id, action, title, before, after } as LoggedChange;
}

/** The row as it is given out. */
export function presentLoggedRow(row: ActivityLog): z.output<typeof loggedRow> {
  return presentRow(loggedRow, { ...row, ...toRowChange(row) });
}

/** Everything that one transaction changed, in the order it was written. */
export async function readBatch(database: Database, batch: string): Promise<LoggedChange[]> {
  return (await database.activityLog.findMany({ where: { batch }, orderBy: { id: 'asc' } })).map(toRowChange);
}

/** The entry that the caller's transaction has written so far; null while it has changed nothing that is logged. */
export async function ownBatch(database: Database): Promise<string | null> {
  const [row] = await database.$queryRaw<
    { batch: string | null }[]
  >`SELECT NULLIF(current_setting('belltower.batch', true), '') AS batch`;
  return row?.batch ?? null;
}
