import { usualServiceMinutes } from '#lib/core/church/regular-service.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { toDayNumber } from '#lib/core/dates/day-number.ts';
import { formatMoment } from '#lib/core/dates/moment-words.ts';
import { type LangAttributes, langOf } from '#lib/core/translations/lang-of.ts';
import type { EventWithExceptions, Occurrence, OccurrenceStatus } from '../occurrence.ts';
import { inOrder, take } from '../series/expansion.ts';
import { placementsFrom, readSeries } from '../series/series.ts';
import { parseTimeRange } from '../times/time-range.ts';
import { extentOf, instantOf } from '../times/wall-clock.ts';

/** One date of a service with the moments at which it starts and ends. */
export interface ServiceMoment {
  occurrence: Occurrence;
  start: Date;
  end: Date;
}

/**
 * Returns the first `count` dates of the services that have not ended at the moment `from`, in order of time, including
 * cancelled ones unless `isWanted` rejects them. Times are on the church's clock, across changes of its offset.
 */
export function serviceMoments(
  services: readonly EventWithExceptions[],
  from: Date,
  count: number,
  isWanted: (moment: ServiceMoment) => boolean = ({ end }) => end > from,
): ServiceMoment[] {
  const today = toDayNumber(churchToday(from)) ?? 0;
  const isDue = (occurrence: Occurrence) => {
    const moment = momentOf(occurrence);
    return moment !== null && isWanted(moment);
  };
  const found = services.flatMap((service) => {
    const series = parseTimeRange(service.time) && readSeries(service);
    // A service of the day before may run past midnight.
    return series ? take(series, placementsFrom(series, today - 1), count, undefined, isDue) : [];
  });
  return inOrder(found)
    .flatMap((occurrence) => momentOf(occurrence) ?? [])
    .slice(0, count);
}

/** Returns when a date of a service starts and ends; null without a readable time. */
export function momentOf(occurrence: Occurrence): ServiceMoment | null {
  const extent = extentOf(occurrence);
  if (!extent || extent.isAllDay) return null;
  const start = instantOf(extent.start);
  // A length is elapsed time: the clock may change in between.
  const minutes = extent.end ? extent.end.minutes - extent.start.minutes : usualServiceMinutes;
  return { occurrence, start, end: new Date(start.getTime() + minutes * 60_000) };
}

/** One upcoming service. */
export interface ServiceStart {
  label: string;
  /** The attributes of a name in another language than its page. */
  marks?: LangAttributes;
  /** When it starts, in the church's zone: 'Sunday, November 22 at 9:00 AM'. */
  when: string;
  /** The moment it starts, in milliseconds since 1970. */
  startsAt: number;
}

/** One that is cancelled, online only or late. */
export interface UnusualStart extends ServiceStart {
  status: Exclude<OccurrenceStatus, 'scheduled'>;
}

/** Returns the next `count` services that start after the moment `now` and are not cancelled, the nearest first. */
export function serviceStarts(
  services: readonly EventWithExceptions[],
  now: Date,
  count: number,
): ServiceStart[] {
  return serviceMoments(
    services,
    now,
    count,
    ({ occurrence, start }) => start > now && !occurrence.is_cancelled,
  ).map(toStart);
}

/**
 * Returns the services before the next one that are cancelled, online only or late: a visitor who looks up the next one
 * may expect them as usual.
 */
export function unusualStarts(services: readonly EventWithExceptions[], now: Date): UnusualStart[] {
  const [next] = serviceStarts(services, now, 1);
  return serviceMoments(services, now, 3).flatMap((moment) => {
    const { status } = moment.occurrence;
    const isNear = moment.start.getTime() <= (next?.startsAt ?? Infinity);
    return status !== 'scheduled' && isNear ? [{ ...toStart(moment), status }] : [];
  });
}

function toStart({ occurrence, start }: ServiceMoment): ServiceStart {
  const marks = langOf(occurrence, occurrence.short_title === null ? 'title' : 'short_title');
  return {
    label: occurrence.short_title ?? occurrence.title,
    ...(marks.lang && { marks }),
    when: formatMoment(start, 'EEEE, MMMM d'),
    startsAt: start.getTime(),
  };
}
