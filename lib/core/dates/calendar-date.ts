import { churchTag } from '#lib/core/church/locale.ts';
import type words from '#lib/core/words/en.ts';
import { messages } from '#lib/language/messages.ts';
import { toDateText, toDayNumber } from './day-number.ts';
import { memoize } from './memoize.ts';

/** A date's form, named by its English pattern (date-fns). */
export type DateShape = keyof typeof words.dates.shapes;

/** A calendar date of the church as `yyyy-MM-dd` text. It is never converted between time zones. */
export type DateText = string;

/** Returns whether the date exists: `2026-02-29` does not. */
export function isDateText(text: string): boolean {
  return toDayNumber(text) !== null;
}

/** Returns the minutes since midnight of a wall-clock timestamp, `yyyy-MM-ddTHH:mm` and any rest. */
export function minutesAt(timestamp: string): number {
  return minutesOf(timestamp.slice(11, 16));
}

/** Returns the minutes since midnight of `HH:mm`. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns local noon of the date: far from midnight, so that formatting cannot slip by a day. */
export function atNoon(date: DateText): Date {
  return new Date(`${date}T12:00`);
}

/**
 * Returns the date `days` later (earlier if negative).
 * @throws RangeError for an invalid date
 */
export function addDays(date: DateText, days: number): DateText {
  return toDateText((toDayNumber(date) ?? Number.NaN) + days);
}

/** Returns a date in one of the site's forms, in the church's language, or null when it is not a date. */
export function formatDate(date: DateText, shape: DateShape): string | null {
  return isDateText(date) ? formatted(`${date} ${churchTag()} ${shape}`) : null;
}

const formatted = memoize((asked: string) => {
  const [date = '', , ...shape] = asked.split(' ');
  const { format, shapes } = messages.dates;
  return format(atNoon(date), shapes[shape.join(' ') as DateShape]);
});
