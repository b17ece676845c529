import type { Database } from '#lib/core/database/db.ts';
import type { DateText } from '#lib/core/dates/calendar-date.ts';
import type { Reminder } from '#lib/core/generated/prisma/client.ts';
import { occurrenceOn } from '#lib/events/series/occurrences.ts';
import type { EventChange } from '#lib/forms/dates/changed-events.ts';
import { followDate, type Split, splitAmong } from '#lib/forms/dates/moved-dates.ts';
import { dueAt } from './due.ts';
import { reminderKind } from './waiting-reminders.ts';

/** A date of an event that reminders are for, and what replaces it. */
interface Followed {
  rows: Reminder[];
  event_id: string;
  date: DateText;
  due_at: Date | null;
}

/**
 * Carries reminders along with the dates of events that the caller's transaction has changed: to the date that replaces
 * theirs, and to the evening before it.
 */
export async function followReminders(
  database: Database,
  changes: readonly EventChange[],
  now = new Date(),
): Promise<void> {
  const rows = await lockReminders(database, changes);
  const split = splitAmong(changes, [...new Set(rows.map(({ event_id }) => event_id))]);
  for (const change of changes) {
    const own = rows.filter(({ event_id }) => event_id === change.id);
    const followed = byDate(own).map((dated) => follow(dated, change, split, now));
    for (const date of followed) await renew(database, date, now);
    await carry(database, followed);
  }
}

/** In the order of their ids, so that two transactions never deadlock. They are not sent meanwhile. */
async function lockReminders(database: Database, changes: readonly EventChange[]): Promise<Reminder[]> {
  const events = changes.map(({ id }) => id);
  const locked = await database.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM reminders WHERE event_id = ANY(${events}::uuid[]) ORDER BY id FOR UPDATE`;
  return database.reminder.findMany({ where: { id: { in: locked.map(({ id }) => id) } } });
}

function byDate(rows: readonly Reminder[]): Reminder[][] {
  const dates = new Map<DateText, Reminder[]>();
  for (const row of rows) dates.set(row.date, [...(dates.get(row.date) ?? []), row]);
  return [...dates.values()];
}

function follow(rows: Reminder[], change: EventChange, split: Split | null, now: Date): Followed {
  const { date: from = '' } = rows[0] ?? {};
  const { event, date } = followDate(from, change, split);
  return {
    rows,
    event_id: event.id,
    date,
    due_at: dueAt(event.after && occurrenceOn(event.after, date), now),
  };
}

/** Judges when they leave. One whose mail has not left waits again where its date is later now. */
async function renew(database: Database, { rows, due_at }: Followed, now: Date): Promise<void> {
  const told = due_at && due_at > now ? rows.filter(({ sent_at }) => sent_at !== null) : [];
  const withdrawn = await withdraw(
    database,
    told.map(({ id }) => id),
  );
  const isWaiting = ({ id, sent_at }: Reminder) => sent_at === null || withdrawn.has(id);
  for (const row of rows) if (isWaiting(row)) Object.assign(row, { sent_at: null, due_at });
  const id = { in: rows.filter(isWaiting).map((row) => row.id) };
  await database.reminder.updateMany({ where: { id }, data: { sent_at: null, due_at } });
}

/** Deletes those mails about reminders that no server has, nor is being handed. Returns the reminders. */
async function withdraw(database: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const gone = await database.$queryRaw<{ about: string }[]>`
    DELETE FROM mails WHERE kind = ${reminderKind} AND about = ANY(${[...ids]}::text[]) AND sent_at IS NULL
      AND stopped_at IS NULL AND (held_until IS NULL OR held_until < now()) RETURNING about`;
  return new Set(gone.map(({ about }) => about));
}

/** Written by one statement: a series that moves by a step has each of its dates twice meanwhile. */
async function carry(database: Database, followed: readonly Followed[]): Promise<void> {
  const moved = followed.flatMap(({ rows, event_id, date }) =>
    rows
      .filter((row) => row.event_id !== event_id || row.date !== date)
      .map((row) => ({ ...row, event_id, date })),
  );
  if (moved.length === 0) return;
  await database.reminder.deleteMany({ where: { id: { in: moved.map(({ id }) => id) } } });
  await database.reminder.createMany({ data: moved, skipDuplicates: true });
}
