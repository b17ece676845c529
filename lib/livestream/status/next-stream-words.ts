import type { RegularService } from '#lib/core/church/regular-service.ts';
import { everyWeekAt } from '#lib/core/church/service-labels.ts';
import { weekdayOn } from '#lib/core/dates/day-number.ts';
import { messages } from '#lib/language/messages.ts';
import { dayAndTimeOf } from '../moment-words.ts';
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
  const start = Number(starts_at.slice(11, 13)) * 60 + Number(starts_at.slice(14, 16));
  const usual = services.find(
    (service) => service.isStreamed && service.weekday === weekdayOn(date) && service.start === start,
  );
  if (usual) return messages.live.next(everyWeekAt(usual), in_days);
  const { day, time } = dayAndTimeOf(starts_at);
  return messages.live.nextOn(day, time, in_days);
}
