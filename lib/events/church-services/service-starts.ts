import { formatInTimeZone } from 'date-fns-tz';
import { churchTimeZone } from '#lib/core/church/locale.ts';
import type { EventWithExceptions } from '../occurrence.ts';
import { type ServiceMoment, serviceMoments } from './service-moments.ts';

/** One service to come. */
export interface ServiceStart {
  label: string;
  /** When it starts, in words of the church's zone: 'Sunday, November 22 at 9:00 AM'. */
  when: string;
  /** The moment it starts, in milliseconds since 1970. */
  startsAt: number;
}

/** The next `count` services that begin after the moment `now` and are not cancelled, the nearest first. */
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

/** The cancelled services before the next one: whoever looks the next one up may have meant to come to them. */
export function cancelledStarts(services: readonly EventWithExceptions[], now: Date): ServiceStart[] {
  const [next] = serviceStarts(services, now, 1);
  return serviceMoments(services, now, 3)
    .filter(
      ({ occurrence, start }) => occurrence.is_cancelled && start.getTime() < (next?.startsAt ?? Infinity),
    )
    .map(toStart);
}

function toStart({ occurrence, start }: ServiceMoment): ServiceStart {
  return {
    label: occurrence.short_title ?? occurrence.title,
    when: formatInTimeZone(start, churchTimeZone(), "EEEE, MMMM d 'at' h:mm a"),
    startsAt: start.getTime(),
  };
}
