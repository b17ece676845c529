import { usualServiceMinutes } from '#lib/core/church/regular-service.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { toDayNumber } from '#lib/core/dates/day-number.ts';
import type { EventWithExceptions, Occurrence } from '../occurrence.ts';
import { inOrder, take } from '../series/expansion.ts';
import { placementsFrom, readSeries } from '../series/series.ts';
import { parseTimeRange } from '../time-range.ts';
import { extentOf, instantOf } from '../wall-clock.ts';

/** One date of a service with the moments it begins and ends. */
export interface ServiceMoment {
  occurrence: Occurrence;
  start: Date;
  end: Date;
}

/**
 * The first `count` dates of the services that have not ended at the moment `from`, in order of time, cancelled ones
 * included unless `isWanted` says otherwise. They keep to the church's clock, whatever that does at a change of time.
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
    // What began the day before may go on past midnight.
    return series ? take(series, placementsFrom(series, today - 1), count, undefined, isDue) : [];
  });
  return inOrder(found)
    .flatMap((occurrence) => momentOf(occurrence) ?? [])
    .slice(0, count);
}

/** When a date of a service begins and ends; null without a time that can be read. */
export function momentOf(occurrence: Occurrence): ServiceMoment | null {
  const extent = extentOf(occurrence);
  if (!extent || extent.isAllDay) return null;
  const start = instantOf(extent.start);
  // A length is lived through: the clock may change meanwhile.
  const minutes = extent.end ? extent.end.minutes - extent.start.minutes : usualServiceMinutes;
  return { occurrence, start, end: new Date(start.getTime() + minutes * 60_000) };
}
