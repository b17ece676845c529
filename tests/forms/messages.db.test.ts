import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import type { StaffActor } from '#lib/core/operations/access.ts';
import { clearAnswers } from '#lib/forms/jobs.ts';
import { formMessage } from '#lib/forms/mailing/mail.tsx';
import { createEvent } from '#prisma/factories/event.ts';
import { createForm, createFormAnswer } from '#prisma/factories/form.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

useDatabase({ as: staff });
beforeEach(() => {
  vi.stubEnv('SMTP_URL', 'smtp://localhost:1');
});

const words = { subject: 'What to bring', text: 'A sleeping bag.\n\nAnd a lamp.' };
const write = (id: string, more: object = {}) =>
  callApi(`POST /api/forms/${id}/messages`, { body: { ...words, ...more } });
const recipients = async () => (await db().mail.findMany({ orderBy: { to: 'asc' } })).map(({ to }) => to);

/** A weekly series with people on two dates to come, one that is over and one that has cancelled. */
async function weekly() {
  const rule = { is_recurring: true, recurrence_frequency: 'weekly', date: '2026-01-04' };
  const { id: event_id } = await createEvent(db(), rule);
  const form = await createForm(db(), { event_id, title: 'Supper' });
  const sign = (email: string, date: string, state = 'confirmed') =>
    createFormAnswer(db(), { form_id: form.id, email: `${email}@example.org`, date, state });
  await sign('ann', '2031-06-01');
  await sign('ann', '2031-06-08');
  await sign('bea', '2031-06-08', 'waiting');
  await sign('cyd', '2031-06-08', 'cancelled');
  await sign('dan', '2026-01-04');
  return form.id;
}

test('each address that is confirmed or waiting gets one mail: of a date, or of all to come', async () => {
  const id = await weekly();
  expect(await write(id)).toMatchObject({ status: 202, body: { count: 2 } });
  expect(await recipients()).toEqual(['ann@example.org', 'bea@example.org']);
  await db().mail.deleteMany();
  expect((await write(id, { date: '2026-01-04' })).body).toEqual({ count: 1 });
  expect(await recipients()).toEqual(['dan@example.org']);
  const jobs = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = 'send_mail'`;
  expect(jobs).toEqual([{ count: 1 }]);
});

test('a second press sends nothing: by its key, or by its words', async () => {
  const id = await weekly();
  const request_key = randomUUID();
  const both = await Promise.all([write(id, { request_key }), write(id, { request_key })]);
  expect(both.map(({ body }) => body)).toEqual([{ count: 2 }, { count: 2 }]);
  expect((await write(id, { request_key: randomUUID() })).body).toEqual({ count: 2 });
  expect(await db().formMessage.count()).toBe(1);
  expect(await recipients()).toHaveLength(2);
  expect((await write(id, { subject: 'Another' })).body).toEqual({ count: 2 });
  expect(await recipients()).toHaveLength(4);
});

test('a mail has the words, why it comes and the link; not once its recipient has cancelled', async () => {
  const id = await weekly();
  await write(id, { date: '2031-06-08' });
  const { about } = await db().mail.findFirstOrThrow({ where: { to: 'ann@example.org' } });
  const data = await formMessage.load(about, db());
  if (!data) throw new Error('There is no mail.');
  expect([data.to, formMessage.subject(data)]).toEqual(['ann@example.org', 'What to bring']);
  expect(formMessage.parts(data)).toEqual([
    { written: words.text },
    'You get this mail because you are signed up: Supper, Sunday, June 8, 2031.',
    {
      words: 'Change or cancel your sign-up',
      url: expect.stringMatching(/^http.*\/s\/[\w-]{43}$/),
      isMain: true,
    },
  ]);
  await db().formAnswer.updateMany({ where: { email: data.to }, data: { state: 'cancelled' } });
  expect(await formMessage.load(about, db())).toBeNull();
});

test.each([
  ['without a subject', { subject: ' ' }, 422, 'Please enter a subject'],
  ['without a text', { text: '' }, 422, 'Please enter what you want to tell them'],
  ['with a header in its subject', { subject: 'Hello\r\nBcc: all@example.org' }, 422, expect.any(String)],
  ['for no date', { date: 'soon' }, 422, 'Please choose a date'],
  ['for a date of another day', { date: '2031-06-09' }, 422, expect.stringContaining('not one of the event')],
  ['for a date on which no one comes', { date: '2031-06-15' }, 409, 'No one is signed up for it.'],
])('a message %s is refused', async (_what, more, status, detail) => {
  const id = await weekly();
  const answer = await write(id, more);
  expect([answer.status, answer.body.detail]).toEqual([status, detail]);
  expect([await db().formMessage.count(), await db().mail.count()]).toEqual([0, 0]);
});

test('a leader writes to those of the own ministry alone', async () => {
  const { id: own } = await createMinistry(db());
  const theirs = await weekly();
  const { id: mine } = await createForm(db(), { ministry_id: own });
  await createFormAnswer(db(), { form_id: mine });
  session.actor.mockResolvedValue({ ...(staff as StaffActor), roles: ['leader'], ministryIds: [own] });
  expect([(await write(mine)).status, (await write(theirs)).status]).toEqual([202, 403]);
});

test('a message is deleted as long after its date as answers are kept, and so are its mails', async () => {
  const id = await weekly();
  await db().form.update({ where: { id }, data: { keep_days: 10 } });
  await write(id, { date: '2031-06-08' });
  await clearAnswers(new Date('2031-06-18T18:00:00Z'));
  expect([await db().formMessage.count(), await db().mail.count()]).toEqual([1, 2]);
  await clearAnswers(new Date('2031-06-19T18:00:00Z'));
  expect([await db().formMessage.count(), await db().mail.count()]).toEqual([0, 0]);
});
