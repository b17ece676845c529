import { db } from '#lib/core/database/db.ts';
import { addDays, type DateText } from '#lib/core/dates/calendar-date.ts';
import { churchMoment, churchToday, momentTimestamp } from '#lib/core/dates/church-time.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import { queueMails } from '#lib/mail/queue.ts';
import { occurrenceOfForm, readEventsOf } from '../form-dates.ts';
import { signUpReminder } from '../mail.tsx';
import { oncePerAddress } from './once-per-address.ts';

/** Reminders leave from this hour of the church's clock, and after a failure until that one. */
const [firstHour, lastHour] = [9, 21];

/**
 * Queues a reminder to each address that is confirmed for tomorrow, and was by the first hour of today. Each person and
 * day has one, however often and in how many processes this runs. Returns their number.
 */
export async function remindPeople(now = new Date()): Promise<number> {
  const hour = Number(momentTimestamp(now).slice(11, 13));
  if (hour < firstHour || hour >= lastHour) return 0;
  let count = 0;
  for (const form of await db().form.findMany({ where: { event_id: { not: null } } }))
    count += await remindOf(form, now);
  return count;
}

async function remindOf(form: Form, now: Date): Promise<number> {
  const today = churchToday(now);
  const tomorrow = addDays(today, 1);
  const created_at = { lt: churchMoment(`${today}T${String(firstHour).padStart(2, '0')}:00:00`) };
  const signedUp = { form_id: form.id, state: 'confirmed', cleared_at: null, created_at };
  const dates = await db().formAnswer.groupBy({ by: ['date'], where: signedUp });
  if (dates.length === 0) return 0;
  const events = await readEventsOf(db(), form);
  const isTomorrow = (date: DateText | null) => {
    const occurrence = occurrenceOfForm(events, date);
    return occurrence?.date === tomorrow && !occurrence.is_cancelled;
  };
  const due = dates.map(({ date }) => date).filter((date) => date !== null && isTomorrow(date));
  if (due.length === 0) return 0;
  const where = { ...signedUp, date: { in: due.filter((date) => date !== null) } };
  const select = { id: true, email: true };
  const people = oncePerAddress(
    await db().formAnswer.findMany({ where, select, orderBy: { arrival: 'asc' } }),
  );
  return queueReminders(people, tomorrow);
}

async function queueReminders(people: { id: string; email: string }[], day: DateText): Promise<number> {
  return db().$transaction(async (database) => {
    const made = await database.formNotice.createManyAndReturn({
      data: people.map(({ id }) => ({ answer_id: id, day })),
      skipDuplicates: true,
    });
    const addresses = new Map(people.map(({ id, email }) => [id, email]));
    const mails = made.map(({ id, answer_id }) => ({ about: id, to: addresses.get(answer_id) ?? '' }));
    await queueMails(database, signUpReminder, mails);
    return mails.length;
  });
}
