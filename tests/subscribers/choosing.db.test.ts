import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { KeptFacts } from '#components/subscribers/kept-facts.tsx';
import { db } from '#lib/core/database/db.ts';
import english from '#lib/language/generated/en.ts';
import { codeHashOf, codeOf } from '#lib/subscribers/codes.ts';
import { chooseUrl, subscriberToken } from '#lib/subscribers/links.ts';
import { answerChoiceForm, answerConfirmForm, answerEraseForm } from '#lib/subscribers/posted/commands.ts';
import { findSubscriberPage } from '#lib/subscribers/queries.ts';
import { readersOf } from '#lib/subscribers/readers.ts';
import { addressRefused } from '#lib/subscribers/stop-address.ts';
import { isSuppressed } from '#lib/subscribers/suppressed.ts';
import { topicLabels } from '#lib/subscribers/topics.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createMail } from '#prisma/factories/mail.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { createReminder } from '#prisma/factories/reminder.ts';
import { createSubscriber } from '#prisma/factories/subscriber.ts';
import { visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { askApi } from '#tests/support/requests.ts';
import { byToken, confirm, subscribe } from './subscribing.ts';

useDatabase({ as: visitor });

const [email, unknown] = ['ruth@example.org', 'x'.repeat(43)];
const isOut = async () => (await isSuppressed(db(), [email])).has(email);
const theOne = () => db().subscriber.findFirstOrThrow({ include: { subscriptions: true } });
const readers = async () => (await readersOf(db(), ['week', 'news'])).map((reader) => reader.email);

/** One that waits to be confirmed, and its code. */
async function pending() {
  const asked_at = new Date();
  const row = await createSubscriber(db(), {
    ...{ state: 'pending', confirmed_at: null, waiting: ['week', 'news'], asked_at },
    code_expires_at: new Date(asked_at.getTime() + 48 * 3_600_000),
  });
  const code = codeOf(row.id, asked_at);
  await db().subscriber.update({ where: { id: row.id }, data: { code_hash: codeHashOf(row.id, code) } });
  return { id: row.id, token: subscriberToken(row.id), code };
}

/** A letter that waits for the reader, and a reminder. */
async function waitingMails(id: string) {
  const { id: letter_id } = await db().letter.create({ data: { kind: 'week', state: 'sending' } });
  const mail = { kind: 'letter', lane: 'bulk', letter_id, to: email };
  await createMail(db(), { ...mail, about: `${letter_id} ${id}` });
  await createMail(db(), { ...mail, about: `${letter_id} 3f0c7a52-6f0e-4a55-9d0a-0c7c1d6b9e11` });
  const { id: event_id } = await createEvent(db());
  await db().reminder.create({ data: { email, mailbox: email, event_id, date: '2031-06-01' } });
}

describe('confirming', () => {
  test('by the link makes a reader of the address; again, it is the same', async () => {
    const { id, token } = await pending();
    expect(await readers()).toEqual([]);
    for (const _time of ['once', 'again']) {
      const { status, body } = await confirm({ token });
      expect([status, body]).toEqual([200, { topics: ['news', 'week'], manage_url: chooseUrl(id) }]);
    }
    expect(await readers()).toEqual([email]);
    expect(await theOne()).toMatchObject({ state: 'confirmed', code_hash: null });
  });

  test('by the code does the same, once, with blanks around it', async () => {
    const { code } = await pending();
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await confirm({ email: 'RUTH@example.org', code: spaced })).status).toBe(200);
    expect((await confirm({ email, code })).status).toBe(422);
    expect(await readers()).toEqual([email]);
  });

  test.each([
    ['an unknown token', { token: unknown }],
    ['no token', {}],
    ['an address alone', { email }],
    ['an empty code', { email, code: '' }],
  ])('by %s is 422', async (_name, body) => {
    await pending();
    expect((await confirm(body)).status).toBe(422);
    expect(await readers()).toEqual([]);
  });

  test('never comes of opening the link', async () => {
    const { token } = await pending();
    expect((await byToken.find(token)).body).toMatchObject({
      ...{ email, state: 'pending', topics: [], waiting_topics: ['news', 'week'] },
    });
    const page = await askApi(`GET /api/subscriptions/${token}/one-click`);
    expect([page.status, page.headers.get('location')]).toEqual([303, `/letters/me/${token}#end`]);
    expect(await theOne()).toMatchObject({ state: 'pending' });
  });

  test('lets a stopped address and one that left in again', async () => {
    const { id } = await createSubscriber(db(), { topics: ['week'], state: 'stopped', hard_bounces: 3 });
    const token = subscriberToken(id);
    expect((await confirm({ token })).status).toBe(200);
    expect(await theOne()).toMatchObject({ state: 'confirmed', hard_bounces: 0, stopped_because: null });
    await byToken.oneClick(token);
    // The link of the first mail brings nothing back by itself.
    expect((await confirm({ token })).status).toBe(422);
    await subscribe({ topics: ['news'] });
    expect(await isOut()).toBe(true);
    expect((await confirm({ token })).body.topics).toEqual(['news']);
    expect(await isOut()).toBe(false);
    expect(await readers()).toEqual([email]);
  });
});

