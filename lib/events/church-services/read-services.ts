import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { reportFailedRead } from '#lib/core/cache/render-context.ts';
import { defaultServices, type RegularService } from '#lib/core/church/regular-service.ts';
import { mainService } from '#lib/core/church/service-labels.ts';
import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { db } from '#lib/core/platform/db.ts';
import { log } from '#lib/core/platform/log.ts';
import { toEventWithExceptions } from '../event-rows.ts';
import type { EventWithExceptions } from '../occurrence.ts';
import { occurrencesBetween } from '../series/occurrences.ts';
import { parseTimeRange } from '../time-range.ts';
import { defaultServiceRows } from './default-services.ts';
import { regularServices } from './regular-services.ts';

/** Every church service by date, listed or not, with what differs on single dates. */
export const readServices = cacheQuery('events', async (): Promise<readonly EventWithExceptions[]> => {
  const rows = await db().event.findMany({
    where: { kind: 'service' },
    include: { exceptions: true },
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
  });
  return rows.map(toEventWithExceptions);
});

/** As this process last read them: for pages that the database fails. */
let lastRead: readonly EventWithExceptions[] | null = null;

/** The same, where they cannot be read as they were last known: no page fails because of them. */
export async function knownServices(): Promise<readonly EventWithExceptions[]> {
  try {
    lastRead = await readServices();
    return lastRead;
  } catch (error) {
    log.error({ err: error }, 'the church services could not be read');
    reportFailedRead();
    return lastRead ?? defaultServiceRows(churchToday());
  }
}

/** The services that come round now (lib/core/church/current-services.ts). */
export async function knownRegularServices(): Promise<RegularService[]> {
  return regularServices(await knownServices(), new Date());
}

/**
 * When the service of a date (yyyy-MM-dd) began, in minutes since midnight: that of the gathering on it, a streamed
 * one before others, and on a date without any that of the main service.
 */
export async function findServiceStarts(): Promise<(date: DateText) => number> {
  const services = await knownServices();
  const { start } = mainService(await knownRegularServices()) ?? defaultServices[0];
  return (date) => {
    const held = occurrencesBetween(services, date, date, date).filter(({ is_cancelled }) => !is_cancelled);
    const main = held.find(({ is_streamed }) => is_streamed) ?? held[0];
    return (main && parseTimeRange(main.time)?.start) ?? start;
  };
}
