import { type RowChange, sameValue, type Values } from './entry.ts';

/** Columns that say which row it is: kept with a change though they stay. */
const identity: readonly string[] = ['event_id', 'date'];

/** What became of each row in the end, however often it was written on the way, in the order first met. */
export function netChanges(rows: readonly RowChange[]): RowChange[] {
  const net = new Map<string, RowChange>();
  for (const row of rows) {
    const key = `${row.table_name}/${row.row_id}`;
    const earlier = net.get(key);
    const now = earlier ? combined(earlier, row) : row;
    if (now) net.set(key, now);
    else net.delete(key);
  }
  return [...net.values()];
}

/** One change and a later one of the same row as a single change; null when they cancel out. */
function combined(first: RowChange, then: RowChange): RowChange | null {
  const before = first.before && { ...then.before, ...first.before };
  const after = then.after && { ...first.after, ...then.after };
  const title = then.title ?? first.title;
  if (!before && !after) return null;
  if (!before) return { ...then, title, action: 'created', before, after };
  if (!after) return { ...then, title, action: 'deleted', before, after };
  return updated({ ...then, title, action: 'updated' }, before, after);
}

function updated(change: RowChange, before: Values, after: Values): RowChange | null {
  const names = Object.keys(before).filter((name) => !['updated_at', 'sequence'].includes(name));
  const changed = names.filter((name) => !sameValue(before[name], after[name]));
  if (changed.length === 0) return null;
  const kept = names.filter(
    (name) => changed.includes(name) || (change.table_name === 'event_exceptions' && identity.includes(name)),
  );
  const pick = (values: Values) => Object.fromEntries(kept.map((name) => [name, values[name] ?? null]));
  return { ...change, before: pick(before), after: pick(after) };
}
