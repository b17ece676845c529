import { addDays as addDaysToDate, format, isValid, parse } from 'date-fns';
import { formatInTimeZone, fromZonedTime } from 'date-fns-tz';
import { church } from './church.ts';

/** A calendar date of the church as `yyyy-MM-dd` text. It never passes through a time zone (reading 3). */
export type DateText = string;

const pattern = /^\d{4}-\d{2}-\d{2}$/;

/** Today in the church's zone, whatever zone the server or the visitor is in (reading 3). */
export function churchToday(now: Date = new Date()): DateText {
  return formatInTimeZone(now, church.timeZone, 'yyyy-MM-dd');
}

/** The moment at which the church's next day begins. */
export function nextChurchMidnight(now: Date = new Date()): Date {
  return fromZonedTime(`${addDays(churchToday(now), 1)}T00:00`, church.timeZone);
}

/** True for a date that is on the calendar: `2026-02-29` is not. */
export function isDateText(text: string): boolean {
  return pattern.test(text) && isValid(atNoon(text)) && format(atNoon(text), 'yyyy-MM-dd') === text;
}

/** The date's local noon: far from every midnight, so that formatting can never slip by a day. */
export function atNoon(date: DateText): Date {
  return parse(`${date} 12:00`, 'yyyy-MM-dd HH:mm', new Date(2000, 0, 1));
}

/** The date `days` later (or earlier, when negative). */
export function addDays(date: DateText, days: number): DateText {
  return format(addDaysToDate(atNoon(date), days), 'yyyy-MM-dd');
}

/** A date in one of the site's formats (specification section 9), or null when it is not a date. */
export function formatDate(date: DateText, shape: string): string | null {
  return isDateText(date) ? format(atNoon(date), shape) : null;
}
