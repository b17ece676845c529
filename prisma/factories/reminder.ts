import type { Database } from '#lib/core/database/db.ts';
import type { Prisma, Reminder } from '#lib/core/generated/prisma/client.ts';
import { mailboxOf } from '#lib/core/text/mailbox.ts';

/** Writes a reminder of the evening before a Sunday far ahead, by the clock of Chicago, and returns its row. */
export function createReminder(
  client: Database,
  {
    email = 'ruth@example.org',
    ...more
  }: Partial<Prisma.ReminderUncheckedCreateInput> & { event_id: string },
): Promise<Reminder> {
  const defaults = { date: '2031-06-01', due_at: new Date('2031-05-31T23:00:00Z') };
  return client.reminder.create({ data: { ...defaults, email, mailbox: mailboxOf(email), ...more } });
}
