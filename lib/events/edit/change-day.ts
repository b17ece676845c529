import type { Database } from '#lib/core/database/db.ts';
import { readOccurrence, writeException } from '../event-rows.ts';
import { removedDate } from '../exception-columns.ts';
import type { EventWithExceptions, Occurrence, OccurrenceStatus } from '../occurrence.ts';
import { occurrenceOn } from '../series/occurrences.ts';
import { changedInput } from './changed-input.ts';
import { parseEvent, unsaidIn } from './unsaid-fields.ts';

/** Returns whether that day of a multi-day event has an exception of its own. The first day represents the whole event. */
export function isChangedDay(event: EventWithExceptions, date: string): boolean {
  const occurrence = event.is_recurring ? null : occurrenceOn(event, event.date);
  if (!occurrence || date === occurrence.date) return false;
  return [...occurrence.closed_dates, ...occurrence.changed_dates.map((day) => day.date)].includes(date);
}

/**
 * Sets the status of one day of a multi-day event; `event` is locked. Returns the event's occurrence after the change.
 * @throws AppError `invalid`, or `not_found` when the event is gone
 */
export async function changeDay(
  database: Database,
  event: EventWithExceptions,
  date: string,
  { status, time }: { status: OccurrenceStatus; time: unknown },
): Promise<Occurrence> {
  const isLate = status === 'late' && time !== undefined;
  const late = isLate ? parseEvent(changedInput(event, { time }), unsaidIn(event)).time : null;
  const exception = { ...removedDate, kind: status, day_only: true, time: late };
  await writeException(database, event.id, date, status === 'scheduled' ? null : exception);
  return readOccurrence(database, event.id, event.date);
}
