import type { Values } from '#lib/core/operations/content-table.ts';
import { contentOf, isFinal, type LoggedTable, partsOf } from './content-tables.ts';
import { type EntryState, type LoggedChange, sameValue } from './entry.ts';

/** Current rows by table and id: the changed rows, the rows they are part of, and all parts of those. */
export type Present = ReadonlyMap<LoggedTable, ReadonlyMap<string, Values>>;

/** Returns the state of an entry: its changes taken together. */
export function entryStateOf(changes: readonly LoggedChange[], present: Present): EntryState {
  const each = changes.map((change) => rowStateOf(change, changes, present));
  const open = each.filter((state) => state !== 'final');
  if (open.length === 0) return each.length > 0 ? 'final' : 'undone';
  if (open.includes('blocked')) return 'blocked';
  if (open.includes('changed')) return 'changed';
  return open.every((state) => state === 'undone') ? 'undone' : 'standing';
}

/** Returns the state of one change; the entry's other changes show what an undo restores with it. */
export function rowStateOf(
  change: LoggedChange,
  entry: readonly LoggedChange[],
  present: Present,
): EntryState {
  if (isFinal(change)) return 'final';
  const row = present.get(change.table_name)?.get(change.row_id);
  if (change.action === 'created') return row ? ofCreated(change, row, entry, present) : 'undone';
  if (change.action === 'deleted') return row ? 'undone' : ofDeleted(change, entry, present);
  if (!row) return 'blocked';
  if (holds(row, restoredValues(change, present))) return 'undone';
  return holds(row, change.after) ? 'standing' : 'changed';
}

/** Returns the columns that an undo of the change writes. */
export function restoredValues(
  { table_name, row_id, before }: LoggedChange,
  present: Present,
): Values | null {
  const { restored } = contentOf(table_name);
  return before && restored ? restored(before, present.get(table_name)?.get(row_id) ?? null) : before;
}

function ofCreated(
  { table_name, row_id, after }: LoggedChange,
  row: Values,
  entry: readonly LoggedChange[],
  present: Present,
): EntryState {
  const { takenBack } = contentOf(table_name);
  if (takenBack && row[takenBack] !== null && after?.[takenBack] === null) return 'undone';
  const isOfEntry = (id: string) => entry.some((other) => other.row_id === id);
  const hasNewParts = partsOf(table_name).some((table) => {
    const column = contentOf(table).partOf?.column ?? '';
    return [...(present.get(table) ?? [])].some(([id, part]) => part[column] === row_id && !isOfEntry(id));
  });
  return holds(row, after) && !hasNewParts ? 'standing' : 'changed';
}

function ofDeleted(change: LoggedChange, entry: readonly LoggedChange[], present: Present): EntryState {
  const { partOf } = contentOf(change.table_name);
  if (!partOf || !change.before) return 'standing';
  const wholeId = String(change.before[partOf.column]);
  const returns = entry.some(({ action, row_id }) => action === 'deleted' && row_id === wholeId);
  if (!returns && !present.get(partOf.table as LoggedTable)?.has(wholeId)) return 'blocked';
  return rivalOf(change, present) ? 'changed' : 'standing';
}

/** Returns the id of the current part with the key of a deleted part. */
export function rivalOf({ table_name, before }: LoggedChange, present: Present): string | undefined {
  const { partOf } = contentOf(table_name);
  if (!partOf || !before) return undefined;
  const rival = [...(present.get(table_name) ?? [])].find(
    ([, row]) => row[partOf.column] === before[partOf.column] && row[partOf.key] === before[partOf.key],
  );
  return rival?.[0];
}

/** Columns that every write changes. */
const moving = new Set(['updated_at', 'sequence']);

function holds(row: Values, values: Values | null): boolean {
  return Object.entries(values ?? {}).every(
    ([name, value]) => moving.has(name) || !(name in row) || sameValue(row[name], value),
  );
}
