import type { Values } from '#lib/core/operations/content-table.ts';
import { contentOf } from './content-tables.ts';
import { type LoggedChange, sameValue } from './entry.ts';

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
