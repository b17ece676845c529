import { describe, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import english from '#lib/language/generated/en.ts';
import { writeMail } from '#lib/mail/frame.tsx';
import { codeOf } from '#lib/subscribers/codes.ts';
import { forgetPending } from '#lib/subscribers/jobs.ts';
import { chooseUrl, subscriberToken } from '#lib/subscribers/links.ts';
import { subscriptionConfirm, subscriptionLink } from '#lib/subscribers/mail.tsx';
import { answerSubscribeForm } from '#lib/subscribers/posted/commands.ts';
import { askToSubscribe } from '#lib/subscribers/subscribe.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { createSubscriber } from '#prisma/factories/subscriber.ts';
import { visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { answeredSum, confirm, subscribe } from './subscribing.ts';

useDatabase({ as: visitor });

const mails = async () =>
  (await db().mail.findMany({ orderBy: { created_at: 'asc' } })).map(({ kind, to }) => `${kind} ${to}`);
const theOne = () => db().subscriber.findFirstOrThrow({ include: { subscriptions: true } });
const now = new Date('2031-06-01T12:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const ask = (moment: Date, topics = ['week'], email = 'ruth@example.org') =>
  db().$transaction((database) =>
    askToSubscribe(database, { email, name: null, topics: topics as 'week'[], language: null }, moment),
  );

test('what may be subscribed to are the topics of every church, its ministries and its events to come', async () => {
  const { id } = await createMinistry(db(), { title: 'Choir' });
  const { id: picnic } = await createEvent(db(), { title: 'Picnic', date: '2031-06-01' });
  const weekly = { is_recurring: true, recurrence_frequency: 'weekly', date: '2020-01-05' };
  const { id: supper } = await createEvent(db(), { title: 'Supper', ...weekly });
  await createEvent(db(), { title: 'Long ago', date: '2020-01-05' });
  await createEvent(db(), { title: 'Over', ...weekly, end_date: '2021-01-03' });
  const { body } = await callApi('GET /api/topics');
  expect(body.map(({ topic, label }: { topic: string; label: string }) => [topic, label])).toEqual([
    ['week', 'This week'],
    ['news', 'News'],
    ['sermons', 'Sermons'],
    ['alerts', 'Changes and closings'],
    [`ministry:${id}`, 'Choir'],
    [`event:${supper}`, 'Supper'],
    [`event:${picnic}`, 'Picnic'],
  ]);
  for (const { hint } of body) expect(hint).toMatch(/\.$/);
});

describe('a subscription', () => {
  test('is kept and asked about by one mail, with the link and the code; nothing else is sent before', async () => {
    const answer = await subscribe({ email: ' Ruth@Example.org ', name: 'Ruth', topics: ['week', 'news'] });
    expect([answer.status, answer.body]).toEqual([202, { detail: english.subscribers.received }]);
    const row = await theOne();
    expect(row).toMatchObject({ email: 'ruth@example.org', name: 'Ruth', state: 'pending', source: 'site' });
    expect(row.subscriptions.map(({ topic, is_confirmed }) => [topic, is_confirmed]).toSorted()).toEqual([
      ['news', false],
      ['week', false],
    ]);
    const [mail] = await db().mail.findMany();
    const data = mail && (await subscriptionConfirm.load(mail.about, db()));
    if (!data || !row.asked_at) throw new Error('There is no mail.');
    const { subject, text, html } = await writeMail(subscriptionConfirm, data);
    expect(data.to).toBe('ruth@example.org');
    expect(subject).toMatch(/^Do you want letters from/);
    const code = codeOf(row.id, row.asked_at);
    for (const part of [chooseUrl(row.id), code, 'This week', 'News', 'after seven days'])
      expect(text).toContain(part);
    expect(html).toContain(`>${english.subscriberMail.yes}</a>`);
    // Neither is kept: a reader of the table cannot confirm.
    expect(JSON.stringify(row)).not.toContain(code);
    expect(JSON.stringify(row)).not.toContain(subscriberToken(row.id));
  });

  test('of one victim a hundred times is one mail, from many visitors at once, too', async () => {
    await Promise.all(Array.from({ length: 20 }, () => subscribe()));
    for (let time = 0; time < 80; time += 1) await ask(new Date(), ['week', 'news']);
    expect(await mails()).toEqual(['subscription_confirm ruth@example.org']);
    expect(await db().subscriber.count()).toBe(1);
  });

  test('of another spelling of the mailbox is the same one', async () => {
    for (const email of ['ruth@bücher.example', 'RUTH@xn--bcher-kva.example']) await subscribe({ email });
    expect(await db().subscriber.count()).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  test('is asked about again on the next day, with another code that makes the first mail obsolete', async () => {
    await ask(now);
    await ask(later(23));
    expect(await mails()).toHaveLength(1);
    await ask(later(24));
    const [first, second] = await db().mail.findMany({ orderBy: { created_at: 'asc' } });
    expect(await subscriptionConfirm.load(first?.about ?? '', db())).toBeNull();
    expect(await subscriptionConfirm.load(second?.about ?? '', db())).toMatchObject({
      code: codeOf((await theOne()).id, later(24)),
    });
  });

  test('is answered in the same words whatever is known of the address', async () => {
    await createSubscriber(db(), { email: 'known@example.org', topics: ['week'] });
    await createSubscriber(db(), { email: 'left@example.org', state: 'left' });
    await createSubscriber(db(), { email: 'stopped@example.org', state: 'stopped' });
    const answers = [];
    for (const person of ['new', 'known', 'left', 'stopped', 'known', 'new'])
      answers.push(await subscribe({ email: `${person}@example.org` }));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await mails()).toEqual([
      'subscription_confirm new@example.org',
      'subscription_link known@example.org',
      'subscription_confirm left@example.org',
      'subscription_confirm stopped@example.org',
    ]);
  });

  test('of who has confirmed mails the link to choose once a day, and changes nothing before it is opened', async () => {
    const before = await createSubscriber(db(), { name: 'Ruth', topics: ['week'], link_sent_at: null });
    await subscribe({ topics: ['week', 'news'], name: 'A stranger' });
    await subscribe({ topics: ['alerts'] });
    const row = await theOne();
    expect(row).toMatchObject({ state: 'confirmed', name: 'Ruth', confirmed_at: before.confirmed_at });
    expect(row.subscriptions.filter(({ is_confirmed }) => is_confirmed).map(({ topic }) => topic)).toEqual([
      'week',
    ]);
    expect(await mails()).toEqual(['subscription_link ruth@example.org']);
    const [mail] = await db().mail.findMany();
    const data = mail && (await subscriptionLink.load(mail.about, db()));
    const { text } = await writeMail(subscriptionLink, data ?? fail());
    for (const part of [chooseUrl(row.id), 'News', 'Changes and closings']) expect(text).toContain(part);
  });

  test('by who left on the same day brings the link, and at most two mails in all', async () => {
    await ask(now);
    const { id } = await theOne();
    await db().subscriber.update({ where: { id }, data: { state: 'left' } });
    for (const hours of [1, 2, 3]) await ask(later(hours));
    expect(await mails()).toEqual([
      'subscription_confirm ruth@example.org',
      'subscription_link ruth@example.org',
    ]);
  });

  test('takes at most thirty topics, also one after the other', async () => {
    const ids = [];
    for (let at = 0; at < 31; at += 1) ids.push(`ministry:${(await createMinistry(db(), {})).id}`);
    const many = await subscribe({ topics: ids });
    expect([many.status, Object.keys(many.body.errors)]).toEqual([422, ['topics']]);
    await ask(now, ids.slice(0, 30));
    await ask(later(1), ids.slice(30));
    expect((await theOne()).subscriptions).toHaveLength(30);
  });

  test.each([
    ['no address', { email: '' }, 'email'],
    ['an address with a line break', { email: 'ruth@example.org\nBcc: all@example.org' }, 'email'],
    ['an address with a line break in its name', { email: 'ru\nth@example.org' }, 'email'],
    ['no topics', { topics: [] }, 'topics'],
    ['a text for topics', { topics: 'week' }, 'topics'],
    ['an unknown topic', { topics: ['week', 'everything'] }, 'topics.1'],
    ['a ministry that is not there', { topics: ['ministry:3f0c7a52-6f0e-4a55-9d0a-0c7c1d6b9e11'] }, 'topics'],
    ['an unknown language', { language: 'xx' }, 'language'],
    ['a long name', { name: 'x'.repeat(101) }, 'name'],
    ['a wrong sum', { captcha_answer: 99 }, 'captcha_answer'],
  ])('with %s is refused on its field, and keeps nothing', async (_name, more, field) => {
    const { status, body } = await subscribe(more);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await db().subscriber.count()).toBe(0);
    expect(await mails()).toEqual([]);
  });

  test('of an event that is over is refused; a program in the trap, too', async () => {
    const { id } = await createEvent(db(), { date: '2020-01-05' });
    expect((await subscribe({ topics: [`event:${id}`] })).body.errors).toHaveProperty('topics');
    expect((await subscribe({ website: 'https://spam.example' })).status).toBe(422);
    expect(await db().subscriber.count()).toBe(0);
  });

  test('from one address is taken sixty times an hour', async () => {
    const statuses = [];
    for (let at = 0; at < 61; at += 1)
      statuses.push((await subscribe({ email: `reader${at}@example.org` })).status);
    expect(statuses.slice(0, 60).every((status) => status === 202)).toBe(true);
    expect(statuses[60]).toBe(429);
  });
});

test('an address that is not confirmed is forgotten after seven days, with the mails to it', async () => {
  await ask(now);
  await db().mail.updateMany({ data: { sent_at: now } });
  await createSubscriber(db(), { email: 'known@example.org', asked_at: now, created_at: now });
  expect(await forgetPending(later(7 * 24))).toBe(0);
  expect(await forgetPending(later(7 * 24 + 1))).toBe(1);
  expect(await db().subscriber.findMany({ select: { email: true } })).toEqual([
    { email: 'known@example.org' },
  ]);
  expect(await mails()).toEqual([]);
});

test('whose mail is still to leave has seven days from then, unless none leaves at all', async () => {
  await ask(now);
  expect(await forgetPending(later(7 * 24 + 1))).toBe(0);
  await db().mail.updateMany({ data: { sent_at: later(5 * 24) } });
  expect(await forgetPending(later(12 * 24))).toBe(0);
  await db().mail.updateMany({ data: { sent_at: null, last_error: 'not_set_up' } });
  expect(await forgetPending(later(7 * 24 + 1))).toBe(1);
});

test('posted without scripts, the form asks for its sum, keeps what was typed and is sent', async () => {
  const typed = { email: 'ruth@example.org', name: 'Ruth', 'topic week': 'on' };
  const post = (texts: object) => answerSubscribeForm.execute(visitor, texts);
  expect(await post({ ...typed, email: 'ruth', $ACTION_REF_1: '' })).toMatchObject({
    isSent: false,
    typed: { ...typed, email: 'ruth' },
    fields: { email: [english.subscribers.noEmail] },
  });
  expect(await post(typed)).toMatchObject({ isSent: false, typed, fields: {}, message: null });
  expect(await post({ email: typed.email, ...answeredSum() })).toMatchObject({
    isSent: false,
    fields: { topics: [english.subscribers.noTopic] },
  });
  const { captcha_answer, captcha_token } = answeredSum();
  expect(await post({ ...typed, captcha_token, captcha_answer: String(captcha_answer) })).toEqual({
    isSent: true,
  });
  expect(await mails()).toHaveLength(1);
});

test('a code is of one address, and five wrong ones end it, from any address', async () => {
  await ask(new Date());
  const { id, asked_at } = await theOne();
  const code = codeOf(id, asked_at ?? fail());
  const wrong = code === '000000' ? '000001' : '000000';
  const email = 'ruth@example.org';
  expect((await confirm({ email: 'other@example.org', code })).status).toBe(422);
  for (let time = 0; time < 5; time += 1)
    expect((await confirm({ email, code: wrong })).body).toMatchObject({
      detail: english.subscribers.wrongCode,
      errors: { code: [english.subscribers.wrongCode] },
    });
  expect((await confirm({ email, code })).status).toBe(422);
  // The link of the same mail still confirms.
  expect((await confirm({ token: subscriberToken(id) })).status).toBe(200);
});

function fail(): never {
  throw new Error('There is none.');
}
