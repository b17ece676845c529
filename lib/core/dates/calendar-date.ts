import { format } from 'date-fns';
import { toDateText, toDayNumber } from './day-number.ts';
import { memoize } from './memoize.ts';

/** A calendar date of the church as `yyyy-MM-dd` text. It never passes through a time zone. */
export type DateText = string;

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
