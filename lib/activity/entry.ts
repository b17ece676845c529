import type { z } from 'zod';
import type { RowChange, Value } from '#lib/core/operations/content-table.ts';
import type { LoggedTable } from './content-tables.ts';
import type { activityEntry } from './schema.ts';

export type LoggedChange = RowChange<LoggedTable>;

/** One action of staff as the log shows it: all rows that one transaction changed. */
export type ActivityEntry = Omit<z.output<typeof activityEntry>, 'changes'> & { changes: LoggedChange[] };
export type EntryState = ActivityEntry['state'];

/** Whether two values of columns are the same. */
export function sameValue(one: Value | undefined, other: Value | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
