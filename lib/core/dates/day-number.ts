import { memoize } from './memoize.ts';

/** The days of the week as schema.org and iCalendar name them, 0 Sunday to 6 Saturday; people read `messages.dates`. */
export const schemaWeekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** A calendar date as the number of days since 1970-01-01: arithmetic on dates needs no clock. */
export type DayNumber = number;

const dayMilliseconds = 86_400_000;

/** Returns the day number of `yyyy-MM-dd`, or null for an invalid date. */
export function toDayNumber(date: string | null | undefined): DayNumber | null {
  if (!date || !pattern.test(date)) return null;
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7)) - 1;
  const day = Number(date.slice(8)) - 1;
  // Plain arithmetic is fast for ten thousand rows. `Date` would map two-digit years to the last century.
  if (year < 100 || month < 0 || month > 11 || day < 0) return null;
  const first = civilDay(year, month, 1);
  return day < civilDay(year, month + 1, 1) - first ? first + day : null;
}

const pattern = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the date of a day number as `yyyy-MM-dd`. */
export const toDateText: (day: DayNumber) => string = memoize((day: DayNumber) =>
  new Date(day * dayMilliseconds).toISOString().slice(0, 10),
);

/** Returns 0 Sunday to 6 Saturday. */
export function weekdayOf(day: DayNumber): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** Returns 0 Sunday to 6 Saturday of `yyyy-MM-dd`, or null for an invalid date. */
export function weekdayOn(date: string): number | null {
  const day = toDayNumber(date);
  return day === null ? null : weekdayOf(day);
}

/** Returns the months since year 0, so that months can be counted across years. */
export const monthOf: (day: DayNumber) => number = memoize((day: DayNumber) => {
  const at = new Date(day * dayMilliseconds);
  return at.getUTCFullYear() * 12 + at.getUTCMonth();
});

/** Returns 1 to 31. */
export function dayOfMonth(day: DayNumber): number {
  return day - firstOfMonth(monthOf(day)) + 1;
}

/** Returns that day of that month, or the month's last day if the month is shorter. */
export function clampedDay(month: number, day: number): DayNumber {
  return Math.min(firstOfMonth(month) + day - 1, lastOfMonth(month));
}

/** Returns the same day that many months later, or that month's last day if it is shorter. */
export function monthsAfter(day: DayNumber, count: number): DayNumber {
  return clampedDay(monthOf(day) + count, dayOfMonth(day));
}

/** Returns the nth (1 to 4) such weekday of the month; 5 is the last one. */
export function nthWeekday(month: number, weekday: number, nth: number): DayNumber {
  if (nth === 5) {
    const last = lastOfMonth(month);
    return last - ((weekdayOf(last) - weekday + 7) % 7);
  }
  const first = firstOfMonth(month);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7;
}

export function firstOfMonth(month: number): DayNumber {
  return civilDay(Math.floor(month / 12), month % 12, 1);
}

export function lastOfMonth(month: number): DayNumber {
  return firstOfMonth(month + 1) - 1;
}

function civilDay(year: number, monthIndex: number, day: number): DayNumber {
  return Date.UTC(year, monthIndex, day) / dayMilliseconds;
}
