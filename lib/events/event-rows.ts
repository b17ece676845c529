import { db } from '../db.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { EventWithExceptions } from './occurrence.ts';

/** The events that pass the filter with what differs on single dates, by date. */
export async function readEvents(where: Prisma.EventWhereInput): Promise<EventWithExceptions[]> {
  const rows = await db().event.findMany({
    where,
    include: { exceptions: true },
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
  });
  return rows.map(toEventRow);
}

/** The row as the contract shows it: a list that the database keeps empty is null (specification section 3). */
export function toEventRow<Row extends { weekday_occurrences: string[] }>(
  row: Row,
): Omit<Row, 'weekday_occurrences'> & { weekday_occurrences: string[] | null } {
  return { ...row, weekday_occurrences: row.weekday_occurrences.length > 0 ? row.weekday_occurrences : null };
}

// These only leave out what can have no occurrence in question; the engine decides about the rest.

/** What may take place on that day or later. */
export function endingOnOrAfter(date: string): Prisma.EventWhereInput {
  return {
    OR: [
      { date: { gte: date } },
      { end_date: { gte: date } },
      { is_recurring: true, end_date: null },
      { exceptions: { some: { new_date: { gte: date } } } },
    ],
  };
}

/** What may have taken place before that day. */
export function startedBefore(date: string): Prisma.EventWhereInput {
  return { OR: [{ date: { lt: date } }, { exceptions: { some: { new_date: { lt: date } } } }] };
}

/** What may touch the days from `from` to `to`. */
export function overlapping(from: string, to: string): Prisma.EventWhereInput {
  return {
    AND: [
      endingOnOrAfter(from),
      { OR: [{ date: { lte: to } }, { exceptions: { some: { new_date: { lte: to } } } }] },
    ],
  };
}
