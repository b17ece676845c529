import type { RegularService } from '#lib/core/church/regular-service.ts';
import { everyWeekAt } from '#lib/core/church/service-labels.ts';
import { minutesAt } from '#lib/core/dates/calendar-date.ts';
import { weekdayOn } from '#lib/core/dates/day-number.ts';
import { formatMoment } from '#lib/core/dates/moment-words.ts';
import { messages } from '#lib/language/messages.ts';
import type { NextStream } from './schema.ts';

/**
 * Returns when the next stream is: 'Live Sundays at 10:30 AM, in 3 days' for a service at its usual time, else the full
 * date.
 */
export function nextStreamWords(
  { starts_at, in_days }: NextStream,
  services: readonly RegularService[],
): string {
  const date = starts_at.slice(0, 10);
  const start = minutesAt(starts_at);
  const usual = services.find(
    (service) => service.isStreamed && service.weekday === weekdayOn(date) && service.start === start,
  );
  const when = usual ? everyWeekAt(usual) : formatMoment(new Date(starts_at), 'EEEE, MMMM d');
  return messages.live.next(when, in_days);
}
