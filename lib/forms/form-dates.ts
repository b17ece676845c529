import type { Database } from '#lib/core/database/db.ts';
import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { type DayNumber, toDateText } from '#lib/core/dates/day-number.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { readEvent } from '#lib/events/event-rows.ts';
import type { EventWithExceptions, Occurrence } from '#lib/events/occurrence.ts';
import { spokenEvent } from '#lib/events/presented/spoken-event.ts';
import { occurrenceOn } from '#lib/events/series/occurrences.ts';
import { extentOf, instantOf } from '#lib/events/times/wall-clock.ts';
import { messages } from '#lib/language/messages.ts';
import type { DateState } from './kinds.ts';
import { openingOf, openingText } from './present-form.ts';

type Dated = Pick<Form, 'event_id' | 'later_event_ids' | 'closes_minutes' | 'is_open' | 'opens_at'>;

/** Returns the events whose dates the form is for: its event first, then those that continue the series. */
export async function readEventsOf(
  database: Database,
  { event_id, later_event_ids }: Dated,
): Promise<EventWithExceptions[]> {
  const events: EventWithExceptions[] = [];
  for (const id of event_id ? [event_id, ...later_event_ids] : []) {
    const event = await readEvent(database, id);
    if (event) events.push(spokenEvent(event));
  }
  return events;
}

/** Returns the date of the form's events that the rule gives so; null when there is none. */
export function occurrenceOfForm(
  events: readonly EventWithExceptions[],
  date: DateText | null,
): Occurrence | null {
  if (date === null) return null;
  for (const event of events) {
    const occurrence = occurrenceOn(event, date);
    if (occurrence) return occurrence;
  }
  return null;
}

/** Returns the date that an answer is for, and what it is now. */
export async function readDate(
  database: Database,
  form: Dated,
  date: DateText | null,
  now = new Date(),
): Promise<{ occurrence: Occurrence | null; state: DateState }> {
  const occurrence = date === null ? null : occurrenceOfForm(await readEventsOf(database, form), date);
  return { occurrence, state: stateOf(occurrence, date, now) };
}

/** Returns what a date is now; `occurrence` is null where the form's events have it no more. */
export function stateOf(occurrence: Occurrence | null, date: DateText | null, now: Date): DateState {
  if (date === null) return 'on';
  if (occurrence?.is_cancelled) return 'cancelled';
  if (occurrence ? isOver(occurrence, now) : date < churchToday(now)) return 'over';
  return occurrence ? 'on' : 'gone';
}

/** Returns a function of a date: whether it is to come. A one-time event has one date, which is always meant. */
export function datesToCome(events: readonly EventWithExceptions[]): (date: DateText | null) => boolean {
  if (events.length > 0 && !events.some(({ is_recurring }) => is_recurring)) return () => true;
  const known = new Map<DateText | null, boolean>();
  return (date) => {
    const isToCome = known.get(date) ?? stateOf(occurrenceOfForm(events, date), date, new Date()) === 'on';
    known.set(date, isToCome);
    return isToCome;
  };
}

/**
 * Returns the date that an answer is for, as the rule gives it; null for a form without an event.
 * @throws AppError `invalid` on `date`: none where one is needed, or one that the event has not, that is over or cancelled
 */
export async function askedDate(
  database: Database,
  form: Dated,
  asked: DateText | null | undefined,
  now: Date,
): Promise<{ date: DateText | null; occurrence: Occurrence | null }> {
  if (!form.event_id) {
    if (asked) throw fieldError('date', messages.signUps.withoutDates);
    return { date: null, occurrence: null };
  }
  const events = await readEventsOf(database, form);
  const [event] = events;
  if (!event) throw new AppError('gone', messages.signUps.closed);
  if (!asked && event.is_recurring) throw fieldError('date', messages.signUps.noDate);
  const date = asked || event.date;
  const occurrence = occurrenceOfForm(events, date);
  if (!occurrence) throw fieldError('date', messages.signUps.otherDate);
  if (isOver(occurrence, now)) throw fieldError('date', messages.signUps.pastDate);
  if (occurrence.is_cancelled) throw fieldError('date', messages.signUps.cancelledDate);
  return { date, occurrence };
}

/** Requires that the form takes answers for the date now. @throws AppError `gone` */
export function assertOpen(form: Dated, occurrence: Occurrence | null, now: Date): void {
  if (!form.is_open) throw new AppError('gone', messages.signUps.closed);
  const opening = openingOf(form, now);
  if (opening) throw new AppError('gone', openingText(opening));
  if (occurrence && !isDateOpen(form, occurrence, now))
    throw new AppError('gone', messages.signUps.closedDate);
}

const minuteMilliseconds = 60_000;

/** Returns whether there is still time to sign up for the date. */
export function isDateOpen(form: Pick<Form, 'closes_minutes'>, occurrence: Occurrence, now: Date): boolean {
  const closing = closingOf(form, occurrence);
  return closing !== null && now < closing;
}

/** Returns when a date closes; one without a clock time starts at midnight. Null: its date cannot be read. */
export function closingOf(
  { closes_minutes }: Pick<Form, 'closes_minutes'>,
  occurrence: Occurrence,
): Date | null {
  const extent = extentOf(occurrence);
  if (!extent) return null;
  const start = instantOf(extent.isAllDay ? midnightOf(extent.start) : extent.start);
  return new Date(start.getTime() - closes_minutes * minuteMilliseconds);
}

function midnightOf(day: DayNumber): { day: DayNumber; minutes: number } {
  return { day, minutes: 0 };
}

/** Returns whether the last day of the date is past. */
export function isOver(occurrence: Occurrence, now: Date): boolean {
  return lastDayOf(occurrence) < churchToday(now);
}

/** Returns the last day of the date. */
export function lastDayOf(occurrence: Occurrence): DateText {
  const extent = extentOf(occurrence);
  if (extent?.isAllDay) return toDateText(extent.end - 1);
  return occurrence.is_multi_day && occurrence.end_date ? occurrence.end_date : occurrence.date;
}
