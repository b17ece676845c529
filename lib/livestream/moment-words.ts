import { clockWords } from '#lib/core/church/service-labels.ts';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { momentTimestamp } from '#lib/core/dates/church-time.ts';
import { messages } from '#lib/language/messages.ts';

/** Returns a moment on the church's clock in words: 'Sunday, November 29 at 10:30 AM'. */
export function momentWords(moment: Date): string {
  const { day, time } = dayAndTimeOf(momentTimestamp(moment));
  return messages.live.dayAndTime(day, time);
}

/** Returns the day and the time of an ISO 8601 timestamp with the church's offset, in words. */
export function dayAndTimeOf(timestamp: string): { day: string; time: string } {
  const date = timestamp.slice(0, 10);
  const minutes = Number(timestamp.slice(11, 13)) * 60 + Number(timestamp.slice(14, 16));
  return { day: formatDate(date, 'EEEE, MMMM d') ?? date, time: clockWords(minutes) };
}
