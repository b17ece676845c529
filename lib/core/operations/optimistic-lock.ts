import { z } from 'zod';
import { AppError, errorMessages } from './errors.ts';

/** `If-Match` of an update: the `updated_at` the person read, or `*` for whatever is there (api.md). */
export const ifMatch = z.string().max(100).optional();

/**
 * Refuses an update of a row that has changed since it was read.
 * @throws AppError `conflict` with the row as it is now
 */
export function assertUnchanged(row: { updated_at: Date | string }, expected: string | undefined): void {
  if (expected === undefined || expected === '*') return;
  if (new Date(expected).getTime() === new Date(row.updated_at).getTime()) return;
  throw conflictWith(row);
}

/**
 * The condition that finds a row only in the state it was checked in, for writes that were given `If-Match`:
 * of two writers at once, one finds it.
 */
export function whereUnchanged<Time extends Date | string>(
  row: { updated_at: Time },
  expected: string | undefined,
): { updated_at?: Time } {
  return expected === undefined || expected === '*' ? {} : { updated_at: row.updated_at };
}

/** A row's version as `If-Match` takes it: an action hands over dates, the API their text. */
export function versionOf(row: { updated_at: Date | string }): string {
  return new Date(row.updated_at).toISOString();
}

/** The refusal itself, for a write that found the row changed at the last moment. */
export function conflictWith(row: unknown): AppError {
  return new AppError('conflict', errorMessages.conflict, { current: row });
}
