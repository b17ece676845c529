import { type LoggedTable, type RowChange, type Standing, sameValue, type Values } from './entry.ts';

/** Rows as they are today, by table and id: those a change is about, their events and all dates of these. */
export type Present = Readonly<Record<LoggedTable, ReadonlyMap<string, Values>>>;

/** How the changes of an entry stand today, taken together. */
export function standingOf(changes: readonly RowChange[], present: Present): Standing {
  const each = changes.map((change) => standingOfRow(change, changes, present));
  const open = each.filter((standing) => standing !== 'final');
  if (open.length === 0) return each.length > 0 ? 'final' : 'undone';
  if (open.includes('blocked')) return 'blocked';
  if (open.includes('changed')) return 'changed';
  return open.every((standing) => standing === 'undone') ? 'undone' : 'standing';
}

/** How one row's change stands today; the entry's other changes tell what will come back with it. */
export function standingOfRow(change: RowChange, entry: readonly RowChange[], present: Present): Standing {
  if (change.table_name === 'prayer_team_emails') return 'final';
  const row = present[change.table_name].get(change.row_id);
  if (change.action === 'created') return row ? ofCreated(change, row, entry, present) : 'undone';
  if (change.action === 'deleted') return row ? 'undone' : ofDeleted(change, entry, present);
  if (!row) return 'blocked';
  if (holds(row, change.before)) return 'undone';
  return holds(row, change.after) ? 'standing' : 'changed';
}

function ofCreated(
  { table_name, row_id, after }: RowChange,
  row: Values,
  entry: readonly RowChange[],
  present: Present,
): Standing {
  const isOfEntry = (id: string) => entry.some((other) => other.row_id === id);
  const hasNewDates =
    table_name === 'events' &&
    [...present.event_exceptions].some(([id, date]) => date.event_id === row_id && !isOfEntry(id));
  return holds(row, after) && !hasNewDates ? 'standing' : 'changed';
}

function ofDeleted(
  { table_name, before }: RowChange,
  entry: readonly RowChange[],
  present: Present,
): Standing {
  if (table_name !== 'event_exceptions' || !before) return 'standing';
  const eventId = String(before.event_id);
  const returns = entry.some(({ action, row_id }) => action === 'deleted' && row_id === eventId);
  if (!returns && !present.events.has(eventId)) return 'blocked';
  return rivalOf(before, present) ? 'changed' : 'standing';
}

/** The id of what is said today of the same date of the same event. */
export function rivalOf(exception: Values, present: Present): string | undefined {
  const rival = [...present.event_exceptions].find(
    ([, row]) => row.event_id === exception.event_id && row.date === exception.date,
  );
  return rival?.[0];
}

/** Times and counters move by themselves. */
const moving = new Set(['updated_at', 'sequence']);

function holds(row: Values, values: Values | null): boolean {
  return Object.entries(values ?? {}).every(
    ([name, value]) => moving.has(name) || !(name in row) || sameValue(row[name], value),
  );
}
