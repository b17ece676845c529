import { inspect } from 'node:util';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { log } from '#lib/core/process/log.ts';
import { issueCaptcha } from '#lib/core/visitor-form/captcha.ts';
import { answerPrayerForm } from '#lib/prayer/commands.ts';
import { purgeCompletedRequests } from '#lib/prayer/jobs.ts';
import { createPrayerRequest } from '#prisma/factories/prayer-request.ts';
import { createPrayerTeamEmail } from '#prisma/factories/prayer-team-email.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

const { sql } = useDatabase({ as: visitor });

const typed = { name: 'Ruth', email: 'ruth@example.org', request: 'Please pray for my neighbor.' };
const wrongAnswer = { captcha_answer: ['Incorrect answer, please try again.'] };

function solved(more: object = {}) {
  const { a, b, token } = issueCaptcha();
  return { ...typed, captcha_answer: a + b, captcha_token: token, ...more };
}
const send = (body: unknown) => callApi('POST /api/prayer-requests', { body });
const jobKeys = async () =>
  (await sql<{ key: string }>('SELECT key FROM graphile_worker.jobs ORDER BY id')).rows.map(({ key }) => key);

describe('a visitor', () => {
  test('gets a sum with its token that nobody keeps', async () => {
    const answer = await callApi('GET /api/captcha');
    expect(answer.body).toEqual({ a: expect.any(Number), b: expect.any(Number), token: expect.any(String) });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('submits a request and learns its id and nothing else', async () => {
    const answer = await send(solved());
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ id: expect.any(String) });
    expect(await db().prayerRequest.findMany()).toEqual([
      expect.objectContaining({ ...typed, id: answer.body.id, is_anonymous: false, status: 'new' }),
    ]);
  });

  test.each([
    ['livestream', 'livestream'],
    ['elsewhere', null],
    [undefined, null],
  ])('that asks from %o tells the team of: %o', async (source, kept) => {
    expect((await send(solved({ source }))).status).toBe(201);
    expect(await db().prayerRequest.findMany()).toEqual([expect.objectContaining({ source: kept })]);
  });

  test.each([
    ['wrong', { captcha_answer: 99 }, wrongAnswer],
    ['missing', { captcha_answer: undefined }, wrongAnswer],
    ['empty', { captcha_answer: '' }, { captcha_answer: ['Please answer the question.'] }],
  ])('is told of a %s answer, and nothing is written', async (_what, more, errors) => {
    const answer = await send(solved(more));
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual(errors);
    expect(await db().prayerRequest.count()).toBe(0);
  });

  test('may answer again after a mistake', async () => {
    const body = solved();
    expect((await send({ ...body, captcha_answer: 99 })).status).toBe(422);
    expect((await send(body)).status).toBe(201);
  });

  test('cannot use one sum for two requests, not even at once', async () => {
    const body = solved();
    const answers = await Promise.all([send(body), send(body), send(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect((await send(body)).body.errors).toEqual(wrongAnswer);
    expect(await db().prayerRequest.count()).toBe(1);
  });

  test('who is a program and fills in every field gets nowhere', async () => {
    expect((await send(solved({ website: 'https://spam.example' }))).status).toBe(422);
    expect(await db().prayerRequest.count()).toBe(0);
  });

  test('is asked to wait after 30 requests in an hour, and other addresses are not', async () => {
    for (let round = 0; round < 30; round++) expect((await send(solved())).status).toBe(201);
    const refused = await send(solved());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    session.actor.mockResolvedValue({ role: 'visitor', address: '203.0.113.99' });
    expect((await send(solved())).status).toBe(201);
  });

  test('has the team told in the same transaction: one job for every active member', async () => {
    for (const [email, active] of [
      ['a@example.org', true],
      ['b@example.org', true],
      ['c@example.org', false],
    ] as const) {
      await createPrayerTeamEmail(db(), { email, active });
    }
    const { body } = await send(solved());
    const rows = await db().prayerNotification.findMany({ include: { member: true, mail: true } });
    expect(rows.map(({ member }) => member.email).sort()).toEqual(['a@example.org', 'b@example.org']);
    expect(rows.every((row) => row.prayer_request_id === body.id)).toBe(true);
    expect(rows.map(({ mail }) => mail?.to)).toEqual(rows.map(({ member }) => member.email));
    expect((await jobKeys()).sort()).toEqual(rows.map(({ mail_id }) => `mail:${mail_id}`).sort());
  });

  test('whose request cannot be written leaves nothing behind, no word of it in the log either', async () => {
    await createPrayerTeamEmail(db());
    await sql("ALTER TABLE prayer_requests ADD CONSTRAINT refuse CHECK (request NOT LIKE '%MARKER%')");
    const logged = vi.spyOn(log, 'error').mockReturnValue();
    const body = solved({ request: 'Please pray for MARKER today.' });
    const answer = await send(body);
    const lines = inspect(logged.mock.calls, { depth: 9 });
    await sql('ALTER TABLE prayer_requests DROP CONSTRAINT refuse');
    expect(answer.status).toBe(500);
    expect(logged).toHaveBeenCalled();
    expect(JSON.stringify(answer.body) + lines).not.toMatch(/MARKER|ruth/i);
    expect(await jobKeys()).toEqual([]);
    expect((await send(body)).status).toBe(201);
  });

  test('sees how many requests are new, and no other number', async () => {
    await createPrayerRequest(db());
    await createPrayerRequest(db(), { status: 'completed' });
    expect((await callApi('GET /api/prayer-requests/count?status=new')).body).toEqual({ count: 1 });
    expect((await callApi('GET /api/prayer-requests/count?status=completed')).status).toBe(400);
  });
});

describe('a form sent without scripts', () => {
  const answer = (post: object) => answerPrayerForm.execute(visitor, post);

  test('that has no sum yet gets one, and keeps all that was typed', async () => {
    const left = await answer({ ...typed, is_anonymous: 'on' });
    expect(left).toMatchObject({
      isSent: false,
      typed: { ...typed, is_anonymous: true },
      fields: {},
      message: null,
      captcha: { token: expect.any(String) },
    });
  });

  test('is told what is wrong, with a sum to go on with', async () => {
    expect(await answer({ ...typed, email: 'nobody' })).toMatchObject({
      isSent: false,
      fields: { email: ['Please enter a valid email address.'] },
      typed: { email: 'nobody' },
    });
    expect(
      await answer({ ...typed, captcha_token: issueCaptcha().token, captcha_answer: '99' }),
    ).toMatchObject({
      isSent: false,
      fields: wrongAnswer,
      message: 'Incorrect answer, please try again.',
    });
    expect(await answer({})).toMatchObject({ isSent: false, typed: { name: '', request: '' } });
  });

  test('with its sum solved is taken, once however often it is sent', async () => {
    const post = solved({ is_anonymous: 'on', source: 'livestream' });
    const sent = { ...post, captcha_answer: String(post.captcha_answer) };
    expect(await answer(sent)).toEqual({ isSent: true });
    expect(await answer(sent)).toMatchObject({ isSent: false, fields: wrongAnswer });
    expect(await db().prayerRequest.findMany()).toEqual([
      expect.objectContaining({ is_anonymous: true, source: 'livestream' }),
    ]);
  });
});

describe('staff', () => {
  beforeEach(() => {
    session.actor.mockResolvedValue(staff);
  });
  const move = (id: string, status: string) =>
    callApi(`PATCH /api/prayer-requests/${id}`, { body: { status } });

  test('read one state, newest first, in pages, and no cache keeps it', async () => {
    const times = ['2031-01-01T00:00:00Z', '2031-01-03T00:00:00Z', '2031-01-02T00:00:00Z'];
    for (const time of times) await createPrayerRequest(db(), { name: time, created_at: new Date(time) });
    await createPrayerRequest(db(), { status: 'completed' });
    const answer = await callApi('GET /api/prayer-requests?status=new&limit=2');
    expect(answer.body.map(({ name }: { name: string }) => name)).toEqual([times[1], times[2]]);
    expect(answer.headers.get('x-total-count')).toBe('3');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('never see who asked anonymously', async () => {
    await createPrayerRequest(db(), { name: 'Secret Name', email: 'secret@example.org', is_anonymous: true });
    const { body } = await callApi('GET /api/prayer-requests?status=new');
    expect(body[0]).toMatchObject({ name: 'Anonymous', email: null });
    expect(JSON.stringify(body)).not.toMatch(/secret/i);
  });

  test.each([
    ['new', 'inprogress', 200],
    ['new', 'completed', 200],
    ['inprogress', 'completed', 200],
    ['notified', 'completed', 200],
    ['new', 'new', 409],
    ['inprogress', 'inprogress', 409],
    ['inprogress', 'new', 409],
    ['completed', 'new', 409],
    ['completed', 'inprogress', 409],
    ['completed', 'completed', 409],
    ['new', 'notified', 422],
  ])('move a request from %s to %s: %i', async (from, to, status) => {
    const { id } = await createPrayerRequest(db(), { status: from });
    expect((await move(id, to)).status).toBe(status);
    const stored = await db().prayerRequest.findUnique({ where: { id } });
    expect(stored?.status).toBe(status === 200 ? to : from);
  });

  test('of two who mark a request at once, one is told that it was done', async () => {
    const { id } = await createPrayerRequest(db());
    const answers = await Promise.all([move(id, 'inprogress'), move(id, 'inprogress')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.detail).toBe('The request is In Progress now.');
  });

  test('find legacy requests among those in progress', async () => {
    const { id } = await createPrayerRequest(db(), { status: 'notified' });
    const { body } = await callApi('GET /api/prayer-requests?status=inprogress');
    expect(body).toMatchObject([{ id, status: 'inprogress' }]);
    expect((await db().prayerRequest.findUnique({ where: { id } }))?.status).toBe('inprogress');
  });

  test('delete a request for good, with its notifications and jobs', async () => {
    await createPrayerTeamEmail(db());
    const { body } = await send(solved());
    expect(await jobKeys()).toHaveLength(1);
    expect((await callApi(`DELETE /api/prayer-requests/${body.id}`)).status).toBe(204);
    expect(await db().prayerRequest.count()).toBe(0);
    expect([await db().prayerNotification.count(), await db().mail.count()]).toEqual([0, 0]);
    expect(await jobKeys()).toEqual([]);
    expect((await callApi(`DELETE /api/prayer-requests/${body.id}`)).status).toBe(404);
  });
});

test('completed requests are purged after the days that were set, counted from their completion', async () => {
  const day = 24 * 60 * 60 * 1000;
  const { id } = await createPrayerRequest(db(), { status: 'completed' });
  await createPrayerRequest(db(), { status: 'inprogress' });
  const completed = (await db().prayerRequest.findUniqueOrThrow({ where: { id } })).updated_at.getTime();
  expect(await purgeCompletedRequests(30, new Date(completed + 30 * day - 1))).toBe(0);
  expect(await purgeCompletedRequests(30, new Date(completed + 30 * day))).toBe(1);
  expect(await db().prayerRequest.count()).toBe(1);
});
