import { subDays } from 'date-fns';
import type { Database } from '#lib/core/database/db.ts';
import type { DateText } from '#lib/core/dates/calendar-date.ts';
import type { Reminder } from '#lib/core/generated/prisma/client.ts';
import { AppError, fieldError } from '#lib/core/operations/errors.ts';
import { lockNamed } from '#lib/core/operations/optimistic-lock.ts';
import { mailboxOf } from '#lib/core/text/mailbox.ts';
import { readEvent } from '#lib/events/event-rows.ts';
import { isListed } from '#lib/events/schema.ts';
import { occurrenceOn } from '#lib/events/series/occurrences.ts';
import { messages } from '#lib/language/messages.ts';
import { readAddress } from './address.ts';
import { dueAt } from './due.ts';
import { queueReminders } from './send.ts';
import { waiting } from './waiting-reminders.ts';
import { whyNotReminded } from './why-not.ts';

/** As many wait for an address of which it is not known whose it is, those included that went to it within a day. */
const mostOfStrangers = 3;

interface Asked {
  event_id: string;
  date: DateText;
}

/**
 * Returns when the reminder of a date leaves.
 * @throws AppError `not_found` for an event without a page; `invalid` on `date` for one that it has not, that has begun or
 * is cancelled
 */
export async function remindableDate(
  database: Database,
  { event_id, date }: Asked,
  now: Date,
): Promise<Date> {
  const event = await readEvent(database, event_id);
  if (!event || !isListed(event)) throw new AppError('not_found', messages.events.notFound);
  const occurrence = occurrenceOn(event, date);
  if (!occurrence) throw fieldError('date', messages.reminders.noSuchDate);
  const refusal = whyNotReminded(occurrence, now);
  if (refusal) throw fieldError('date', refusal);
  return dueAt(occurrence, now) ?? now;
}

/**
 * Stores a reminder, one for each mailbox and date, in the caller's transaction. Nothing is stored for an address that left,
 * refuses mails, or has as many as a stranger may; the answer is the same.
 */
export async function storeReminder(
  database: Database,
  { email, language, ...asked }: Asked & Pick<Reminder, 'email' | 'language'>,
  now: Date,
): Promise<void> {
  const due_at = await remindableDate(database, asked, now);
  const mailbox = mailboxOf(email);
  await lockNamed(database, `reminders ${mailbox}`);
  const { isOpen, subscriber } = await readAddress(database, mailbox);
  if (!isOpen) return;
  if (!subscriber && (await countLately(database, mailbox, now)) >= mostOfStrangers) return;
  await database.reminder.createMany({
    data: [{ ...asked, email, mailbox, language, due_at }],
    skipDuplicates: true,
  });
  if (due_at <= now) await queueReminders(database, { mailbox, ...asked }, now);
}

/** Returns how many reminders a mailbox waits for, and was sent in the last 24 hours: what is due at once never waits. */
function countLately(database: Database, mailbox: string, now: Date): Promise<number> {
  const lately = { sent_at: { gt: subDays(now, 1) } };
  return database.reminder.count({ where: { mailbox, OR: [waiting, lately] } });
}
