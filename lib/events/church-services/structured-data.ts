import type { Event, WithContext } from 'schema-dts';
import type { EventWithExceptions } from '../occurrence.ts';
import { eventStructuredData } from '../structured-data.ts';
import { serviceMoments } from './service-moments.ts';

/** Returns the next date of each church service as a schema.org Event, the nearest first. */
export function servicesStructuredData(
  services: readonly EventWithExceptions[],
  now: Date,
): WithContext<Event>[] {
  return services
    .flatMap((service) => serviceMoments([service], now, 1).map((moment) => ({ service, ...moment })))
    .sort((a, b) => a.start.getTime() - b.start.getTime())
    .flatMap(({ service, occurrence }) => eventStructuredData(service, occurrence) ?? []);
}
