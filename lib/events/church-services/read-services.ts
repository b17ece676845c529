import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { reportFailedRead } from '#lib/core/cache/render-context.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { defaultServices, type RegularService } from '#lib/core/church/regular-service.ts';
import { mainService } from '#lib/core/church/service-labels.ts';
import { db } from '#lib/core/database/db.ts';
import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { log } from '#lib/core/process/log.ts';
import type { EventWithExceptions } from '../occurrence.ts';
import { toEventWithExceptions } from '../presented/present-event.ts';
import { spokenEvent } from '../presented/spoken-event.ts';
import { occurrencesBetween } from '../series/occurrences.ts';
import { parseTimeRange } from '../times/time-range.ts';
import { defaultServiceRows } from './default-services.ts';
import { regularServices } from './regular-services.ts';

/** Returns every church service with its exceptions, listed or not, sorted by date. */
export const readServices = cacheQuery('events', async (): Promise<readonly EventWithExceptions[]> => {
  const rows = await db().event.findMany({
    where: { kind: 'service' },
    include: { exceptions: true },
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
  });
  return rows.map((row) => spokenEvent(toEventWithExceptions(row)));
});

/** The last result of this process, for pages rendered while the database fails. */
let lastRead: readonly EventWithExceptions[] | null = null;

/**
 * Returns the services, or the last known ones when the read fails: no page fails because of them. Without any, they are
 * what `currentServices` assumes: the demo's on the demo, none on another site.
 */
export async function knownServices(): Promise<readonly EventWithExceptions[]> {
  try {
    lastRead = await readServices();
    return lastRead;
  } catch (error) {
    log.error({ err: error }, 'the church services could not be read');
    reportFailedRead();
    return lastRead ?? (currentChurch().is_demo ? defaultServiceRows(churchToday()) : []);
  }
}

/** Returns the regular services of today (lib/core/church/current-church.ts). */
export async function knownRegularServices(): Promise<RegularService[]> {
  return regularServices(await knownServices(), new Date());
}

/**
 * Returns when the service of a date (yyyy-MM-dd) starts, in minutes since midnight: that of a streamed gathering
 * before others, and on a date without services that of the main service.
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
