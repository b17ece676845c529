import 'server-only';
import { z } from 'zod';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { db } from '#lib/core/database/db.ts';
import { addDays, isDateText } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { AppError, existing } from '#lib/core/operations/errors.ts';
import { privateQuery, publicQuery } from '#lib/core/operations/operation.ts';
import { multiline } from '#lib/core/operations/sanitize-input.ts';
import { messages } from '#lib/language/messages.ts';
import { eventLookup } from './edit/schema.ts';
import { readEvent, readEvents } from './event-rows.ts';
import { heldInFilter } from './held-in/held-in-field.ts';
import { isHeldIn } from './held-in/languages-held.ts';
import { eventListQuery, today } from './list-query.ts';
import type { EventWithExceptions, Occurrence } from './occurrence.ts';
import { parseOccurrenceId } from './occurrence-id.ts';
import { spokenEvent } from './presented/spoken-event.ts';
import { type EventRow, eventKinds, isListed } from './schema.ts';
import { countOccurrences } from './series/count-occurrences.ts';
import {
  occurrenceOn,
  occurrencesBetween,
  pastOccurrences,
  upcomingOccurrences,
} from './series/occurrences.ts';
import { overlapQuery } from './series/overlap-schema.ts';
import { overlapsOf } from './series/overlaps.ts';
import { typedEvent } from './series/typed-event.ts';

/** Returns all rows by date, or the occurrences of a window; with a flag those that have it. */
export const listEvents = publicQuery({
  name: 'listEvents',
  input: eventListQuery,
  run: async ({ featured, show_in_banner, from, to, held_in }) => {
    const isHeld = isHeldIn(held_in);
    const isWanted = (shown: Pick<EventRow, 'is_featured' | 'show_in_banner' | 'held_in'>) =>
      isHeld(shown) &&
      (!featured || shown.is_featured === (featured === 'true')) &&
      (!show_in_banner || shown.show_in_banner === (show_in_banner === 'true'));
    const listed = await cachedListed();
    if (from === undefined || to === undefined)
      return listed.filter(isWanted).map(({ exceptions: _, ...event }) => event);
    return occurrencesBetween(listed, from, to, churchToday(), isWanted);
  },
});

/** Returns the occurrences that touch the days from `from` to `to`, for the calendar; in one language if it is given. */
export const listOccurrences = publicQuery({
  name: 'listOccurrences',
  input: z.object({
    from: z.string().refine(isDateText),
    to: z.string().refine(isDateText),
    today,
    held_in: heldInFilter,
  }),
  run: ({ from, to, today: now, held_in }) => cachedWindow(from, to, now, held_in),
});

const cachedWindow = cacheQuery(
  'events',
  async (from: string, to: string, now: string, language: string | undefined) =>
    occurrencesBetween(await listedIn(language), from, to, now),
);

/**
 * Returns the row of an event with its exceptions, or for an instance id that one occurrence.
 * @throws AppError `malformed` for an id of neither form, `not_found` when there is no such event or date
 */
export const findEvent = publicQuery({
  name: 'findEvent',
  input: eventLookup,
  run: async ({ id }) => {
    const parsed = parseOccurrenceId(id);
    if (!parsed) throw new AppError('malformed', messages.events.notFound);
    const event = await findListedEvent({ id: parsed.baseId });
    return existing(
      event && (parsed.date ? occurrenceOn(event, parsed.date) : event),
      messages.events.notFound,
    );
  },
});

/** Returns the occurrences that are today or later, or still running, by date. */
export const listUpcomingOccurrences = publicQuery({
  name: 'listUpcomingOccurrences',
  input: z.object({ today, limit: z.number().int().positive().optional(), held_in: heldInFilter }),
  run: ({ today: from, limit, held_in }) =>
    limit ? cachedUpcoming(from, limit, held_in) : readUpcoming(from, limit, held_in),
});

const readUpcoming = async (from: string, limit?: number, language?: string) =>
  upcomingOccurrences(await listedIn(language), from, limit);
const cachedUpcoming = cacheQuery('events', readUpcoming);