describe('choosing', () => {
  test('changes topics, name and language, and leaves out what is left out', async () => {
    const { id } = await createSubscriber(db(), { topics: ['week'], waiting: ['news'], name: 'Ruth' });
    const token = subscriberToken(id);
    const chosen = await byToken.choose(token, { topics: ['alerts', 'week'], language: 'es' });
    expect([chosen.status, chosen.body]).toMatchObject([
      200,
      { topics: ['alerts', 'week'], waiting_topics: [], language: 'es', name: 'Ruth' },
    ]);
    expect((await byToken.choose(token, { name: ' ' })).body).toMatchObject({
      ...{ name: null, language: 'es', topics: ['alerts', 'week'] },
    });
  });

  test('shows all that is kept, the consent of a list included, and the API no more than before', async () => {
    const consent = { consent_words: 'News by mail,\nuntil I say no', consent_date: '2026-03-09' };
    const { id } = await createSubscriber(db(), {
      ...{ topics: ['week'], source: 'import', language: 'es', ...consent },
      ...{ state: 'stopped', stopped_because: '550 No such user' },
    });
    const token = subscriberToken(id);
    const { more, row } = await findSubscriberPage.execute(visitor, { token });
    expect(more.map(([, words]) => words)).toEqual([
      'From a list of the church',
      'News by mail,\nuntil I say no\nMarch 9, 2026',
      'Español',
      '550 No such user',
    ]);
    expect(row).toEqual((await byToken.find(token)).body);
    const { askLead: _, keptSources: __, ...words } = english.subscriberPage;
    const shown = { row, more, options: [], reminders: [], since: '', confirmedAt: null };
    const html = renderToStaticMarkup(
      createElement(KeptFacts, { ...shown, words: { ...words, askLead: '', left: '' } }),
    );
    for (const [term, text] of more) expect(html).toContain(`<dt>${term}</dt><dd><div>${text}</div></dd>`);
  });

  test('of one who subscribed on the site there is less to show', async () => {
    const { id } = await createSubscriber(db(), { topics: ['week'] });
    const { more } = await findSubscriberPage.execute(visitor, { token: subscriberToken(id) });
    expect(more).toEqual([[english.subscriberPage.keptSource, 'On this site']]);
  });

  test('no topic at all ends it', async () => {
    const { id } = await createSubscriber(db(), { topics: ['week'] });
    expect((await byToken.choose(subscriberToken(id), { topics: [] })).body).toMatchObject({
      ...{ state: 'left', topics: [] },
    });
    expect(await isOut()).toBe(true);
  });

  test('an unknown topic is 422 and changes nothing; one whose event is over is kept', async () => {
    const { id: over } = await createEvent(db(), { date: '2020-01-05' });
    const { id } = await createSubscriber(db(), { topics: ['week', `event:${over}`] });
    const token = subscriberToken(id);
    const gone = 'event:3f0c7a52-6f0e-4a55-9d0a-0c7c1d6b9e11';
    for (const topics of [[gone], ['nonsense'], 'week']) {
      expect((await byToken.choose(token, { topics })).status).toBe(422);
      expect((await theOne()).subscriptions).toHaveLength(2);
    }
    expect((await byToken.choose(token, { topics: [`event:${over}`] })).status).toBe(200);
  });

  test('the token of another, or one that is none, is 404, and many of them 429', async () => {
    await createSubscriber(db(), { topics: ['week'] });
    for (const token of [unknown, subscriberToken('3f0c7a52-6f0e-4a55-9d0a-0c7c1d6b9e11'), 'x'])
      for (const call of [byToken.find, byToken.erase, byToken.oneClick])
        expect((await call(token)).status).toBe(404);
    const statuses = [];
    for (let time = 0; time < 60; time += 1) statuses.push((await byToken.find(unknown)).status);
    expect(statuses.at(-1)).toBe(429);
    expect(await readers()).toEqual([email]);
  });
});

