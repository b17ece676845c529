import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { addDays, type DateText } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { readServices } from '#lib/events/church-services/read-services.ts';
import { momentOf } from '#lib/events/church-services/service-moments.ts';
import type { EventWithExceptions, Occurrence } from '#lib/events/occurrence.ts';
import { occurrencesBetween } from '#lib/events/series/occurrences.ts';
import { heardOf } from '../heard-source.ts';
import type { LiveInput, StreamedService } from '../live-state.ts';
import type { SiteSettings } from '../schema.ts';
import { type LiveSource, sourceOf } from '../source.ts';

/** Returns the input of the state at the moment `now`, and its source. */
export async function readLiveInput(
  now: Date,
  settings: SiteSettings,
): Promise<{ input: LiveInput<StreamedDate>; source: LiveSource }> {
  const today = churchToday(now);
  const { live_override, live_override_until, live_override_at } = settings;
  const isOpen = live_override !== null && live_override_until === null;
  const saidOn = isOpen && live_override_at ? churchToday(new Date(live_override_at)) : today;
  // Later days are within the range around today.
  const since = saidOn < addDays(today, -7) ? saidOn : null;
  const source = sourceOf(settings);
  const services = await streamedDates(today, since);
  return { input: { now, services, settings, heard: heardOf(source.url) }, source };
}

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
    const isEnough =
      near.some(({ occurrence }) => occurrence.date < addDays(today, -1)) &&
      near.some(({ occurrence }) => occurrence.date > today);
    const around = isEnough ? near : datesBetween(services, addDays(today, -400), addDays(today, 400), today);
    const earlier = since === null ? [] : datesBetween(services, since, addDays(since, 40), today);
    const known = new Set(around.map(keyOf));
    return [...earlier.filter((date) => !known.has(keyOf(date))), ...around].sort(
      (a, b) => a.start.getTime() - b.start.getTime(),
    );
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
