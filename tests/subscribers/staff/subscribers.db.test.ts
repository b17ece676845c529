import { describe, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import english from '#lib/language/generated/en.ts';
import { writeMail } from '#lib/mail/frame.tsx';
import { subscriberToken } from '#lib/subscribers/links.ts';
import { subscriptionConfirm } from '#lib/subscribers/mail.tsx';
import { findSubscriberNumbers } from '#lib/subscribers/staff/queries.ts';
import { addressRefused } from '#lib/subscribers/stop-address.ts';
import { createMail } from '#prisma/factories/mail.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { createSubscriber } from '#prisma/factories/subscriber.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { byToken, confirm, subscribe } from '../subscribing.ts';

useDatabase({ as: staff });

const words = english.subscriberList;
const consent = { words: 'Yes, send me the newsletter', date: '2024-05-12' };
const send = (rows: readonly unknown[], more: object = {}) =>
  callApi('POST /api/subscribers', { body: { rows, ...more } });
const ann = { email: 'ann@example.org', name: 'Ann Baker', language: 'es', topics: ['week', 'alerts'] };
const list = async (query = '') => (await callApi(`GET /api/subscribers${query}`)).body;
const emailsOf = async (query: string) =>
  (await list(query)).map(({ email }: { email: string }) => email).sort();
const mails = () => db().mail.findMany({ orderBy: { to: 'asc' } });

describe('people are added', () => {
  test('with consent: they get letters, and no mail asks', async () => {
    const { status, body } = await send([ann], { consent });
    expect([status, body]).toEqual([200, { added: 1, pending: 0, refused: [] }]);
    expect(await list()).toMatchObject([
      {
        ...ann,
        state: 'confirmed',
        source: 'staff',
        stopped_because: null,
        confirmed_at: expect.any(String),
      },
    ]);
    expect(await db().subscriber.findFirst()).toMatchObject({
      consent_words: consent.words,
      consent_date: consent.date,
    });
    expect(await mails()).toEqual([]);
  });

  test('without: each is asked once, by the code or the link, and gets nothing before', async () => {
    const ben = { email: 'ben@example.org', topics: ['news'] };
    expect((await send([ann, ben])).body).toEqual({ added: 0, pending: 2, refused: [] });
    expect(await list('?state=pending')).toHaveLength(2);
    const asking = await mails();
    expect(asking.map(({ to, kind, lane }) => [to, kind, lane])).toEqual([
      ['ann@example.org', 'subscription_confirm', 'bulk'],
      ['ben@example.org', 'subscription_confirm', 'bulk'],
    ]);
    const data = await subscriptionConfirm.load(String(asking[0]?.about), db());
    if (!data) throw new Error('The mail is obsolete.');
    const { text } = await writeMail(subscriptionConfirm, data);
    const [code] = /\b\d{6}\b/.exec(text) ?? [];
    expect((await confirm({ email: 'ann@example.org', code })).body.topics).toEqual(['alerts', 'week']);
    const row = await db().subscriber.findFirstOrThrow({ where: { email: 'ben@example.org' } });
    expect((await confirm({ token: subscriberToken(row.id) })).status).toBe(200);
    expect(await emailsOf('?state=confirmed')).toEqual(['ann@example.org', 'ben@example.org']);
  });

  test('one by hand is asked at once', async () => {
    await send([ann]);
    expect(await mails()).toMatchObject([{ to: 'ann@example.org', lane: 'now' }]);
  });

  test('twice in one list they are one person with all topics; in another spelling too', async () => {
    const again = { email: 'ANN@Example.org ', topics: ['sermons'] };
    const { body } = await send([{ ...ann, name: null }, again, { ...again, name: 'Ann' }], { consent });
    expect(body).toEqual({ added: 1, pending: 0, refused: [] });
    expect(await list()).toMatchObject([{ name: 'Ann', topics: ['week', 'sermons', 'alerts'] }]);
  });

  test('as far as their rows are right; each other row says why it is refused', async () => {
    const { id } = await createMinistry(db());
    const gone = '99999999-9999-4999-8999-999999999999';
    const { status, body } = await send([
      { email: 'choir@example.org', topics: [`ministry:${id}`, `ministry:${gone}`] },
      { email: 'no address', topics: ['week'] },
      { email: 'two@example.org\nBcc: all@example.org', topics: ['week'] },
      { email: 'No-Reply@example.org', topics: ['week'] },
      { email: 'postmaster@example.org', topics: ['week'] },
      { email: 'dan@example.org', topics: [`ministry:${gone}`] },
      { email: 'eve@example.org', topics: ['bingo'] },
      { email: 'fay@example.org', topics: [] },
      { email: 'gus@example.org', topics: ['week'], language: 'tlh' },
      { email: 'hal@example.org', topics: ['week'], name: 'x'.repeat(201) },
      'ida@example.org',
      null,
    ]);
    expect([status, body.pending]).toEqual([200, 1]);
    const { notAnAddress, roleAddress, unknownLanguage } = words;
    const { unknownTopic, noTopic } = english.subscribers;
    const whyOf = Object.fromEntries(
      body.refused.map(({ email, why }: { email: string; why: string }) => [email.split('\n')[0], why]),
    );
    expect(whyOf).toMatchObject({
      'no address': notAnAddress,
      'two@example.org': expect.any(String),
      'no-reply@example.org': roleAddress,
      'postmaster@example.org': roleAddress,
      'dan@example.org': unknownTopic,
      'eve@example.org': unknownTopic,
      'fay@example.org': noTopic,
      'gus@example.org': unknownLanguage,
      'hal@example.org': expect.stringContaining('200'),
    });
    expect(body.refused).toHaveLength(11);
    expect(await list()).toMatchObject([{ email: 'choir@example.org', topics: [`ministry:${id}`] }]);
  });

  test('not at all when the call is wrong', async () => {
    const refusalOf = async (body: object) => {
      const answer = await callApi('POST /api/subscribers', { body });
      return [answer.status, Object.keys(answer.body.errors ?? {})];
    };
    expect(await refusalOf({})).toEqual([422, ['rows']]);
    expect(await refusalOf({ rows: [] })).toEqual([422, ['rows']]);
    expect(await refusalOf({ rows: Array.from({ length: 20_001 }, () => 1) })).toEqual([422, ['rows']]);
    expect(await refusalOf({ rows: [ann], consent: { words: ' ', date: 'May' } })).toEqual([
      422,
      ['consent.words', 'consent.date'],
    ]);
    expect(await refusalOf({ rows: [ann], consent: { ...consent, date: '2999-01-01' } })).toEqual([
      422,
      ['consent.date'],
    ]);
    expect(await db().subscriber.count()).toBe(0);
  });

  test('only in words where they are to be looked at first', async () => {
    expect((await send([ann, { email: 'no' }], { dry_run: true })).body).toMatchObject({
      pending: 1,
      refused: [{ email: 'no', why: words.notAnAddress }],
    });
    expect([await db().subscriber.count(), await db().mail.count()]).toEqual([0, 0]);
  });
});

describe('who is known already', () => {
  test('and left, or was erased, is never brought back, with consent neither', async () => {
    const left = await createSubscriber(db(), { email: 'ann@example.org', topics: ['week'] });
    const erased = await createSubscriber(db(), { email: 'ben@example.org', topics: ['week'] });
    await byToken.oneClick(subscriberToken(left.id));
    await byToken.erase(subscriberToken(erased.id));
    const rows = [
      { ...ann, email: 'Ann@example.org' },
      { email: 'ben@example.org', topics: ['week'] },
    ];
    for (const more of [{}, { consent }])
      expect((await send(rows, more)).body).toEqual({
        added: 0,
        pending: 0,
        refused: [
          { email: 'ann@example.org', why: words.hasLeft },
          { email: 'ben@example.org', why: words.hasLeft },
        ],
      });
    expect(await list()).toMatchObject([{ email: 'ann@example.org', state: 'left', topics: [] }]);
    const change = await callApi(`PATCH /api/subscribers/${left.id}`, { body: { topics: ['week'] } });
    expect([change.status, change.body.detail]).toEqual([409, words.hasLeft]);
  });

  test('and gets letters keeps the own choice, unless the consent names more', async () => {
    await createSubscriber(db(), { email: 'ann@example.org', topics: ['news'], name: 'Mrs. Baker' });
    const isThere = [{ email: 'ann@example.org', why: words.isThere }];
    expect((await send([ann])).body).toEqual({ added: 0, pending: 0, refused: isThere });
    expect((await send([ann], { consent })).body).toEqual({ added: 1, pending: 0, refused: [] });
    expect(await list()).toMatchObject([{ name: 'Mrs. Baker', topics: ['week', 'news', 'alerts'] }]);
    expect((await send([ann], { consent })).body.refused).toEqual(isThere);
  });

  test('and was asked is not asked again, and gets letters once there is consent: to that, not to what strangers asked', async () => {
    await subscribe({ email: 'ann@example.org', topics: ['sermons'] });
    expect((await send([ann])).body.refused).toEqual([{ email: 'ann@example.org', why: words.wasAsked }]);
    expect(await db().mail.count()).toBe(1);
    expect((await send([ann], { consent })).body.added).toBe(1);
    expect(await list()).toMatchObject([{ state: 'confirmed', topics: ['week', 'alerts'] }]);
  });
});

test('20,000 rows are taken within seconds', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => ({ email: `p${at}@example.org`, topics: ['week'] }));
  const began = performance.now();
  expect((await send(rows)).body).toEqual({ added: 0, pending: 20_000, refused: [] });
  expect(performance.now() - began).toBeLessThan(30_000);
  expect(await db().mail.count({ where: { lane: 'bulk' } })).toBe(20_000);
  expect((await send(rows, { consent, dry_run: true })).body.added).toBe(20_000);
}, 60_000);

