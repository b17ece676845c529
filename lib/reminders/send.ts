import { type Database, db } from '#lib/core/database/db.ts';
import type { Prisma, Reminder } from '#lib/core/generated/prisma/client.ts';
import { queueMails } from '#lib/mail/queue.ts';
import { dueAt } from './due.ts';
import { reminderMail } from './mail.tsx';
import { readReminded, reminderKind } from './waiting-reminders.ts';

/** Another zone of the church moves what is due by at most so much. */
const longestShift = 26 * 60 * 60 * 1000;
/** Reminders are kept for so long after they left, or after a date that is gone, so that each is asked for once. */
const keptMilliseconds = 7 * 24 * 60 * 60 * 1000;

/**
 * Queues the mail of every reminder that is due: each once, in however many processes this runs. Returns their number.
 */
export async function sendReminders(now = new Date()): Promise<number> {
  await renewNear(now);
  return db().$transaction((database) => queueReminders(database, {}, now), { timeout: 60_000 });
}

/** Queues the mails of those reminders that are due, in the caller's transaction. Returns their number. */
export async function queueReminders(
  database: Database,
  those: Pick<Prisma.ReminderWhereInput, 'mailbox' | 'event_id' | 'date'>,
  now: Date,
): Promise<number> {
  // A row that another transaction moves meanwhile is judged again once that has ended.
  const due = await database.reminder.updateManyAndReturn({
    where: { ...those, sent_at: null, due_at: { lte: now } },
    data: { sent_at: now },
    select: { id: true, email: true },
  });
  if (due.length === 0) return 0;
  const mails = due.map(({ id, email }) => ({ about: id, to: email }));
  await queueMails(database, reminderMail, mails);
  return mails.length;
}

/** Judges once more, by the church's clock of now, when reminders of the next day leave. */
async function renewNear(now: Date): Promise<void> {
  const near = await db().reminder.findMany({
    where: { sent_at: null, due_at: { lte: new Date(now.getTime() + longestShift) } },
    distinct: ['event_id', 'date', 'due_at'],
    select: { event_id: true, date: true, due_at: true },
  });
  for (const those of near) await renew(those, now);
}

async function renew(those: Pick<Reminder, 'event_id' | 'date' | 'due_at'>, now: Date): Promise<void> {
  const due_at = dueAt(await readReminded(db(), those), now);
  if (due_at?.getTime() === those.due_at?.getTime()) return;
  await db().reminder.updateMany({ where: { ...those, sent_at: null }, data: { due_at } });
}

/**
 * Deletes reminders that have been sent, and those of dates that are gone, after a week, with the mails about them: nothing
 * names the address then. Returns the number of reminders.
 */
export async function forgetReminders(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - keptMilliseconds);
  const { count } = await db().reminder.deleteMany({
    where: {
      OR: [
        { sent_at: { lt: before } },
        { sent_at: null, due_at: null, date: { lt: before.toISOString().slice(0, 10) } },
      ],
    },
  });
  await db().$executeRaw`
    DELETE FROM mails WHERE kind = ${reminderKind} AND created_at < ${before}
      AND NOT EXISTS (SELECT FROM reminders WHERE reminders.id::text = mails.about)`;
  return count;
}
