import { formatDate } from '#lib/core/dates/calendar-date.ts';
import type { Occurrence } from './occurrence.ts';

/** The text of a card with an unreadable date. */
export const dateError = 'Date error';

/** Returns the date of a card, 'Sunday, Nov 29', or the range of a multi-day event, 'Nov 29 to Dec 2'. */
export function occurrenceDateText(
  occurrence: Pick<Occurrence, 'date' | 'end_date' | 'is_multi_day'>,
): string {
  const start = formatDate(occurrence.date, 'MMM d');
  if (start === null) return dateError;
  if (!occurrence.is_multi_day || occurrence.end_date === null)
    return `${formatDate(occurrence.date, 'EEEE')}, ${start}`;
  const end = formatDate(occurrence.end_date, 'MMM d');
  return end === null ? dateError : `${start} to ${end}`;
}

/** Returns whether the last day of the occurrence is before `today`. */
export function isOver(
  occurrence: Pick<Occurrence, 'date' | 'end_date' | 'is_multi_day'>,
  today: string,
): boolean {
  const { date, end_date, is_multi_day } = occurrence;
  return ((is_multi_day && end_date) || date) < today;
}
