import { AppError } from '#lib/core/operations/errors.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { readEvent } from '../event-rows.ts';
import { removedDate } from '../exception-columns.ts';
import { eventMessages } from '../messages.ts';
import type { EventWithExceptions, Occurrence, OccurrenceStatus } from '../occurrence.ts';
import { occurrenceOn } from '../series/occurrences.ts';

/** Returns whether that day of a multi-day event has an exception of its own. The first day represents the whole event. */
export function isChangedDay(event: EventWithExceptions, date: string): boolean {
  const occurrence = event.is_recurring ? null : occurrenceOn(event, event.date);
  if (!occurrence || date === occurrence.date) return false;
  return [...occurrence.closed_dates, ...occurrence.changed_dates.map((day) => day.date)].includes(date);
}

/**
 * Sets the status of one day of a multi-day event; `event` is locked. Returns the event's occurrence after the change.
 * @throws AppError `not_found` when the event is gone
 */
export async function changeDay(
  database: Database,
  { id: event_id, date: first }: EventWithExceptions,
  date: string,
  { status, time }: { status: OccurrenceStatus; time: unknown },
): Promise<Occurrence> {
  const { eventException } = database;
  const where = { event_id_date: { event_id, date } };
  if (status === 'scheduled') await eventException.deleteMany({ where: { event_id, date } });
  else {
    const late = status === 'late' && typeof time === 'string' ? time : null;
    const data = { ...removedDate, kind: status, day_only: true, time: late };
    await eventException.upsert({ where, create: { ...data, event_id, date }, update: data });
  }
  const written = await readEvent(database, event_id);
  const occurrence = written && occurrenceOn(written, first);
  if (!occurrence) throw new AppError('not_found', eventMessages.updateFoundNothing);
  return occurrence;
}
