import type { RowChange, Value } from '#lib/core/operations/content-table.ts';
import type { LoggedTable } from './content-tables.ts';

/** One changed row of a logged table. */
export type LoggedChange = RowChange<LoggedTable>;

/**
 * The state of a change: standing (unchanged since), changed (again since), undone (as it was before), blocked (another
 * row must be restored first), final (cannot be undone, since the log does not keep the old values).
 */
export const entryStates = ['standing', 'changed', 'undone', 'blocked', 'final'] as const;
export type EntryState = (typeof entryStates)[number];

/** One action of staff as the log shows it: all rows that one transaction changed. */
export interface ActivityEntry {
  id: string;
  /** ISO text. */
  at: string;
  /** The short name of the browser session; null for a change made outside the site. */
  session: string | null;
  is_this_session: boolean;
  /** The entry that this one undid. */
  restores: string | null;
  state: EntryState;
  /** How many rows changed; `changes` names the first of them. */
  change_count: number;
  changes: LoggedChange[];
}

/** Whether two values of columns are the same. */
export function sameValue(one: Value | undefined, other: Value | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
