import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { announcementMessages } from './messages.ts';
import { lastDay, type ShowingTime } from './showing-time.ts';

/**
 * Returns when an announcement shows: 'Sun, Nov 29, 2026' for a whole day, 'Wed, Nov 25, 2026 through Sat, Nov 28,
 * 2026' for several, else from one local date-time to another.
 */
export function showingWords(time: ShowingTime): string {
  const first = time.start_date.endsWith('T00:00') ? time.start_date.slice(0, 10) : null;
  const last = lastDay(time);
  if (first === null || last === null || last < first)
    return `${localTime(time.start_date)} to ${localTime(time.end_date)}`;
  return first === last ? dayWords(first) : `${dayWords(first)} through ${dayWords(last)}`;
}

function dayWords(day: string): string {
  return formatDate(day, 'EEE, MMM d, yyyy') ?? announcementMessages.invalidDate;
}

/** Returns a local date-time for display, or a message if it is unreadable. */
function localTime(text: string): string {
  const day = formatDate(text.slice(0, 10), 'MMM d, yyyy');
  if (day === null) return announcementMessages.invalidDate;
  const [hour = 0, minute = 0] = text.slice(11, 16).split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${day}, ${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}
