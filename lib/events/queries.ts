import 'server-only';
import { z } from 'zod';
import { addDays, churchToday, isDateText } from '../dates.ts';
import { db } from '../db.ts';
import { AppError } from '../errors.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { publicQuery } from '../operation.ts';
import type { EventWithExceptions, Occurrence } from './occurrence.ts';
import { parseOccurrenceId } from './occurrence-id.ts';
import { occurrenceOn, occurrencesBetween, pastOccurrences, upcomingOccurrences } from './recurrence.ts';
import { eventListQuery } from './schema.ts';
import { eventTexts } from './texts.ts';

/** The church's date that 'upcoming' is counted from: today, unless a test says otherwise. */
const today = z
  .string()
  .refine(isDateText)
  .default(() => churchToday());

/** All rows by date, the featured or banner ones, or the expanded occurrences of a window (api.md). */
export const listEvents = publicQuery({
  name: 'listEvents',
  input: eventListQuery,
  run: async ({ featured, show_in_banner, from, to }) => {
    const where = {
      ...(featured && { is_featured: featured === 'true' }),
      ...(show_in_banner && { show_in_banner: show_in_banner === 'true' }),
    };
    if (from === undefined || to === undefined) {
      return (await db().event.findMany({ where, orderBy: [{ date: 'asc' }, { id: 'asc' }] })).map(
        toEventRow,
      );
    }
    const events = await readEvents({ AND: [where, overlapping(from, to)] });
    return occurrencesBetween(events, from, to, churchToday());
  },
});

/** The occurrences that touch the days from `from` to `to` (reading 7), for the calendar. */
export const listOccurrences = publicQuery({
  name: 'listOccurrences',
  input: z.object({ from: z.string().refine(isDateText), to: z.string().refine(isDateText), today }),
  run: async ({ from, to, today: now }) =>
    occurrencesBetween(await readEvents(overlapping(from, to)), from, to, now),
});

/**
 * The row of an event with its exceptions, or for an instance id that one occurrence.
 * @throws AppError `malformed` for an id of neither form, `not_found` when there is no such event or date
 */
export const findEvent = publicQuery({
  name: 'findEvent',
  input: z.object({ id: z.string() }),
  run: async ({ id }) => {
    const parsed = parseOccurrenceId(id);
    if (!parsed) throw new AppError('malformed', eventTexts.notFound);
    const event = await findEventWithExceptions(parsed.baseId);
    const found = event && (parsed.date ? occurrenceOn(event, parsed.date) : event);
    if (!found) throw new AppError('not_found', eventTexts.notFound);
    return found;
  },
});

/** Occurrences that are today or later, or still running, by date (specification section 9). */
export const listUpcomingOccurrences = publicQuery({
  name: 'listUpcomingOccurrences',
  input: z.object({ today, limit: z.number().int().positive().optional() }),
  run: async ({ today: from, limit }) =>
    upcomingOccurrences(await readEvents(endingOnOrAfter(from)), from, limit),
});

/** Occurrences before today, the latest first. */
export const listPastOccurrences = publicQuery({
  name: 'listPastOccurrences',
  input: z.object({ today, limit: z.number().int().positive().optional() }),
  run: async ({ today: from, limit }) => pastOccurrences(await readEvents(startedBefore(from)), from, limit),
});

/** The earliest featured occurrence that is today or later (reading 20), or null. */
export const findFeaturedOccurrence = publicQuery({
  name: 'findFeaturedOccurrence',
  input: z.object({ today }),
  run: async ({ today: from }): Promise<Occurrence | null> => {
    const where = { OR: [{ is_featured: true }, { exceptions: { some: { is_featured: true } } }] };
    const upcoming = upcomingOccurrences(await readEvents({ AND: [where, endingOnOrAfter(from)] }), from);
    return upcoming.find((occurrence) => occurrence.is_featured && !occurrence.is_cancelled) ?? null;
  },
});

/** What the banner shows of the calendar: today through 14 days ahead (specification section 9). */
export const listBannerOccurrences = publicQuery({
  name: 'listBannerOccurrences',
  input: z.object({ today }),
  run: async ({ today: from }) => {
    const to = addDays(from, 14);
    const where = { OR: [{ show_in_banner: true }, { exceptions: { some: { show_in_banner: true } } }] };
    const events = await readEvents({ AND: [where, overlapping(from, to)] });
    return occurrencesBetween(events, from, to, from).filter((occurrence) => occurrence.show_in_banner);
  },
});

/** How many rows deleting the series of this title would delete (reading 11). */
export const countSeriesRows = publicQuery({
  name: 'countSeriesRows',
  input: z.object({ title: z.string() }),
  run: ({ title }) => db().event.count({ where: { title, is_recurring: true } }),
});

/** Every event with what differs on single dates, by date: for feeds and structured data. */
export async function listEventsWithExceptions(): Promise<EventWithExceptions[]> {
  return readEvents({});
}

/** One event with its exceptions, or null. `id` is a base id. */
export async function findEventWithExceptions(id: string): Promise<EventWithExceptions | null> {
  const row = await db().event.findUnique({ where: { id }, include: { exceptions: true } });
  return row && toEventRow(row);
}

/** The row as the contract shows it: a list that the database keeps empty is null (specification section 3). */
export function toEventRow<Row extends { weekday_occurrences: string[] }>(
  row: Row,
): Omit<Row, 'weekday_occurrences'> & { weekday_occurrences: string[] | null } {
  return { ...row, weekday_occurrences: row.weekday_occurrences.length > 0 ? row.weekday_occurrences : null };
}

async function readEvents(where: Prisma.EventWhereInput): Promise<EventWithExceptions[]> {
  const rows = await db().event.findMany({
    where,
    include: { exceptions: true },
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
  });
  return rows.map(toEventRow);
}

// These only leave out what can have no occurrence in question; the engine decides about the rest.
function endingOnOrAfter(date: string): Prisma.EventWhereInput {
  return {
    OR: [
      { date: { gte: date } },
      { end_date: { gte: date } },
      { is_recurring: true, end_date: null },
      { exceptions: { some: { new_date: { gte: date } } } },
    ],
  };
}

function startedBefore(date: string): Prisma.EventWhereInput {
  return { OR: [{ date: { lt: date } }, { exceptions: { some: { new_date: { lt: date } } } }] };
}

function overlapping(from: string, to: string): Prisma.EventWhereInput {
  return {
    AND: [
      endingOnOrAfter(from),
      { OR: [{ date: { lte: to } }, { exceptions: { some: { new_date: { lte: to } } } }] },
    ],
  };
}
