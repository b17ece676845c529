import { createHash } from 'node:crypto';
import type { Value, Values } from '#lib/core/operations/content-table.ts';
import type { Exceptions } from './targets/target.ts';

/** Returns a hash of a row's columns: equal rows have equal hashes. */
export function fingerprintOf(columns: readonly string[], row: Values): string {
  const values = JSON.stringify(columns.map((column) => ordered(row[column])));
  return createHash('sha256').update(values).digest('base64url').slice(0, 22);
}

/** Whether two values are equal, regardless of the order of their keys. */
export function saysSame(one: Value | undefined, other: Value | undefined): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));
}

function ordered(value: Value | undefined): unknown {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(ordered);
  return Object.entries(value as Values)
    .filter(([, entry]) => entry !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, entry]) => [name, ordered(entry)]);
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
