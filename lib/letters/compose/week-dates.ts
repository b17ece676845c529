import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchMoment, churchToday, momentTimestamp } from '#lib/core/dates/church-time.ts';
import { toDateText } from '#lib/core/dates/day-number.ts';
import type { EventWithExceptions, Occurrence } from '#lib/events/occurrence.ts';
import { occurrenceOn, occurrencesBetween } from '#lib/events/series/occurrences.ts';
import { extentOf, instantOf } from '#lib/events/times/wall-clock.ts';

const days = 7;
/** How long something without an end is still worth reading of. */
const usualMilliseconds = 3_600_000;

/** Seven days from a moment on. */
export interface Week {
  now: Date;
  /** The same time of the church's clock, seven days on. */
  until: Date;
  first: string;
  last: string;
}

/** Returns the week that begins at the moment. */
export function weekFrom(now: Date): Week {
  const first = churchToday(now);
  const last = addDays(first, days);
  return { now, first, last, until: churchMoment(`${last}T${momentTimestamp(now).slice(11, 19)}`) };
}

/** Returns the dates of the week that are not over, in order, with those that were moved out of it at the end. */
export function datesOfWeek(events: readonly EventWithExceptions[], week: Week): Occurrence[] {
  const { first, last } = week;
  const within = occurrencesBetween(events, first, last, first).filter((date) => isAhead(date, week));
  return [...within, ...movedAway(events, week)];
}

function isAhead(occurrence: Occurrence, { now, until, first }: Week): boolean {
  const extent = extentOf(occurrence);
  if (!extent) return false;
  if (extent.isAllDay)
    return toDateText(extent.end - 1) >= first && churchMoment(midnight(extent.start)) < until;
  const start = instantOf(extent.start);
  const end = extent.end ? instantOf(extent.end) : new Date(start.getTime() + usualMilliseconds);
  return start < until && end > now;
}

const midnight = (day: number) => `${toDateText(day)}T00:00:00`;

/** Who comes as usual would find nothing: dates of the week that take place after it. */
function movedAway(events: readonly EventWithExceptions[], { first, last }: Week): Occurrence[] {
  return events
    .flatMap((event) =>
      event.exceptions
        .filter(({ date, new_date }) => date >= first && date <= last && new_date !== null && new_date > last)
        .flatMap(({ date }) => occurrenceOn(event, date) ?? []),
    )
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}
