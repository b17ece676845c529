import type { z } from 'zod';
import type { Database } from '#lib/core/database/db.ts';
import type { ActivityLog } from '#lib/core/generated/prisma/client.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { contentOf, type LoggedTable } from './content-tables.ts';
import { type LoggedChange, sameValue } from './entry.ts';
import { loggedRow } from './schema.ts';

/** Returns the change that a row of the log stores. */
export function toRowChange({ table_name, row_id, action, title, before, after }: ActivityLog): LoggedChange {
  return { table_name, row_id, action, title, before, after } as LoggedChange;
}

/** Returns the row for the export. */
export function presentLoggedRow(row: ActivityLog): z.output<typeof loggedRow> {
  return presentRow(loggedRow, { ...row, ...toRowChange(row) });
}

/** Returns all changes of one transaction, or those of some tables, in the order they were written. */
export async function readBatch(
  database: Database,
  batch: string,
  tables?: LoggedTable[],
): Promise<LoggedChange[]> {
  const where = { batch, ...(tables && { table_name: { in: tables } }) };
  return (await database.activityLog.findMany({ where, orderBy: { id: 'asc' } })).map(toRowChange);
}

/** Returns the id of the entry of the caller's transaction; null while it has changed no logged row. */
export async function ownBatch(database: Database): Promise<string | null> {
  const [row] = await database.$queryRaw<
    { batch: string | null }[]
  >`SELECT NULLIF(current_setting('belltower.batch', true), '') AS batch`;
  return row?.batch ?? null;
}

/** Returns the net change of each row, in order of first occurrence. */
export function netChanges(rows: readonly LoggedChange[]): LoggedChange[] {
  const net = new Map<string, LoggedChange>();
  for (const row of rows) {
    const key = `${row.table_name}/${row.row_id}`;
    const earlier = net.get(key);
    const now = earlier ? combined(earlier, row) : row;
    if (now) net.set(key, now);
    else net.delete(key);
  }
  return [...net.values()];
}

/** Merges a change and a later one of the same row; null when they cancel out. */
function combined(first: LoggedChange, then: LoggedChange): LoggedChange | null {
  const before = first.before && { ...then.before, ...first.before };
  const after = then.after && { ...first.after, ...then.after };
  const title = then.title ?? first.title;
  if (!before && !after) return null;
  if (!before) return { ...then, title, action: 'created', before, after };
  if (!after) return { ...then, title, action: 'deleted', before, after };
  return updated({ ...then, title, action: 'updated' }, before, after);
}

function updated(change: LoggedChange, before: Values, after: Values): LoggedChange | null {
  const names = Object.keys(before).filter((name) => !['updated_at', 'sequence'].includes(name));
  const changed = names.filter((name) => !sameValue(before[name], after[name]));
  if (changed.length === 0) return null;
  // The columns that identify a part are logged with every change, even unchanged.
  const { partOf } = contentOf(change.table_name);
  const kept = names.filter(
    (name) => changed.includes(name) || name === partOf?.column || name === partOf?.key,
  );
  const pick = (values: Values) => Object.fromEntries(kept.map((name) => [name, values[name] ?? null]));
  return { ...change, before: pick(before), after: pick(after) };
}
