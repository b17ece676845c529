import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { runDueJobs } from '#lib/core/process/jobs.ts';
import { issueCaptcha } from '#lib/core/visitor-form/captcha.ts';
import { writeMail } from '#lib/mail/frame.tsx';
import { answerRemindForm } from '#lib/reminders/commands.ts';
import { reminderJobs } from '#lib/reminders/jobs.ts';
import { reminderMail } from '#lib/reminders/mail.tsx';
import { reminderToken } from '#lib/reminders/reminder-link.ts';
import { forgetReminders, sendReminders } from '#lib/reminders/send.ts';
import { endReminders, remindersOf } from '#lib/reminders/waiting-reminders.ts';
import { suppress } from '#lib/subscribers/suppressed.ts';
import { createEvent, createService } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { createMail } from '#prisma/factories/mail.ts';
import { createReminder } from '#prisma/factories/reminder.ts';
import { visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

const { url, sql } = useDatabase({ as: visitor });

beforeEach(() => {
  vi.stubEnv('SMTP_URL', 'smtp://localhost:1');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-20T15:00:00Z') });
});

const date = '2031-06-01';
const detail = expect.stringMatching(/^One mail goes to this address/);

function asked(more: object = {}) {
  const { a, b, token } = issueCaptcha();
  return { date, email: 'ruth@example.org', captcha_answer: a + b, captcha_token: token, ...more };
}

const ask = (body: object) => callApi('POST /api/reminders', { body });
const reminders = () => db().reminder.findMany({ orderBy: { created_at: 'asc' } });
const mails = () => db().mail.findMany();

function createSubscriber(state: string, mailbox = 'ruth@example.org') {
  return db().subscriber.create({ data: { email: mailbox, mailbox, state, source: 'site' } });
}

describe('asking for a reminder', () => {
  test('stores it and mails nothing', async () => {
    const { id: event_id } = await createEvent(db());
    const answer = await ask(asked({ event_id, email: ' Ruth@Example.org ' }));
    expect(answer).toMatchObject({ status: 202, body: { detail } });
    expect(await reminders()).toMatchObject([
      {
        event_id,
        date,
        mailbox: 'ruth@example.org',
        due_at: new Date('2031-05-31T23:00:00Z'),
        sent_at: null,
      },
    ]);
    expect(await mails()).toEqual([]);
  });

  test('twice, in two spellings, is one', async () => {
    const { id: event_id } = await createEvent(db());
    for (const email of ['ruth@example.org', 'RUTH@EXAMPLE.ORG'])
      expect((await ask(asked({ event_id, email }))).status).toBe(202);
    expect(await reminders()).toHaveLength(1);
  });

  test('of an unknown event, or one without a page, is 404', async () => {
    const { id } = await createService(db());
    for (const event_id of [randomUUID(), id])
      expect((await ask(asked({ event_id, date: '2031-06-01' }))).status).toBe(404);
  });

  test.each([
    ['a past date', '2031-05-18', 'This date has begun or is over.'],
    ['a date that began a minute ago', '2031-05-20', 'This date has begun or is over.'],
    ['a date that the event has not', '2031-06-02', 'This event has no such date.'],
    ['no date', 'soon', 'This event has no such date.'],
    ['a cancelled date', '2031-06-08', 'This date is cancelled.'],
  ])('of %s is 422', async (_what, day, words) => {
    const rule = { is_recurring: true, recurrence_frequency: 'weekly' };
    const first = day === '2031-05-20' ? day : '2031-05-18';
    const { id: event_id } = await createEvent(db(), { ...rule, date: first, time: '9:59 AM' });
    if (day === '2031-06-08') await createEventException(db(), { event_id, date: day, kind: 'cancelled' });
    expect(await ask(asked({ event_id, date: day }))).toMatchObject({
      status: 422,
      body: { errors: { date: [words] } },
    });
    expect(await reminders()).toEqual([]);
  });

  test.each([['ruth@example.org\r\nBcc: all@example.org'], ['ruth'], [''], ['a@b@example.org']])(
    'for the address %j is 422',
    async (email) => {
      const { id: event_id } = await createEvent(db());
      const errors = { email: expect.arrayContaining(['Please enter a valid email address.']) };
      expect(await ask(asked({ event_id, email }))).toMatchObject({ status: 422, body: { errors } });
    },
  );

  test('with a wrong sum, or by a program that fills in the trap, is 422', async () => {
    const { id: event_id } = await createEvent(db());
    for (const more of [{ captcha_answer: 99 }, { website: 'https://spam.example' }])
      expect((await ask(asked({ event_id, ...more }))).status).toBe(422);
    expect(await reminders()).toEqual([]);
  });

  test('after 18:00 of the evening before mails at once, with its job', async () => {
    const { id: event_id } = await createEvent(db());
    vi.setSystemTime(new Date('2031-06-01T16:00:00Z'));
    expect((await ask(asked({ event_id }))).status).toBe(202);
    expect(await mails()).toMatchObject([{ kind: 'reminder', to: 'ruth@example.org', lane: 'now' }]);
    const { rows } = await sql('SELECT task_identifier FROM graphile_worker.jobs');
    expect(rows).toEqual([{ task_identifier: 'send_mail' }]);
    expect(await sendReminders()).toBe(0);
  });

  test('without scripts asks for the sum, keeps what was typed, and thanks', async () => {
    const { id: event_id } = await createEvent(db());
    const typed = { event_id, date, email: 'ruth@example.org' };
    const first = await answerRemindForm.execute(visitor, typed);
    expect(first).toMatchObject({ isSent: false, typed: { email: 'ruth@example.org' }, message: null });
    const wrong = await answerRemindForm.execute(visitor, { ...typed, email: 'ruth' });
    expect(wrong).toMatchObject({ isSent: false, typed: { email: 'ruth' } });
    const body = asked({ event_id });
    const solved = { ...body, captcha_answer: String(body.captcha_answer) };
    expect(await answerRemindForm.execute(visitor, solved)).toMatchObject({ isSent: true });
    expect(await reminders()).toHaveLength(1);
  });
});

describe('whose address it is', () => {
  async function askForDates(count: number) {
    const { id: event_id } = await createEvent(db(), { is_recurring: true, recurrence_frequency: 'daily' });
    for (let day = 1; day <= count; day += 1)
      expect(await ask(asked({ event_id, date: `2031-06-0${day}` }))).toMatchObject({
        status: 202,
        body: { detail },
      });
    return reminders();
  }

  test('a stranger’s waits for three at most, and the answer is the same', async () => {
    expect(await askForDates(5)).toHaveLength(3);
    vi.setSystemTime(new Date('2031-05-31T23:00:00Z'));
    expect(await sendReminders()).toBe(1);
    expect(await askForDates(1)).toHaveLength(3);
  });

  test('a stranger’s gets three mails a day at most of dates that are due at once', async () => {
    const rule = { is_recurring: true, recurrence_frequency: 'daily', date: '2031-06-01' };
    const askForTwelve = async (day: string) => {
      for (let count = 0; count < 12; count += 1) {
        const { id: event_id } = await createEvent(db(), rule);
        expect(await ask(asked({ event_id, date: day }))).toMatchObject({ status: 202, body: { detail } });
      }
      return (await mails()).length;
    };
    vi.setSystemTime(new Date('2031-06-01T00:00:00Z'));
    expect(await askForTwelve('2031-06-01')).toBe(3);
    vi.setSystemTime(new Date('2031-06-01T23:59:00Z'));
    expect(await askForTwelve('2031-06-02')).toBe(3);
    vi.setSystemTime(new Date('2031-06-02T00:00:00Z'));
    expect(await askForTwelve('2031-06-02')).toBe(6);
  });

  test('a stranger’s waits for three, of thirty that are asked for at once', async () => {
    const { id: event_id } = await createEvent(db(), { is_recurring: true, recurrence_frequency: 'daily' });
    const days = Array.from({ length: 20 }, (_, at) => `2031-06-${String(at + 1).padStart(2, '0')}`);
    const answers = await Promise.all(days.map((day) => ask(asked({ event_id, date: day }))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await reminders()).toHaveLength(3);
  });

  test('a confirmed subscriber’s waits for as many as are asked for', async () => {
    await createSubscriber('confirmed');
    expect(await askForDates(5)).toHaveLength(5);
  });

  test.each(['stopped', 'left'])('one that %s gets none', async (state) => {
    await createSubscriber(state);
    expect(await askForDates(1)).toEqual([]);
  });

  test('one that left and was erased gets none, nor one that leaves before the evening', async () => {
    await suppress(db(), 'ruth@example.org');
    expect(await askForDates(1)).toEqual([]);
    const { event_id } = await createReminder(db(), { event_id: (await createEvent(db())).id });
    expect(event_id).toBeTruthy();
    await sendReminders(new Date('2031-05-31T23:00:00Z'));
    const [mail] = await mails();
    expect(await reminderMail.load(mail?.about ?? '', db())).toBeNull();
  });
});

describe('the mail', () => {
  test('says when and where, and who may have asked', async () => {
    const { id: event_id } = await createEvent(db(), { title: 'Picnic' });
    const { id } = await createReminder(db(), { event_id });
    const data = await reminderMail.load(id, db());
    if (!data) throw new Error('There is no mail.');
    const { subject, text, html } = await writeMail(reminderMail, data);
    expect(subject).toBe('Reminder: Picnic');
    expect(text).toContain('Picnic\nSunday, June 1, 2031\n12:30 PM - 3:00 PM\nThe live oak lawn');
    expect(text).toContain('Somebody, probably you, asked on our site');
    expect(text).toContain(`End all reminders to this address: http`);
    expect(html).toContain(`/letters/me/${reminderToken(id)}`);
  });

  test('is not sent once the date has begun, or is gone', async () => {
    const { id: event_id } = await createEvent(db());
    const { id } = await createReminder(db(), { event_id });
    vi.setSystemTime(new Date('2031-06-01T17:29:00Z'));
    expect(await reminderMail.load(id, db())).not.toBeNull();
    vi.setSystemTime(new Date('2031-06-01T17:30:00Z'));
    expect(await reminderMail.load(id, db())).toBeNull();
    await db().event.deleteMany();
    vi.setSystemTime(new Date('2031-05-30T17:30:00Z'));
    expect(await reminderMail.load(id, db())).toBeNull();
  });

  test('leads a subscriber to the page with the own choices', async () => {
    const { id: event_id } = await createEvent(db());
    await createSubscriber('confirmed');
    const { id } = await createReminder(db(), { event_id });
    const data = await reminderMail.load(id, db());
    expect(data?.endUrl).toMatch(/\/letters\/me\/[\w-]{43}$/);
  });

  test('that a server refuses for good stops the address', async () => {
    await createSubscriber('confirmed');
    const about = { about: randomUUID(), to: 'ruth@example.org' };
    await reminderMail.refused?.(about, db(), { isUnknown: true, words: 'No such user' });
    expect(await db().subscriber.findMany()).toMatchObject([{ state: 'stopped' }]);
  });
});

describe('the evening before', () => {
  test('each is queued once, by two processes at the same moment', async () => {
    const { id: event_id } = await createEvent(db());
    for (let person = 0; person < 20; person += 1)
      await createReminder(db(), { event_id, email: `p${person}@example.org` });
    expect(await sendReminders(new Date('2031-05-31T22:59:59Z'))).toBe(0);
    const evening = new Date('2031-05-31T23:00:00Z');
    const counts = await Promise.all([1, 2, 3].map(() => sendReminders(evening)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
    expect(await mails()).toHaveLength(20);
    expect(await sendReminders(evening)).toBe(0);
  });

  test('comes by the job of every minute', async () => {
    const { id: event_id } = await createEvent(db());
    await createReminder(db(), { event_id });
    vi.setSystemTime(new Date('2031-05-31T23:00:30Z'));
    await sql("SELECT graphile_worker.add_job('send_reminders', run_at := now() - interval '1 minute')");
    await runDueJobs({ connectionString: url, jobs: [reminderJobs] });
    expect(await mails()).toHaveLength(1);
  });

  test('is that of another zone, when the church has moved there', async () => {
    const { id: event_id } = await createEvent(db());
    await createReminder(db(), { event_id, due_at: new Date('2031-05-31T09:00:00Z') });
    expect(await sendReminders(new Date('2031-05-31T09:00:00Z'))).toBe(0);
    expect(await reminders()).toMatchObject([{ due_at: new Date('2031-05-31T23:00:00Z') }]);
    expect(await sendReminders(new Date('2031-05-31T23:00:00Z'))).toBe(1);
  });

  test('passes a date that began while the site was off', async () => {
    const { id: event_id } = await createEvent(db());
    await createReminder(db(), { event_id });
    expect(await sendReminders(new Date('2031-06-01T18:00:00Z'))).toBe(0);
    expect(await reminders()).toMatchObject([{ due_at: null }]);
  });
});

describe('the link of a mail', () => {
  async function twoReminders() {
    const { id: event_id } = await createEvent(db(), { is_recurring: true, recurrence_frequency: 'weekly' });
    const { id } = await createReminder(db(), { event_id });
    await createReminder(db(), { event_id, date: '2031-06-08', due_at: new Date('2031-06-07T23:00:00Z') });
    await createReminder(db(), { event_id, email: 'naomi@example.org' });
    return { id, token: reminderToken(id) };
  }
  const end = (token: string) => callApi(`DELETE /api/reminders/${token}`);

  test('ends all that wait for the address, and again changes nothing', async () => {
    const { token } = await twoReminders();
    await sendReminders(new Date('2031-05-31T23:00:00Z'));
    expect(await remindersOf(db(), 'ruth@example.org')).toMatchObject([
      { occurrence: { date: '2031-06-08' } },
    ]);
    expect(await end(token)).toMatchObject({ status: 200, body: { count: 1 } });
    expect(await end(`${token}.`)).toMatchObject({ status: 200, body: { count: 0 } });
    expect(await remindersOf(db(), 'ruth@example.org')).toEqual([]);
    expect(await reminders()).toHaveLength(2);
  });

  test('takes back a mail that has not left', async () => {
    await twoReminders();
    await sendReminders(new Date('2031-05-31T23:00:00Z'));
    expect((await mails()).map(({ to }) => to).toSorted()).toEqual(['naomi@example.org', 'ruth@example.org']);
    expect(await endReminders(db(), 'ruth@example.org')).toBe(1);
    expect((await mails()).map(({ to }) => to)).toEqual(['naomi@example.org']);
  });

  test.each([
    ['of another row', (token: string) => token.replace(/^.{36}/, randomUUID())],
    ['cut off', (token: string) => token.slice(0, -3)],
    ['of a subscriber', () => 'x'.repeat(43)],
  ])('%s leads nowhere: 404', async (_what, other) => {
    const { token } = await twoReminders();
    expect((await end(other(token))).status).toBe(404);
    expect(await reminders()).toHaveLength(3);
  });
});

test('what was sent is forgotten after a week, what waits is not', async () => {
  const { id: event_id } = await createEvent(db());
  const day = (number: number) => new Date(`2031-06-${String(number).padStart(2, '0')}T00:00:00Z`);
  await createReminder(db(), { event_id, sent_at: day(1) });
  await createReminder(db(), { event_id, date: '2031-06-02', due_at: null });
  const kept = await createReminder(db(), { event_id, date: '2031-05-02', due_at: day(20) });
  expect(await forgetReminders(day(7))).toBe(0);
  expect(await forgetReminders(day(10))).toBe(2);
  expect(await reminders()).toEqual([kept]);
});

test('with what was sent its mail is forgotten, which names the address', async () => {
  const { id: event_id } = await createEvent(db());
  await createReminder(db(), { event_id });
  const evening = new Date('2031-05-31T23:00:00Z');
  await sendReminders(evening);
  await db().mail.updateMany({ data: { sent_at: evening, created_at: evening } });
  const [gone] = await reminders();
  // One that an earlier version left, one that never left, and one of another kind.
  const old = { kind: 'reminder', to: 'naomi@example.org', created_at: new Date('2031-05-01T00:00:00Z') };
  await createMail(db(), { ...old, sent_at: evening });
  await createMail(db(), old);
  await createMail(db(), { ...old, kind: 'sign_up_reminder', to: 'eve@example.org' });
  await forgetReminders(new Date('2031-06-07T22:59:00Z'));
  expect((await mails()).map(({ about, to }) => [about === gone?.id, to]).sort()).toEqual([
    [false, 'eve@example.org'],
    [true, 'ruth@example.org'],
  ]);
  await forgetReminders(new Date('2031-06-07T23:00:01Z'));
  expect((await mails()).map(({ to }) => to)).toEqual(['eve@example.org']);
});
