import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { composePlanned } from '#lib/letters/plan/compose-planned.ts';
import { finishLetters, sendDueLetters } from '#lib/letters/sending/due-letters.ts';
import { readWaitingLetters } from '#lib/letters/waiting-letters.ts';
import { createService } from '#prisma/factories/event.ts';
import { createLetter } from '#prisma/factories/letter.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { readersOfTopic } from './people.ts';

useDatabase({ as: staff });

/** Thursday, 10 in the morning in Chicago. */
const thursday = new Date('2026-12-03T16:00:00Z');
const plan = { weekday: 4, time: '10:00', needs_approval: true, is_on: true };
const letters = () => db().letter.findMany({ orderBy: { created_at: 'asc' } });
const hoursAfter = (hours: number) => new Date(thursday.getTime() + hours * 3_600_000);

beforeEach(async () => {
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9');
  vi.stubEnv('MAIL_FROM', 'office@example.org');
  await createService(db());
  await readersOfTopic('week', ['ann@example.org']);
});

describe('this week', () => {
  test('composes itself at its hour, once in however many processes, and waits for a press', async () => {
    await composePlanned(hoursAfter(-0.1));
    expect(await letters()).toEqual([]);
    await Promise.all([1, 2, 3, 4].map(() => composePlanned(thursday)));
    await composePlanned(hoursAfter(1));
    expect(await letters()).toMatchObject([
      {
        kind: 'week',
        state: 'draft',
        topics: ['week'],
        is_public: true,
        first_day: '2026-12-03',
        items: [{ kind: 'service', title: 'Morning Worship' }],
      },
    ]);
    expect(await readWaitingLetters(thursday)).toMatchObject({
      ready: { subject: 'This week at Belltower: December 3' },
      corrections: 0,
      held: 0,
    });
    expect(await readWaitingLetters(hoursAfter(7 * 24))).toBeNull();
  });

  test('is sent at once where staff chose so', async () => {
    await db().letterPlan.create({ data: { ...plan, needs_approval: false } });
    await composePlanned(thursday);
    expect(await letters()).toMatchObject([{ state: 'ready', send_at: thursday }]);
    await Promise.all([sendDueLetters(thursday), sendDueLetters(thursday)]);
    expect(await letters()).toMatchObject([{ state: 'sending', sent_at: thursday }]);
    expect(await db().mail.findMany()).toMatchObject([{ to: 'ann@example.org', lane: 'bulk' }]);
  });

  test('comes at the same hour of the clock, in winter and in summer', async () => {
    await db().letterPlan.create({ data: plan });
    // The clocks go forward on March 8.
    for (const moment of ['2026-03-05T15:59:00Z', '2026-03-05T16:00:00Z', '2026-03-12T14:59:00Z'])
      await composePlanned(new Date(moment));
    expect(await letters()).toHaveLength(1);
    await composePlanned(new Date('2026-03-12T15:00:00Z'));
    expect((await letters()).map(({ first_day }) => first_day)).toEqual(['2026-03-05', '2026-03-12']);
  });

  test('comes once at an hour that the clocks repeat', async () => {
    await db().letterPlan.create({ data: { ...plan, weekday: 0, time: '01:30' } });
    for (const moment of ['2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z'])
      await composePlanned(new Date(moment));
    expect(await letters()).toHaveLength(1);
  });

  test('that nobody sent is left out when the next one comes', async () => {
    await composePlanned(thursday);
    await composePlanned(hoursAfter(7 * 24));
    expect((await letters()).map(({ state }) => state)).toEqual(['skipped', 'draft']);
  });

  test('that brings nothing is skipped', async () => {
    await db().event.deleteMany();
    await db().letterPlan.create({ data: { ...plan, needs_approval: false } });
    await composePlanned(thursday);
    await sendDueLetters(thursday);
    expect(await letters()).toMatchObject([{ state: 'skipped', sent_at: null }]);
  });

  test.each([
    ['mail is not set up', async () => void vi.stubEnv('SMTP_URL', '')],
    ['it has no reader', async () => void (await db().subscriber.deleteMany())],
    [
      'staff switched it off',
      async () => void (await db().letterPlan.create({ data: { ...plan, is_on: false } })),
    ],
  ])('does not compose itself while %s', async (_why, prepare) => {
    await prepare();
    await composePlanned(thursday);
    expect(await letters()).toEqual([]);
  });
});

