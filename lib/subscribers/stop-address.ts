import type { Database } from '#lib/core/database/db.ts';
import { mailboxOf } from '#lib/core/text/mailbox.ts';
import type { MailRefusal } from '#lib/mail/define-mail.ts';
import { suppress } from './suppressed.ts';

/** As often may servers refuse an address for good before it gets no more mails. */
const mostRefusals = 3;

/**
 * Counts that a server refused an address for good: the `refused` of every mail to readers. One 'no such user', or the third
 * refusal, stops the subscriber, whose waiting letters and reminders are deleted.
 */
export async function addressRefused(
  { to }: { to: string },
  database: Database,
  { isUnknown, words }: MailRefusal,
): Promise<void> {
  const address = mailboxOf(to);
  const [found] = await database.subscriber.updateManyAndReturn({
    where: { mailbox: address },
    data: { hard_bounces: { increment: 1 } },
  });
  const isOver = isUnknown || (found?.hard_bounces ?? 0) >= mostRefusals;
  if (!isOver) return;
  if (found && found.state !== 'left')
    await database.subscriber.update({
      where: { id: found.id },
      data: { state: 'stopped', stopped_because: words, stopped_at: new Date() },
    });
  await endMailsTo(database, address);
}

/** Keeps an address that left out for good: it gets no reminder, and no letter that is being sent. */
export async function addressLeft(database: Database, mailbox: string): Promise<void> {
  const address = mailboxOf(mailbox);
  await suppress(database, address);
  await endMailsTo(database, address);
}

/** Deletes the reminders of a mailbox and the letters that wait for it. */
export async function endMailsTo(database: Database, mailbox: string): Promise<void> {
  await database.reminder.deleteMany({ where: { mailbox, sent_at: null } });
  // A letter is about itself and, behind a blank, its reader.
  await database.$executeRaw`
    DELETE FROM mails USING subscribers
    WHERE subscribers.mailbox = ${mailbox} AND mails.lane = 'bulk' AND mails.sent_at IS NULL
      AND mails.stopped_at IS NULL AND split_part(mails.about, ' ', 2) = subscribers.id::text`;
}