describe('leaving', () => {
  test('by one click ends letters that are being sent and reminders; again, it is the same', async () => {
    const { id } = await createSubscriber(db(), { topics: ['week', 'news'] });
    await waitingMails(id);
    for (const _time of ['once', 'again']) {
      const { status, body } = await byToken.oneClick(subscriberToken(id));
      expect([status, body]).toEqual([200, { detail: english.subscribers.left }]);
    }
    expect(await theOne()).toMatchObject({ state: 'left', subscriptions: [] });
    expect([await db().reminder.count(), await db().mail.count(), await isOut()]).toEqual([0, 1, true]);
    expect(await readers()).toEqual([]);
  });

  test.each(['', 'one-click', 'Two-Clicks'])('posted with %j ends nothing', async (word) => {
    const { id } = await createSubscriber(db(), { topics: ['week'] });
    expect((await byToken.oneClick(subscriberToken(id), word)).status).toBe(422);
    expect(await readers()).toEqual([email]);
  });

  test('is asked of neither a cookie nor an origin, and by a form of several parts, too', async () => {
    const { id } = await createSubscriber(db(), { topics: ['week'] });
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    const headers = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    const answer = await askApi(`POST /api/subscriptions/${subscriberToken(id)}/one-click`, {
      body,
      headers,
    });
    expect(answer.status).toBe(200);
    expect(await readers()).toEqual([]);
  });

  test('and erasing leaves nothing but the hash that keeps imports out', async () => {
    const { id } = await createSubscriber(db(), { topics: ['week'], name: 'Ruth' });
    await waitingMails(id);
    await db().mail.updateMany({ where: { about: { endsWith: id } }, data: { sent_at: new Date() } });
    await createMail(db(), { kind: 'subscription_link', about: `${id} 2031`, to: email });
    const { id: event_id } = await createEvent(db());
    const reminded = await createReminder(db(), { event_id, email: 'RUTH@example.org', sent_at: new Date() });
    await createMail(db(), { kind: 'reminder', about: reminded.id, to: reminded.email, sent_at: new Date() });
    const token = subscriberToken(id);
    expect((await byToken.erase(token)).status).toBe(204);
    expect([await db().subscriber.count(), await db().reminder.count()]).toEqual([0, 0]);
    const [sent] = await db().mail.findMany({ where: { about: { endsWith: id } } });
    expect(sent).toMatchObject({ kind: 'letter', to: '' });
    expect(await db().mail.count({ where: { kind: { in: ['subscription_link', 'reminder'] } } })).toBe(0);
    expect(await isOut()).toBe(true);
    expect((await byToken.find(token)).status).toBe(404);
    expect(JSON.stringify(await db().activityLog.findMany())).not.toContain(email);
  });
});

describe('an address that servers refuse', () => {
  const refuse = (isUnknown: boolean) =>
    addressRefused({ to: email }, db(), { isUnknown, words: '550 No such user' });

  test('is stopped by one that does not know it, with the words for staff', async () => {
    const { id } = await createSubscriber(db(), { topics: ['week'] });
    await waitingMails(id);
    await refuse(true);
    expect(await theOne()).toMatchObject({ state: 'stopped', stopped_because: '550 No such user' });
    expect([await db().reminder.count(), await db().mail.count()]).toEqual([0, 1]);
    expect(await readers()).toEqual([]);
  });

  test('is stopped by the third one otherwise; who left stays so', async () => {
    const { id } = await createSubscriber(db(), { topics: ['week'] });
    for (const state of ['confirmed', 'confirmed', 'stopped']) {
      await refuse(false);
      expect(await theOne()).toMatchObject({ state });
    }
    await byToken.oneClick(subscriberToken(id));
    await refuse(true);
    expect(await theOne()).toMatchObject({ state: 'left' });
  });
});

test('readers of several topics are read once, without who left, waits or chose another topic', async () => {
  await createSubscriber(db(), { email: 'all@example.org', topics: ['week', 'news', 'alerts'] });
  await createSubscriber(db(), { email: 'waits@example.org', topics: ['alerts'], waiting: ['week'] });
  await createSubscriber(db(), { email: 'pending@example.org', state: 'pending', topics: ['week'] });
  const out = await createSubscriber(db(), { email: 'out@example.org', topics: ['week'] });
  const { suppress } = await import('#lib/subscribers/suppressed.ts');
  await suppress(db(), out.mailbox);
  expect(await readersOf(db(), ['week', 'news'])).toMatchObject([
    { email: 'all@example.org', name: null, language: null, topics: ['news', 'week'] },
  ]);
});

test('a topic whose ministry or event is gone has no label', async () => {
  const { id } = await createMinistry(db(), { title: 'Choir' });
  const { id: event } = await createEvent(db(), { title: 'Picnic' });
  const topics = ['week', `ministry:${id}`, `event:${event}`] as const;
  expect([...(await topicLabels(db(), topics)).values()]).toEqual(['This week', 'Choir', 'Picnic']);
  await db().ministry.delete({ where: { id } });
  await db().event.delete({ where: { id: event } });
  expect([...(await topicLabels(db(), topics)).keys()]).toEqual(['week']);
});

test('the page’s forms, posted without scripts, confirm, choose and erase', async () => {
  const { token } = await pending();
  expect(await answerConfirmForm.execute(visitor, { token })).toMatchObject({ isSent: true });
  const chosen = await answerChoiceForm.execute(visitor, { token, name: 'Ruth', 'topic alerts': 'on' });
  expect(chosen).toMatchObject({ isSent: true, receipt: { topics: ['alerts'], name: 'Ruth' } });
  const long = await answerChoiceForm.execute(visitor, { token, name: 'x'.repeat(101), 'topic week': 'on' });
  expect(long).toMatchObject({
    isSent: false,
    typed: { 'topic week': 'on' },
    fields: { name: [expect.anything()] },
  });
  expect(await answerEraseForm.execute(visitor, { token })).toEqual({ isSent: true });
  expect(await db().subscriber.count()).toBe(0);
});
