import { vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { occurrenceId } from '#lib/events/occurrence-id.ts';
import { mailKinds } from '#lib/mail/kinds.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createForm, createFormAnswer } from '#prisma/factories/form.ts';
import { staff } from '#tests/support/actors.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

export const sundays = ['2031-06-01', '2031-06-08', '2031-06-15', '2031-06-22'] as const;

/** A weekly series with a sign-up, and a person for each date: 'p1@example.org' for the first. */
export async function seriesWithPeople(people: readonly string[] = sundays) {
  const rule = { is_recurring: true, recurrence_frequency: 'weekly' };
  const series = await createEvent(db(), { title: 'Supper', date: sundays[0], time: '5:00 PM', ...rule });
  const form = await createForm(db(), { event_id: series.id, title: 'Supper sign-up' });
  for (const [index, date] of people.entries())
    await createFormAnswer(db(), { form_id: form.id, date, email: `p${index + 1}@example.org` });
  return { series, form, on: (date: string) => occurrenceId(series.id, date) };
}

/** Returns the mails since the last call, each with its words, or as obsolete; they count as sent. */
export async function told(): Promise<string[]> {
  const mails = await db().mail.findMany({ where: { sent_at: null }, orderBy: { to: 'asc' } });
  const told: string[] = [];
  for (const { id, kind, about, to } of mails) {
    const mail = mailKinds.find((each) => each.kind === kind);
    const data = await mail?.load(about, db());
    told.push(`${to.split('@')[0]} ${data ? mail?.subject(data).split(':')[0] : 'obsolete'}`);
    await db().mail.update({ where: { id }, data: { sent_at: new Date() } });
  }
  return told;
}

export const change = (id: string, body: object) => callApi(`PATCH /api/events/${id}`, { body });

export const remove = (id: string, query = '') => callApi(`DELETE /api/events/${id}${query}`);

export const closeChurch = (body: object) =>
  callApi('POST /api/closings', { body: { message: 'Ice on every road.', ...body } });

export const reopenChurch = (id: string) => callApi(`POST /api/closings/${id}/reopen`);

/** Undoes an entry of the log, by default the latest. */
export async function undo(entry?: string) {
  const { batch } = await db().activityLog.findFirstOrThrow({ orderBy: { id: 'desc' } });
  return callApi(`POST /api/activity/${entry ?? batch}/restore`);
}

/** Returns the dates of the answers, in order of arrival. */
export async function datesOf(form_id: string): Promise<(string | null)[]> {
  const rows = await db().formAnswer.findMany({ where: { form_id }, orderBy: { arrival: 'asc' } });
  return rows.map(({ date }) => date);
}

/** Staff, on a day before the dates of the series, with a mail server that is never asked. */
export function beginBeforeDates(): void {
  vi.stubEnv('SMTP_URL', 'smtp://localhost:1');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-20T15:00:00Z') });
  session.actor.mockResolvedValue(staff);
}
