import 'server-only';
import { z } from 'zod';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { addDays, churchToday, isDateText } from '#lib/core/dates/church-time.ts';
import { multiline } from '#lib/core/operations/control-characters.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { db } from '#lib/core/platform/db.ts';
import { eventLookup } from './edit/schema.ts';
import { readEvent, readEvents } from './event-rows.ts';
import { eventListQuery } from './list-query.ts';
import { eventMessages } from './messages.ts';
import type { EventWithExceptions, Occurrence } from './occurrence.ts';
import { countOccurrences } from './occurrence-count.ts';
import { parseOccurrenceId } from './occurrence-id.ts';
import type { EventRow } from './schema.ts';
import {
  occurrenceOn,
  occurrencesBetween,
  pastOccurrences,
  upcomingOccurrences,
} from './series/recurrence.ts';

/** The church's date that 'upcoming' is counted from: today, unless a test says otherwise. */
const today = z
  .string()
  .refine(isDateText)
  .default(() => churchToday());

/** All rows by date, or the expanded occurrences of a window; of either the featured or banner ones. */
export const listEvents = publicQuery({
  name: 'listEvents',
  input: eventListQuery,
  run: async ({ featured, show_in_banner, from, to }) => {
    const isWanted = (shown: Pick<EventRow, 'is_featured' | 'show_in_banner'>) =>
      (!featured || shown.is_featured === (featured === 'true')) &&
      (!show_in_banner || shown.show_in_banner === (show_in_banner === 'true'));
    const events = await keptEvents();
    if (from === undefined || to === undefined)
      return events.filter(isWanted).map(({ exceptions: _, ...event }) => event);
    return occurrencesBetween(events, from, to, churchToday(), isWanted);
  },
});

/** The occurrences that touch the days from `from` to `to` (reading 7), for the calendar. */
export const listOccurrences = publicQuery({
  name: 'listOccurrences',
  input: z.object({ from: z.string().refine(isDateText), to: z.string().refine(isDateText), today }),
  run: ({ from, to, today: now }) => keptWindow(from, to, now),
});

const keptWindow = cacheQuery('events', async (from: string, to: string, now: string) =>
  occurrencesBetween(await keptEvents(), from, to, now),
);

/**
 * The row of an event with its exceptions, or for an instance id that one occurrence.
 * @throws AppError `malformed` for an id of neither form, `not_found` when there is no such event or date
 */
export const findEvent = publicQuery({
  name: 'findEvent',
  input: eventLookup,
  run: async ({ id }) => {
    const parsed = parseOccurrenceId(id);
    if (!parsed) throw new AppError('malformed', eventMessages.notFound);
    const event = await findEventWithExceptions(parsed.baseId);
    const found = event && (parsed.date ? occurrenceOn(event, parsed.date) : event);
    if (!found) throw new AppError('not_found', eventMessages.notFound);
    return found;
  },
});

/** Occurrences that are today or later, or still running, by date (specification section 9). */
export const listUpcomingOccurrences = publicQuery({
  name: 'listUpcomingOccurrences',
  input: z.object({ today, limit: z.number().int().positive().optional() }),
  run: ({ today: from, limit }) => (limit ? keptUpcoming(from, limit) : readUpcoming(from)),
});

const readUpcoming = async (from: string, limit?: number) =>
  upcomingOccurrences(await keptEvents(), from, limit);
const keptUpcoming = cacheQuery('events', readUpcoming);

/** Occurrences before today, the latest first. */
export const listPastOccurrences = publicQuery({
  name: 'listPastOccurrences',
  input: z.object({ today, limit: z.number().int().positive().optional() }),
  run: ({ today: from, limit }) => (limit ? keptPast(from, limit) : readPast(from)),
});

const readPast = async (from: string, limit?: number) => pastOccurrences(await keptEvents(), from, limit);
const keptPast = cacheQuery('events', readPast);

/** How many occurrences the two lists hold. */
export const countListedOccurrences = publicQuery({
  name: 'countListedOccurrences',
  input: z.object({ today }),
  run: ({ today: from }) => keptCounts(from),
});

const keptCounts = cacheQuery('events', async (from: string) => countOccurrences(await keptEvents(), from));

/** The earliest featured occurrence that is today or later (reading 20), or null. */
export const findFeaturedOccurrence = publicQuery({
  name: 'findFeaturedOccurrence',
  input: z.object({ today }),
  run: async ({ today: from }): Promise<Occurrence | null> => (await keptFeatured(from)).first,
});

const keptFeatured = cacheQuery('events', async (from: string) => {
  const upcoming = upcomingOccurrences(await keptEventsThat('is_featured'), from);
  const first = upcoming.find((occurrence) => occurrence.is_featured && !occurrence.is_cancelled);
  return { first: first ?? null };
});

/** What the banner shows of the calendar: today through 14 days ahead (specification section 9). */
export const listBannerOccurrences = publicQuery({
  name: 'listBannerOccurrences',
  input: z.object({ today }),
  run: ({ today: from }) => keptBanner(from),
});

const keptBanner = cacheQuery('events', async (from: string) => {
  const to = addDays(from, 14);
  const events = await keptEventsThat('show_in_banner');
  return occurrencesBetween(events, from, to, from, (occurrence) => occurrence.show_in_banner);
});

/** How many rows deleting the series of this title would delete (reading 11). */
export const countSeriesRows = publicQuery({
  name: 'countSeriesRows',
  input: z.object({ title: multiline(z.string()) }),
  run: ({ title }) => db().event.count({ where: { title, is_recurring: true } }),
});

/** Every event with what differs on single dates, by date: for feeds and structured data. */
export async function listEventsWithExceptions(): Promise<readonly EventWithExceptions[]> {
  return keptEvents();
}

/** Read once after a change, for all the lists that are made of them. */
const keptEvents = cacheQuery('events', (): Promise<readonly EventWithExceptions[]> => readEvents());

/** Those that are so on some of their dates at least. */
async function keptEventsThat(flag: 'is_featured' | 'show_in_banner'): Promise<EventWithExceptions[]> {
  return (await keptEvents()).filter(
    (event) => event[flag] || event.exceptions.some((exception) => exception[flag]),
  );
}

/** One event with its exceptions, or null. `id` is a base id. */
export function findEventWithExceptions(id: string): Promise<EventWithExceptions | null> {
  return readEvent(db(), id);
}
