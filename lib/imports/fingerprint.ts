import { createHash } from 'node:crypto';
import type { Value, Values } from '#lib/core/operations/content-table.ts';
import { neutralText } from './markup/neutral-text.ts';
import type { Exceptions, Target } from './targets/target.ts';

/**
 * Returns a hash of a row's columns: equal rows have equal hashes. A row whose later columns are empty has the hash of
 * the time before them.
 */
export function fingerprintOf(
  { columns, laterColumns = [] }: Pick<Target, 'columns' | 'laterColumns'>,
  row: Values,
): string {
  const values = columns.map((column) => ordered(row[column]));
  const first = columns.length - laterColumns.length;
  while (values.length > first && isEmpty(values.at(-1))) values.pop();
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

/** Whether these columns of two rows are equal, regardless of the church's language and clock when they were written. */
export function isSameRow(columns: readonly string[], one: Values, other: Values): boolean {
  return columns.every((column) => saysSame(one[column], other[column]));
}

/** Whether two values are equal, regardless of the order of their keys, and of the church's language and clock. */
export function saysSame(one: Value | undefined, other: Value | undefined): boolean {
  return JSON.stringify(ordered(one, neutralText)) === JSON.stringify(ordered(other, neutralText));
}

function ordered(value: Value | undefined, textOf = (text: string) => text): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return textOf(value);
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((entry) => ordered(entry, textOf));
  return Object.entries(value as Values)
    .filter(([, entry]) => entry !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, entry]) => [name, ordered(entry, textOf)]);
}

/** Returns the exceptions of a source that was read again, except on dates that staff have changed since. */
export function mergeExceptions(
  present: Exceptions,
  { before, after }: { before: Exceptions; after: Exceptions },
): Exceptions {
  const dates = new Set([...Object.keys(present), ...Object.keys(after)]);
  const merged = [...dates].flatMap((date) => {
    const isOurs = !saysSame(present[date], before[date]);
    const exception = isOurs ? present[date] : after[date];
    return exception ? [[date, exception] as const] : [];
  });
  return Object.fromEntries(merged);
}
