import type { Database } from '#lib/core/database/db.ts';
import type { DateText } from '#lib/core/dates/calendar-date.ts';
import type { Reminder } from '#lib/core/generated/prisma/client.ts';
import { readEvent } from '#lib/events/event-rows.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { spokenEvent } from '#lib/events/presented/spoken-event.ts';
import { occurrenceOn } from '#lib/events/series/occurrences.ts';

/** The kind of their mails. */
export const reminderKind = 'reminder';

/** The reminders that an address waits for. */
export const waiting = { sent_at: null, due_at: { not: null } } as const;

/** Returns the dates that a mailbox (mailboxOf()) waits to be reminded of, the next first. */
export async function remindersOf(
  database: Database,
  mailbox: string,
): Promise<{ id: string; occurrence: Occurrence }[]> {
  const rows = await database.reminder.findMany({
    where: { mailbox, ...waiting },
    orderBy: [{ due_at: 'asc' }, { id: 'asc' }],
  });
  const dates = await Promise.all(
    rows.map(async (row) => ({ id: row.id, occurrence: await readReminded(database, row) })),
  );
  return dates.flatMap(({ id, occurrence }) => (occurrence ? [{ id, occurrence }] : []));
}

/** Returns the date that a reminder is for as it is now; null when there is no such date any more. */
export async function readReminded(
  database: Database,
  { event_id, date }: Pick<Reminder, 'event_id'> & { date: DateText },
): Promise<Occurrence | null> {
  const event = await readEvent(database, event_id);
  return event && occurrenceOn(spokenEvent(event), date);
}

/**
 * Ends what waits for a mailbox (mailboxOf()): its reminders, and mails about one that have not left. Returns how many
 * reminders waited.
 */
export async function endReminders(database: Database, mailbox: string): Promise<number> {
  const { count } = await database.reminder.deleteMany({ where: { mailbox, ...waiting } });
  const told = await database.reminder.findMany({
    where: { mailbox, sent_at: { not: null } },
    select: { id: true },
  });
  const about = { in: told.map(({ id }) => id) };
  await database.mail.deleteMany({ where: { kind: reminderKind, about, sent_at: null } });
  return count;
}