test('staff are told of letters that wait because mail is not set up any more', async () => {
  await readersOfTopic('news', ['bob@example.org']);
  await createLetter(db(), { state: 'ready', send_at: thursday });
  await sendDueLetters(thursday);
  expect(await readWaitingLetters(thursday)).toBeNull();
  vi.stubEnv('SMTP_URL', '');
  expect(await readWaitingLetters(thursday)).toMatchObject({ held: 1 });
  expect((await callApi('GET /api/office')).body.waiting.letters).toMatchObject({ held: 1 });
});

describe('the plan', () => {
  const put = (body: object, headers = {}) => callApi('PUT /api/letter-plan', { body, headers });

  test('is Thursday at 10:00 until staff change it', async () => {
    expect((await callApi('GET /api/letter-plan')).body).toEqual({ ...plan, updated_at: null });
    const changed = { weekday: 0, time: '07:30', needs_approval: false, is_on: true };
    expect((await put(changed, { 'If-Match': 'original' })).body).toMatchObject(changed);
    expect((await put(plan, { 'If-Match': 'original' })).status).toBe(409);
  });

  test('that is changed does not catch up with an hour that has passed', async () => {
    vi.useFakeTimers({ now: hoursAfter(2), toFake: ['Date'] });
    try {
      await put({ ...plan, time: '11:00' });
      await composePlanned(hoursAfter(2));
      expect(await letters()).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ['weekday', { weekday: 7 }],
    ['time', { time: '25:00' }],
    ['time', { time: '10 am' }],
  ])('with a wrong %s is refused', async (field, wrong) => {
    const answer = await put({ ...plan, ...wrong });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });
});

describe('a planned letter', () => {
  test('leaves when its time has come', async () => {
    await readersOfTopic('news', ['bob@example.org']);
    const { id } = await createLetter(db(), { state: 'ready', send_at: thursday });
    await sendDueLetters(hoursAfter(-0.1));
    expect(await db().mail.count()).toBe(0);
    await sendDueLetters(thursday);
    expect(await db().mail.findMany()).toMatchObject([{ to: 'bob@example.org', letter_id: id }]);
  });

  test('is a draft again where the site did not run for long after its time', async () => {
    await readersOfTopic('news', ['bob@example.org']);
    await createLetter(db(), { state: 'ready', send_at: thursday });
    await sendDueLetters(hoursAfter(12.1));
    expect(await letters()).toMatchObject([{ state: 'draft', send_at: null, sent_at: null }]);
    expect(await db().mail.count()).toBe(0);
  });

  test('whose topics are gone by then is left out', async () => {
    const topics = ['event:11111111-1111-4111-8111-111111111111'];
    await createLetter(db(), { state: 'ready', send_at: thursday, topics });
    await sendDueLetters(thursday);
    expect(await letters()).toMatchObject([{ state: 'skipped', sent_at: null }]);
  });

  test('is sent once none of its mails waits, which is no change by staff', async () => {
    await readersOfTopic('news', ['bob@example.org']);
    await createLetter(db(), { state: 'ready', send_at: thursday });
    await sendDueLetters(thursday);
    await finishLetters();
    expect(await letters()).toMatchObject([{ state: 'sending' }]);
    const before = await db().activityLog.count();
    await db().mail.updateMany({ data: { sent_at: thursday } });
    await finishLetters();
    expect(await letters()).toMatchObject([{ state: 'sent' }]);
    expect(await db().activityLog.count()).toBe(before);
  });
});
