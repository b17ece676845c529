import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { messages } from '#lib/language/messages.ts';
import type { Occurrence } from '../occurrence.ts';

/** Returns the date of a card, 'Sunday, Nov 29', or the range of a multi-day event, 'Nov 29 to Dec 2'. */
export function occurrenceDateText(
  occurrence: Pick<Occurrence, 'date' | 'end_date' | 'is_multi_day'>,
): string {
  const start = formatDate(occurrence.date, 'MMM d');
  const words = messages.eventWords;
  if (start === null) return words.dateError;
  if (!occurrence.is_multi_day || occurrence.end_date === null)
    return words.weekdayAndDay(formatDate(occurrence.date, 'EEEE') ?? '', start);
  const end = formatDate(occurrence.end_date, 'MMM d');
  return end === null ? words.dateError : words.dayToDay(start, end);
}

/** Returns whether the last day of the occurrence is before `today`. */
export function isOver(
  occurrence: Pick<Occurrence, 'date' | 'end_date' | 'is_multi_day'>,
  today: string,
): boolean {
  const { date, end_date, is_multi_day } = occurrence;
  return ((is_multi_day && end_date) || date) < today;
}