/** Returns the occurrences before today, the latest first. */
export const listPastOccurrences = publicQuery({
  name: 'listPastOccurrences',
  input: z.object({ today, limit: z.number().int().positive().optional(), held_in: heldInFilter }),
  run: ({ today: from, limit, held_in }) =>
    limit ? cachedPast(from, limit, held_in) : readPast(from, limit, held_in),
});

const readPast = async (from: string, limit?: number, language?: string) =>
  pastOccurrences(await listedIn(language), from, limit);
const cachedPast = cacheQuery('events', readPast);

/** Returns the lengths of the two lists. */
export const countListedOccurrences = publicQuery({
  name: 'countListedOccurrences',
  input: z.object({ today, held_in: heldInFilter }),
  run: ({ today: from, held_in }) => cachedCounts(from, held_in),
});

const cachedCounts = cacheQuery('events', async (from: string, language: string | undefined) =>
  countOccurrences(await listedIn(language), from),
);

/** Returns the earliest featured occurrence that is today or later, or null. */
export const findFeaturedOccurrence = publicQuery({
  name: 'findFeaturedOccurrence',
  input: z.object({ today }),
  run: async ({ today: from }): Promise<Occurrence | null> => (await cachedFeatured(from)).first,
});

const cachedFeatured = cacheQuery('events', async (from: string) => {
  const upcoming = upcomingOccurrences(await listedThat('is_featured'), from);
  const first = upcoming.find((occurrence) => occurrence.is_featured && !occurrence.is_cancelled);
  return { first: first ?? null };
});

/** Returns the banner's occurrences: today through 14 days ahead. */
export const listBannerOccurrences = publicQuery({
  name: 'listBannerOccurrences',
  input: z.object({ today }),
  run: ({ today: from }) => cachedBanner(from),
});

const cachedBanner = cacheQuery('events', async (from: string) => {
  const to = addDays(from, 14);
  const events = await listedThat('show_in_banner');
  return occurrencesBetween(events, from, to, from, (occurrence) => occurrence.show_in_banner);
});

/** Returns how many rows deleting the series of this title deletes: of one kind, events or services. */
export const countSeriesRows = publicQuery({
  name: 'countSeriesRows',
  input: z.object({ title: multiline(z.string()), kind: z.enum(eventKinds).default('event') }),
  topic: 'events',
  run: ({ title, kind }) => db().event.count({ where: { title, kind, is_recurring: true } }),
});

/** Returns what else is in the room while the typed event is there, for a warning in its form. */
export const findOverlaps = privateQuery({
  name: 'findOverlaps',
  access: 'own events',
  input: overlapQuery,
  run: async (typed) => {
    const events = await listEventsWithExceptions();
    return overlapsOf(typedEvent(typed, events), events, churchToday());
  },
});

/** Returns every event and service with its exceptions, sorted by date: for feeds and service times. */
export const listEventsWithExceptions = cacheQuery('events', async () =>
  (await readEvents()).map(spokenEvent),
);

/** Those that lists, calendar, banner and the API's events contain. */
const cachedListed = cacheQuery('events', async () => (await listEventsWithExceptions()).filter(isListed));

/** Those of them that are held in the language; without one all. */
async function listedIn(language: string | undefined) {
  const listed = await cachedListed();
  return language ? listed.filter(isHeldIn(language)) : listed;
}

/** Those of them that have the flag on some of their dates at least. */
async function listedThat(flag: 'is_featured' | 'show_in_banner') {
  return (await cachedListed()).filter(
    (event) => event[flag] || event.exceptions.some((exception) => exception[flag]),
  );
}

/** Returns an event that has a page, with its exceptions, or null. `id` is a base id. */
export const findListedEvent = publicQuery({
  name: 'findListedEvent',
  input: z.object({ id: z.string() }),
  topic: 'events',
  run: async ({ id }): Promise<EventWithExceptions | null> => {
    const event = await readEvent(db(), id);
    return event && isListed(event) ? spokenEvent(event) : null;
  },
});
