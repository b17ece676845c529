import { format } from 'date-fns';
import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';
import { church } from '#lib/core/church/church.ts';
import { toDateText, toDayNumber } from './day-number.ts';
import { memoize } from './memoize.ts';

/** A calendar date of the church as `yyyy-MM-dd` text. It never passes through a time zone. */
export type DateText = string;

const minuteMilliseconds = 60_000;

/** Today in the church's zone, whatever zone the server or the visitor is in. */
export function churchToday(now: Date = new Date()): DateText {
  return dateInMinute(Math.floor(now.getTime() / minuteMilliseconds));
}

/** Every zone's days begin with a minute, and a page asks dozens of times. */
const dateInMinute = memoize((minute: number) =>
  formatInTimeZone(minute * minuteMilliseconds, church.timeZone, 'yyyy-MM-dd'),
);

/** The moment at which the church's next day begins. */
export function nextChurchMidnight(now: Date = new Date()): Date {
  return churchMoment(`${addDays(churchToday(now), 1)}T00:00:00`);
}

/** The moment at which the church's clock shows `yyyy-MM-ddTHH:mm:ss`, its daylight saving time considered. */
export function churchMoment(clock: string): Date {
  return new Date(momentOf(clock));
}

const momentOf = memoize((clock: string) => fromZonedTime(clock, church.timeZone).getTime());

/** The same with the church's offset, as ISO 8601 and search engines want it: '2026-11-22T10:30:00-06:00'. */
export const churchTimestamp: (clock: string) => string = memoize((clock: string) =>
  formatInTimeZone(momentOf(clock), church.timeZone, "yyyy-MM-dd'T'HH:mm:ssxxx"),
);

/** True for a date that is on the calendar: `2026-02-29` is not. */
export function isDateText(text: string): boolean {
  return toDayNumber(text) !== null;
}

/** The date's local noon: far from every midnight, so that formatting can never slip by a day. */
export function atNoon(date: DateText): Date {
  return new Date(`${date}T12:00`);
}

/** The date `days` later (or earlier, when negative). @throws RangeError for what is not a date */
export function addDays(date: DateText, days: number): DateText {
  return toDateText((toDayNumber(date) ?? Number.NaN) + days);
}

/** A date in one of the site's formats, or null when it is not a date. */
export function formatDate(date: DateText, shape: string): string | null {
  return isDateText(date) ? formatted(`${date} ${shape}`) : null;
}

const formatted = memoize((dateAndShape: string) => {
  const [date = '', shape = ''] = dateAndShape.split(/ (.*)/);
  return format(atNoon(date), shape);
});
