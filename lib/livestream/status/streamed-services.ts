import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { addDays, type DateText } from '#lib/core/dates/calendar-date.ts';
import { readServices } from '#lib/events/church-services/read-services.ts';
import { momentOf } from '#lib/events/church-services/service-moments.ts';
import type { EventWithExceptions, Occurrence } from '#lib/events/occurrence.ts';
import { occurrencesBetween } from '#lib/events/series/occurrences.ts';
import type { StreamedService } from '../live-state.ts';

export interface StreamedDate extends StreamedService {
  occurrence: Occurrence;
}

/**
 * Returns the dates of streamed services around `today`, in order: within some weeks, or within more than a year if
 * there are none. With `since`, also those from that day on.
 */
export const streamedDates = cacheQuery(
  'events',
  async (today: DateText, since: DateText | null): Promise<readonly StreamedDate[]> => {
    const services = await readServices();
    const near = datesBetween(services, addDays(today, -9), addDays(today, 15), today);
    const isEnough = near.some(({ occurrence }) => occurrence.date < addDays(today, -1)) && near.some(comes);
    const around = isEnough ? near : datesBetween(services, addDays(today, -400), addDays(today, 400), today);
    const earlier = since === null ? [] : datesBetween(services, since, addDays(since, 40), today);
    const known = new Set(around.map(keyOf));
    return [...earlier.filter((date) => !known.has(keyOf(date))), ...around].sort(
      (a, b) => a.start.getTime() - b.start.getTime(),
    );

    function comes({ occurrence }: StreamedDate) {
      return occurrence.date > today;
    }
  },
);

function datesBetween(
  services: readonly EventWithExceptions[],
  from: DateText,
  to: DateText,
  today: DateText,
): StreamedDate[] {
  return occurrencesBetween(services, from, to, today, isStreamed).flatMap((occurrence) => {
    const moment = momentOf(occurrence);
    return moment ? [{ ...moment, isCancelled: occurrence.is_cancelled }] : [];
  });
}

/** An online-only event is streamed, or it does not take place. */
function isStreamed({ is_streamed, status }: Occurrence): boolean {
  return is_streamed || status === 'moved_online';
}

function keyOf({ occurrence, start }: StreamedDate): string {
  return `${occurrence.id} ${start.getTime()}`;
}
