import { clockWords } from '#lib/core/church/service-labels.ts';
import { messages } from '#lib/language/messages.ts';
import type { DateShape } from './calendar-date.ts';
import { formatDate, minutesAt } from './calendar-date.ts';
import { churchToday, momentTimestamp } from './church-time.ts';

/** Returns a moment on the church's clock: 'Sunday, November 29 at 9:00 AM'. */
export function formatMoment(moment: Date, shape: DateShape): string {
  const day = churchToday(moment);
  return messages.dates.dayAt(formatDate(day, shape) ?? day, momentClock(moment));
}

/** Returns what the church's clock shows at a moment: '9:00 AM'. */
export function momentClock(moment: Date): string {
  return clockWords(minutesAt(momentTimestamp(moment)));
}
