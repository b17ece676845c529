import 'server-only';
import { db } from '#lib/core/database/db.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { privateQuery, publicQuery } from '#lib/core/operations/operation.ts';
import { occurrenceDays } from '#lib/events/times/date-text.ts';
import { isMailSetUp } from '#lib/mail/sender.ts';
import { mailboxOfLink } from './mailbox-of-link.ts';
import { reminderReference } from './schema.ts';
import { remindersOf } from './waiting-reminders.ts';

/** A reminder that waits, for the person. */
export interface ShownReminder {
  id: string;
  title: string;
  /** The days of the date, in words. */
  days: string;
}

/** Returns whether visitors may ask for reminders: mails can leave. */
export const areRemindersOffered = publicQuery({
  name: 'areRemindersOffered',
  input: noInput,
  run: (): Promise<boolean> => isMailSetUp(),
});

/**
 * Returns the reminders that wait for the address to which a link was mailed: a reminder's or a subscriber's. Null for a
 * reminder's link that leads nowhere. @throws AppError as findByToken
 */
export const listWaitingReminders = privateQuery({
  name: 'listWaitingReminders',
  access: 'anyone',
  input: reminderReference,
  run: async ({ token }, { actor }): Promise<ShownReminder[] | null> => {
    const mailbox = await mailboxOfLink(db(), token, actor.address);
    if (mailbox === null) return null;
    const rows = await remindersOf(db(), mailbox);
    return rows.map(({ id, occurrence }) => ({
      id,
      title: occurrence.title,
      days: occurrenceDays(occurrence),
    }));
  },
});
