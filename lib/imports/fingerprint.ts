import { createHash } from 'node:crypto';
import type { Value, Values } from '#lib/core/operations/content-table.ts';
import type { Exceptions } from './targets/target.ts';

/** The columns of a row in few characters: two rows that say the same have the same. */
export function fingerprintOf(columns: readonly string[], row: Values): string {
  const said = JSON.stringify(columns.map((column) => ordered(row[column])));
  return createHash('sha256').update(said).digest('base64url').slice(0, 22);
}

/** Whether two values say the same, in whatever order their keys are. */
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

/**
 * What differs on single dates once the source was read again: what it says of each date, save where somebody has said
 * something else here since it was last read.
 */
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
