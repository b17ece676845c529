import type { Closing as StoredClosing } from '#lib/core/generated/prisma/client.ts';
import type { Database } from '#lib/core/platform/db.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { toEventWithExceptions } from '#lib/events/present-event.ts';

/** The closings that were not opened again and share a day with these, the first one first. */
export function readHolding(database: Database, from: string, to: string): Promise<StoredClosing[]> {
  return database.closing.findMany({
    where: { reopened_at: null, from_date: { lte: to }, to_date: { gte: from } },
    orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
  });
}

/** Every event and service that may have a date from one day to another. */
export async function readEventsBetween(
  database: Database,
  from: string,
  to: string,
): Promise<EventWithExceptions[]> {
  const rows = await database.event.findMany({
    where: {
      OR: [
        { is_recurring: true },
        { date: { gte: from, lte: to } },
        { date: { lte: to }, end_date: { gte: from } },
        { exceptions: { some: { new_date: { not: null } } } },
      ],
    },
    include: { exceptions: true },
  });
  return rows.map(toEventWithExceptions);
}

/** Makes whoever closes or opens the church wait until the transaction ends. */
export async function lockClosings(database: Database): Promise<void> {
  await database.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('belltower.closings'))`;
}

/** Makes whoever changes these events wait. In the order of their ids, so that two never wait for each other. */
export async function lockEvents(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database.$executeRaw`SELECT FROM events WHERE id = ANY(${[...new Set(ids)]}::uuid[]) ORDER BY id FOR UPDATE`;
}