test('the list is searched by name and address, and narrowed by state and topic', async () => {
  await createSubscriber(db(), { email: 'jose@example.org', name: 'José Ruiz', topics: ['week'] });
  await createSubscriber(db(), {
    email: 'ben@example.org',
    name: '100 % Ben',
    topics: ['news'],
    waiting: ['week'],
  });
  await createSubscriber(db(), {
    email: 'cleo@example.org',
    state: 'pending',
    confirmed_at: null,
    waiting: ['week'],
  });
  expect(await emailsOf('?q=jose')).toEqual(['jose@example.org']);
  expect(await emailsOf('?q=RUÍZ')).toEqual(['jose@example.org']);
  expect(await emailsOf('?q=%25')).toEqual(['ben@example.org']);
  expect(await emailsOf('?topic=week')).toEqual(['cleo@example.org', 'jose@example.org']);
  expect(await emailsOf('?topic=week&state=pending')).toEqual(['cleo@example.org']);
  const page = await callApi('GET /api/subscribers?limit=2&offset=2');
  expect([page.body.length, page.headers.get('x-total-count')]).toEqual([1, '3']);
  expect((await callApi('GET /api/subscribers?state=gone')).status).toBe(400);
  expect(await findSubscriberNumbers.execute(staff, {})).toMatchObject({
    states: [
      { state: 'pending', count: 1 },
      { state: 'confirmed', count: 2 },
      { state: 'stopped', count: 0 },
      { state: 'left', count: 0 },
    ],
    topics: [
      { topic: 'week', label: 'This week', readers: 1 },
      { topic: 'news', readers: 1 },
      { topic: 'sermons', readers: 0 },
      { topic: 'alerts', readers: 0 },
    ],
  });
});

