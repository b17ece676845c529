import { messages } from '#lib/language/messages.ts';
import { type DateText, formatDate } from './calendar-date.ts';
import { churchToday } from './church-time.ts';

const withYear = {
  'MMM d': 'MMM d, yyyy',
  'MMMM d': 'MMMM d, yyyy',
  'EEE, MMM d': 'EEE, MMM d, yyyy',
  'EEEE, MMMM d': 'EEEE, MMMM d, yyyy',
  MMMM: 'MMMM yyyy',
} as const;

/** The forms of a date without its year. */
export type YearlessShape = keyof typeof withYear;

/**
 * Returns a date in a form without its year, with it when `year` is another one: today's, if not given. Null when it is
 * not a date.
 */
export function formatDay(
  date: DateText,
  shape: YearlessShape,
  year = churchToday().slice(0, 4),
): string | null {
  return formatDate(date, date.slice(0, 4) === year ? shape : withYear[shape]);
}

/**
 * Returns the days from one date to a later one with the year, 'Apr 5 – 9, 2027', which may break behind the dash of two
 * months only; null when one is not a date.
 */
export function formatDays(first: DateText, last: DateText): string | null {
  const end = formatDate(last, 'MMM d, yyyy');
  const start = formatDay(first, 'MMM d', last.slice(0, 4));
  if (start === null || end === null) return null;
  if (first.slice(0, 7) !== last.slice(0, 7)) return `${unbroken(start)}\u00a0– ${unbroken(end)}`;
  const part = (date: DateText, shape: 'd' | 'MMM' | 'y') => formatDate(date, shape) ?? '';
  const { daysOfMonth } = messages.dates;
  return unbroken(daysOfMonth(part(first, 'd'), part(last, 'd'), part(last, 'MMM'), part(last, 'y')));
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');
