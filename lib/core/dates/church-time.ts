import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';
import { church } from '#lib/core/church/church.ts';
import { addDays, type DateText } from './calendar-date.ts';
import { memoize } from './memoize.ts';

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
