import { AppError } from '#lib/core/operations/errors.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { messages } from '#lib/language/messages.ts';
import { readOccurrence, writeException } from '../event-rows.ts';
import { differences } from '../exception-columns.ts';
import type { EventWithExceptions, Occurrence, OccurrenceStatus } from '../occurrence.ts';
import { occurrenceOn } from '../series/occurrences.ts';
import { changedInput } from './changed-input.ts';
import { parseEvent, unsaidIn } from './unsaid-fields.ts';

interface OccurrenceChange {
  status: OccurrenceStatus | undefined;
  patch: Record<string, unknown>;
}

/**
 * Changes, moves, cancels or restores one date of an event by an exception to its rule. `event` is locked
 * (lock-event.ts). Returns the occurrence after the change.
 * @throws AppError `not_found` when the event has no such date, `invalid`
 */
export async function changeOccurrence(
  database: Database,
  event: EventWithExceptions,
  date: string,
  { status, patch }: OccurrenceChange,
): Promise<Occurrence> {
  const occurrence = occurrenceOn(event, date);
  if (!occurrence) throw new AppError('not_found', messages.events.updateFoundNothing);
  // One date has no rule of its own; a multi-day event keeps its end.
  const rule = event.is_recurring ? { is_recurring: false, end_date: null } : {};
  const changed = changedInput(asUsual(event, occurrence, status), patch);
  const input = parseEvent({ ...changed, ...rule, kind: event.kind }, unsaidIn(event));
  const differing = differences(event, date, input);
  const now = status ?? occurrence.status;
  const isChanged = Object.values(differing).some((value) => value !== null);
  const kind = now === 'scheduled' ? 'changed' : now;
  const isUsual = now === 'scheduled' && !isChanged;
  await writeException(database, event.id, date, isUsual ? null : { kind, day_only: false, ...differing });
  return readOccurrence(database, event.id, date);
}

/** The date to start from: one that is no longer late has its usual time again. */
function asUsual(event: EventWithExceptions, occurrence: Occurrence, status: OccurrenceStatus | undefined) {
  const isOnTime = occurrence.status === 'late' && status !== undefined && status !== 'late';
  return isOnTime ? { ...occurrence, time: event.time } : occurrence;
}
