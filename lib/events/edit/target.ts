import { AppError } from '#lib/core/operations/errors.ts';
import { type OccurrenceId, parseOccurrenceId } from '../occurrence-id.ts';

/** The row and date that an id names. @throws AppError `malformed` for one of no known form */
export function readTarget(id: string, unreadable: string): OccurrenceId {
  const target = parseOccurrenceId(id);
  if (!target) throw new AppError('malformed', unreadable);
  return target;
}
