import { formatInTimeZone } from 'date-fns-tz';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import { addDays, type DateText } from './calendar-date.ts';
import { memoize } from './memoize.ts';
import { firstMomentFrom, zonedMoment } from './zoned-moment.ts';

const minuteMilliseconds = 60_000;

/** Returns today in the church's zone, regardless of the server's or the visitor's. */
export function churchToday(now: Date = new Date()): DateText {
  return dateInMinute(Math.floor(now.getTime() / minuteMilliseconds));
}

/** Days begin on a full minute in every zone, and a page asks dozens of times. */
const dateInMinute = memoizeByZone((zone, minute: number) =>
  formatInTimeZone(minute * minuteMilliseconds, zone, 'yyyy-MM-dd'),
);

/** Returns the moment at which the church's next day begins. */
export function nextChurchMidnight(now: Date = new Date()): Date {
  return churchMoment(`${addDays(churchToday(now), 1)}T00:00:00`);
}

/** Returns the moment at which the church's clock shows `yyyy-MM-ddTHH:mm:ss`, daylight saving time included. */
export function churchMoment(clock: string): Date {
  return new Date(momentOf(clock));
}

/** Returns the first moment at which the church's clock shows `yyyy-MM-ddTHH:mm:ss` or later: a skipped time is the end of the gap. */
export function churchMomentFrom(clock: string): Date {
  return new Date(firstMomentFrom(clock, churchTimeZone()));
}

const momentOf = memoizeByZone((zone, clock: string) => zonedMoment(clock, zone));

/** Returns that moment as ISO 8601 with the church's offset: '2026-11-22T10:30:00-06:00'. */
export const churchTimestamp: (clock: string) => string = memoizeByZone((zone, clock: string) =>
  formatInTimeZone(zonedMoment(clock, zone), zone, "yyyy-MM-dd'T'HH:mm:ssxxx"),
);

/** Returns a moment as ISO 8601 with the church's offset at that time. */
export function momentTimestamp(moment: Date): string {
  return timestampOf(moment.getTime());
}

const timestampOf = memoizeByZone((zone, milliseconds: number) =>
  formatInTimeZone(milliseconds, zone, "yyyy-MM-dd'T'HH:mm:ssxxx"),
);

/** Returns minutes since midnight as 'HH:mm'. */
export function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Memoizes a pure function of the church's zone and an argument. */
function memoizeByZone<Question extends string | number, Answer extends string | number>(
  find: (zone: string, question: Question) => Answer,
): (question: Question) => Answer {
  const byZone = new Map<string, (question: Question) => Answer>();
  return (question) => {
    const zone = churchTimeZone();
    let ask = byZone.get(zone);
    if (!ask) {
      ask = memoize((asked: Question) => find(zone, asked));
      byZone.set(zone, ask);
    }
    return ask(question);
  };
}
