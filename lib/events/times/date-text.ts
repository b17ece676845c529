import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { formatDay } from '#lib/core/dates/day-words.ts';
import { messages } from '#lib/language/messages.ts';
import type { Occurrence } from '../occurrence.ts';

/** The days that an occurrence takes. */
export type Days = Pick<Occurrence, 'date' | 'end_date' | 'is_multi_day'>;

/**
 * Returns the date of a card, 'Sunday, Nov 29', or the range of a multi-day event, 'Nov 29 to Dec 2'; with the year when
 * it is not this one, once in a range within it.
 */
export function occurrenceDateText({ date, end_date, is_multi_day }: Days): string {
  const words = messages.eventWords;
  const isRange = is_multi_day && end_date !== null;
  const isWithinYear = isRange && date.slice(0, 4) === end_date.slice(0, 4);
  const start = isWithinYear ? formatDate(date, 'MMM d') : formatDay(date, 'MMM d');
  if (start === null) return words.dateError;
  if (!isRange) return words.weekdayAndDay(formatDate(date, 'EEEE') ?? '', start);
  const end = formatDay(end_date, 'MMM d');
  return end === null ? words.dateError : words.dayToDay(start, end);
}

/** Returns the date in full, 'Wednesday, November 25, 2026', or the range of a multi-day event's days. */
export function occurrenceDays(occurrence: Days): string {
  const shape = 'EEEE, MMMM d, yyyy';
  const { date, end_date, is_multi_day } = occurrence;
  const start = formatDate(date, shape);
  if (start === null) return messages.eventWords.dateError;
  const end = is_multi_day && end_date && end_date !== date ? formatDate(end_date, shape) : null;
  return end ? messages.eventPages.days(start, end) : start;
}

/** Returns whether the last day of the occurrence is before `today`. */
export function isOver({ date, end_date, is_multi_day }: Days, today: string): boolean {
  return ((is_multi_day && end_date) || date) < today;
}
