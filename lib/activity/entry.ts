/** The tables whose changes are kept, as the contract calls them. Never those of prayer requests. */
export const loggedTables = [
  'events',
  'event_exceptions',
  'sermons',
  'ministries',
  'announcements',
  'site_settings',
  'prayer_team_emails',
] as const;
export type LoggedTable = (typeof loggedTables)[number];

export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };
/** Columns of a row with their values, as PostgreSQL's `to_jsonb` gives them. */
export type Values = Readonly<Record<string, Value>>;

/** What became of one row: of an update `before` and `after` hold the columns that changed. */
export interface RowChange {
  table_name: LoggedTable;
  row_id: string;
  action: 'created' | 'updated' | 'deleted';
  title: string | null;
  before: Values | null;
  after: Values | null;
}

/**
 * How a change stands today: as it was left; changed again since; as it was before; impossible to undo
 * until something else is restored; never to be undone, since the log does not keep what it was.
 */
export type Standing = 'standing' | 'changed' | 'undone' | 'blocked' | 'final';

/** What one action of staff changed, as the log shows it: all rows that one transaction changed. */
export interface ActivityEntry {
  id: string;
  /** ISO text. */
  at: string;
  /** The short name of the browser session; null for a change made outside the site. */
  session: string | null;
  is_this_session: boolean;
  /** The entry that this one undid. */
  restores: string | null;
  state: Standing;
  /** How many rows changed; `changes` names the first of them. */
  change_count: number;
  changes: RowChange[];
}

/** Whether two values of columns are the same. */
export function sameValue(one: Value | undefined, other: Value | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
