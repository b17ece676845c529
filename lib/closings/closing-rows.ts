import { announcementInput } from '#lib/announcements/schema.ts';
import type { Database } from '#lib/core/database/db.ts';
import { momentTimestamp } from '#lib/core/dates/church-time.ts';
import type { Closing as StoredClosing } from '#lib/core/generated/prisma/client.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { toEventWithExceptions } from '#lib/events/presented/present-event.ts';

/** Returns the closings in effect that share a day with these, the oldest first. */
export function readHolding(database: Database, from: string, to: string): Promise<StoredClosing[]> {
  return database.closing.findMany({
    where: { reopened_at: null, from_date: { lte: to }, to_date: { gte: from } },
    orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
  });
}

/** Returns every event and service that may have a date between two days. */
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

/** Locks these events, in the order of their ids so that two transactions never deadlock. */
export async function lockEvents(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database.$executeRaw`SELECT FROM events WHERE id = ANY(${[...new Set(ids)]}::uuid[]) ORDER BY id FOR UPDATE`;
}

interface Announced {
  message: string;
  /** The closing's days. */
  from: string;
  to: string;
}

/** Writes the urgent announcement of a closing: from now to the end of its last day. Returns its id. */
export async function announceClosing(
  { announcement }: Database,
  { message, from, to }: Announced,
  known: string | null,
): Promise<string> {
  const now = momentTimestamp(new Date()).slice(0, 16);
  const start = [now, `${from}T00:00`].sort()[0];
  const data = announcementInput.parse({
    message,
    is_urgent: true,
    start_date: start,
    end_date: `${to}T23:59`,
  });
  if (known !== null) {
    const { count } = await announcement.updateMany({ where: { id: known }, data });
    if (count > 0) return known;
  }
  return (await announcement.create({ data })).id;
}

/** Deletes the announcements of closings that staff have not deleted. */
export async function withdrawAnnouncements(
  { announcement }: Database,
  ids: readonly (string | null)[],
): Promise<void> {
  await announcement.deleteMany({ where: { id: { in: ids.filter((id) => id !== null) } } });
}
