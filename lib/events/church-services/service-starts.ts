import { formatInTimeZone } from 'date-fns-tz';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import type { EventWithExceptions, OccurrenceStatus } from '../occurrence.ts';
import { type ServiceMoment, serviceMoments } from './service-moments.ts';

/** One upcoming service. */
export interface ServiceStart {
  label: string;
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
  return {
    label: occurrence.short_title ?? occurrence.title,
    when: formatInTimeZone(start, churchTimeZone(), "EEEE, MMMM d 'at' h:mm a"),
    startsAt: start.getTime(),
  };
}
