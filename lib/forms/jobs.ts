import { db } from '#lib/core/database/db.ts';
import { addDays, type DateText } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import type { DomainJobs } from '#lib/core/process/jobs.ts';
import { deleteMails } from './answers/delete-answers.ts';
import { remindPeople } from './dates/remind.ts';
import { lastDayOf, occurrenceOfForm, readEventsOf } from './form-dates.ts';

/** Clears what people said, `keep_days` after the date or, without one, after they answered. Reminds them before it. */
export const formJobs: DomainJobs = {
  tasks: {
    async clear_form_answers() {
      await clearAnswers();
    },
    async remind_sign_ups() {
      await remindPeople();
    },
  },
  crontab: ['37 * * * * clear_form_answers ?fill=1h&max=3', '*/15 * * * * remind_sign_ups ?fill=1h&max=3'],
};

/** What is left of an answer: its date, its seats and its state. */
const cleared = {
  name: '',
  email: '',
  phone: null,
  language: null,
  names: [],
  answers: {},
  token_hash: null,
};

/** Clears every answer whose days are over, with its mails. Returns their number. */
export async function clearAnswers(now = new Date()): Promise<number> {
  let count = 0;
  for (const form of await db().form.findMany()) {
    count += await clearAnswersOf(form, now);
    await clearMessages(form, now);
  }
  return count;
}

/** Deletes what staff wrote to who is signed up, as long after the date as answers are kept. */
async function clearMessages({ id: form_id, keep_days }: Form, now: Date): Promise<void> {
  const select = { id: true, date: true, created_at: true };
  const rows = await db().formMessage.findMany({ where: { form_id }, select });
  const today = churchToday(now);
  const ids = rows
    .filter(({ date, created_at }) => addDays(later(date, churchToday(created_at)), keep_days) < today)
    .map(({ id }) => id);
  if (ids.length > 0) await db().formMessage.deleteMany({ where: { id: { in: ids } } });
}

function later(date: DateText | null, written: DateText): DateText {
  return date && date > written ? date : written;
}

async function clearAnswersOf(form: Form, now: Date): Promise<number> {
  const rows = await db().formAnswer.findMany({
    where: { form_id: form.id, cleared_at: null },
    select: { id: true, date: true, created_at: true },
  });
  if (rows.length === 0) return 0;
  const events = await readEventsOf(db(), form);
  const endOf = (date: DateText) => {
    const occurrence = occurrenceOfForm(events, date);
    return occurrence ? lastDayOf(occurrence) : date;
  };
  const today = churchToday(now);
  const ids = rows
    .filter(({ date, created_at }) => {
      const last = date === null ? churchToday(created_at) : endOf(date);
      return addDays(last, form.keep_days) < today;
    })
    .map(({ id }) => id);
  const data = { ...cleared, cleared_at: now };
  await db().$transaction(async (database) => {
    await database.formAnswer.updateMany({ where: { id: { in: ids } }, data });
    await database.formReceipt.deleteMany({ where: { answer_id: { in: ids } } });
    await deleteMails(database, ids);
  });
  return ids.length;
}
