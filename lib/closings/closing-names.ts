import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { messages } from '#lib/language/messages.ts';
import type { ClosingOccurrence } from './schema.ts';

/** The number of names in a sentence. */
const mostNamed = 3;

/**
 * Returns the titles of dates as a list for a sentence, each once: 'Choir, Evening Prayer and 2 more'. A title that others
 * have too has its day, or its time where they are on the same day; empty without dates.
 */
export function namesOf(dates: readonly ClosingOccurrence[], others: readonly ClosingOccurrence[]): string {
  const names = [...new Set(dates.map((date) => nameAmong(date, others)))];
  if (names.length === 0) return '';
  return messages.closingWords.named(names.slice(0, mostNamed), Math.max(0, names.length - mostNamed));
}

function nameAmong({ title, date, time }: ClosingOccurrence, others: readonly ClosingOccurrence[]): string {
  const alike = others.filter((other) => other.title === title);
  if (alike.length === 0) return title;
  const isOfDay = alike.some((other) => other.date === date);
  return `${title} (${isOfDay ? shownTime(time) : formatDate(date, 'MMMM d')})`;
}
