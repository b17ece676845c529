import { clockWords } from '#lib/core/church/service-labels.ts';
import { addDays, type DateText, formatDate, minutesAt } from '#lib/core/dates/calendar-date.ts';
import { weekdayOn } from '#lib/core/dates/day-number.ts';
import { messages } from '#lib/language/messages.ts';

/** The most frequent choices of when an announcement shows. */
export const quickTimes = ['today', 'sunday', 'week', 'until'] as const;
export type QuickTime = (typeof quickTimes)[number];

/** When an announcement shows: local date-times (yyyy-MM-ddTHH:mm) in its zone. */
export interface ShowingTime {
  start_date: string;
  end_date: string;
}

/**
 * Returns the whole days of a choice, seen from `today` in the announcement's zone: today; the next Sunday; today
 * through Saturday; today through the day `last`.
 */
export function showingTime(choice: QuickTime, today: DateText, last: DateText): ShowingTime {
  const tomorrow = addDays(today, 1);
  switch (choice) {
    case 'today':
      return wholeDays(today, today);
    case 'sunday':
      return wholeDays(nextOn(0, tomorrow), nextOn(0, tomorrow));
    case 'week':
      return wholeDays(today, nextOn(6, today));
    case 'until':
      return wholeDays(today, last);
  }
}

/** Returns the choice with this time, seen from `today`; null for any other time. */
export function quickTimeOf(time: ShowingTime, today: DateText): QuickTime | null {
  const last = lastDay(time);
  const isMeant = (choice: QuickTime) => {
    const meant = showingTime(choice, today, last ?? today);
    return meant.start_date === time.start_date && meant.end_date === time.end_date;
  };
  return last === null ? null : (quickTimes.find(isMeant) ?? null);
}

/** Returns the last of the whole days that end at this time; null for an end within a day. */
export function lastDay({ end_date }: ShowingTime): DateText | null {
  const day = end_date.slice(0, 10);
  return end_date.endsWith('T00:00') && formatDate(day, 'y') !== null ? addDays(day, -1) : null;
}

function nextOn(weekday: number, from: DateText): DateText {
  return addDays(from, (weekday - (weekdayOn(from) ?? 0) + 7) % 7);
}

function wholeDays(first: DateText, last: DateText): ShowingTime {
  return { start_date: `${first}T00:00`, end_date: `${addDays(last, 1)}T00:00` };
}

/**
 * Returns when an announcement shows: 'Sun, Nov 29, 2026' for a whole day, 'Wed, Nov 25, 2026 through Sat, Nov 28,
 * 2026' for several, else from one local date-time to another.
 */
export function showingWords(time: ShowingTime): string {
  const first = time.start_date.endsWith('T00:00') ? time.start_date.slice(0, 10) : null;
  const last = lastDay(time);
  if (first === null || last === null || last < first)
    return messages.announcements.times(localTime(time.start_date), localTime(time.end_date));
  return first === last ? dayWords(first) : messages.announcements.days(dayWords(first), dayWords(last));
}

function dayWords(day: string): string {
  return formatDate(day, 'EEE, MMM d, yyyy') ?? messages.announcements.invalidDate;
}

/** Returns a local date-time for display, or a message if it is unreadable. */
function localTime(text: string): string {
  const day = formatDate(text.slice(0, 10), 'MMM d, yyyy');
  if (day === null) return messages.announcements.invalidDate;
  return messages.announcements.dayAndTime(day, clockWords(minutesAt(text)));
}