describe('one person', () => {
  const change = (id: string, body: object) => callApi(`PATCH /api/subscribers/${id}`, { body });

  test('gets another name, language and topics; what was asked for and not confirmed stays so', async () => {
    const { id } = await createSubscriber(db(), { topics: ['week', 'news'], waiting: ['sermons'] });
    const body = { name: ' Ruth ', language: 'es', topics: ['week', 'alerts'] };
    expect(await change(id, body)).toMatchObject({
      status: 200,
      body: { name: 'Ruth', language: 'es', topics: ['week', 'alerts'] },
    });
    expect((await change(id, { language: null })).body).toMatchObject({ name: 'Ruth', language: null });
    expect((await change(id, { topics: [] })).status).toBe(422);
    expect((await change(id, { topics: ['ministry:99999999-9999-4999-8999-999999999999'] })).status).toBe(
      422,
    );
    const waiting = await db().subscription.findMany({ where: { is_confirmed: false } });
    expect(waiting.map(({ topic }) => topic)).toEqual(['sermons']);
  });

  test('whose mail came back is tried again: with letters, or with the question where it was never answered', async () => {
    const { id } = await createSubscriber(db(), { topics: ['week'] });
    await send([ann]);
    for (const email of ['ruth@example.org', 'ann@example.org'])
      await addressRefused({ to: email }, db(), { isUnknown: true, words: 'No such user here' });
    expect(await list('?state=stopped')).toMatchObject([
      { email: 'ann@example.org', stopped_because: 'No such user here' },
      { email: 'ruth@example.org', stopped_because: 'No such user here' },
    ]);
    expect(await change(id, { state: 'confirmed' })).toMatchObject({
      status: 200,
      body: { state: 'confirmed', stopped_because: null, topics: ['week'] },
    });
    const [asked] = await list('?state=stopped');
    expect((await change(asked.id, { state: 'confirmed' })).body.state).toBe('pending');
    expect(await db().mail.count({ where: { to: 'ann@example.org', kind: 'subscription_confirm' } })).toBe(2);
    // Again it changes nothing for who gets letters, and is refused for who is asked.
    expect((await change(id, { state: 'confirmed' })).status).toBe(200);
    expect((await change(asked.id, { state: 'confirmed' })).status).toBe(409);
    expect((await change(id, { state: 'left' })).status).toBe(422);
  });

  test('is deleted with what waits to be mailed, and may be added again', async () => {
    await send([ann]);
    const [row] = await list();
    const letter = await createMail(db(), {
      kind: 'letter',
      about: `x ${row.id}`,
      to: ann.email,
      lane: 'bulk',
    });
    const sent = await createMail(db(), {
      kind: 'letter',
      about: `y ${row.id}`,
      to: ann.email,
      sent_at: new Date(),
    });
    expect((await callApi(`DELETE /api/subscribers/${row.id}`)).status).toBe(204);
    expect(await mails()).toMatchObject([{ id: sent.id, to: '' }]);
    expect(await db().mail.count({ where: { id: letter.id } })).toBe(0);
    expect((await callApi(`DELETE /api/subscribers/${row.id}`)).status).toBe(404);
    expect((await send([ann])).body.pending).toBe(1);
  });

  test('is in the activity log never', async () => {
    await send([ann], { consent });
    const [row] = await list();
    await change(row.id, { name: 'Ann' });
    await callApi(`DELETE /api/subscribers/${row.id}`);
    expect(await db().activityLog.count()).toBe(0);
  });
});
