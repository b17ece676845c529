import { addDays } from '../dates.ts';
import { type DayNumber, toDayNumber } from '../day-number.ts';
import type { Database } from '../db.ts';
import { AppError } from '../errors.ts';
import { parseInput } from '../operation.ts';
import { toEventRow } from './event-rows.ts';
import type { EventWithExceptions, ExceptionRow } from './occurrence.ts';
import { occurrenceOn } from './recurrence.ts';
import { changedInput, toColumns } from './row-input.ts';
import { eventInput } from './schema.ts';
import { eventTexts } from './texts.ts';
import { noteUnchosenOccurrence } from './unchosen-occurrence.ts';

/**
 * Changes one date of a series and all that follow: the series ends the day before, a new one begins, and
 * later exceptions go along. `event` is locked (lib/events/lock-event.ts). Gives the new series' row.
 * @throws AppError `not_found` when the series has no such date, `invalid`
 */
export async function changeFollowing(
  database: Database,
  event: EventWithExceptions,
  date: string,
  patch: Record<string, unknown>,
) {
  const occurrence = occurrenceOn(event, date);
  if (!occurrence) throw new AppError('not_found', eventTexts.updateFoundNothing);
  const input = parseInput(eventInput, changedInput({ ...event, date }, patch));
  noteUnchosenOccurrence(input);
  const later = event.exceptions.filter((exception) => exception.date >= date);
  const shift = daysBetween(date, input.date);
  await database.event.update({ where: { id: event.id }, data: { end_date: addDays(date, -1) } });
  await database.eventException.deleteMany({ where: { event_id: event.id, date: { gte: date } } });
  const begun = await database.event.create({
    data: {
      ...toColumns(input),
      exceptions: { create: later.map((exception) => moved(exception, shift)) },
    },
  });
  return toEventRow(begun);
}

/** The exception on the new series: its date moves along when the series begins on another day. */
function moved({ updated_at: _, ...exception }: ExceptionRow, shift: DayNumber) {
  const {
    id: _id,
    event_id: _event,
    created_at: _created,
    ...fields
  } = exception as typeof exception & Record<'id' | 'event_id' | 'created_at', unknown>;
  return { ...fields, date: shift === 0 ? fields.date : addDays(fields.date, shift) };
}

function daysBetween(from: string, to: string): DayNumber {
  return (toDayNumber(to) ?? 0) - (toDayNumber(from) ?? 0);
}
