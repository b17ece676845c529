import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { issueCaptcha } from '#lib/core/visitor-form/captcha.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { createForm } from '#prisma/factories/form.ts';
import { visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { person } from './person.ts';
import { byLink, signUp, tokenIn } from './sending.ts';

useDatabase({ as: visitor });

const answers = () => db().formAnswer.findMany({ orderBy: { arrival: 'asc' } });
const states = async () => (await answers()).map(({ seats, state }) => `${seats} ${state}`);

describe('a sign-up', () => {
  test('takes its seats, and its link shows it', async () => {
    const { id } = await createForm(db(), { capacity: 5 });
    const answer = await signUp(id, {
      name: 'Ruth',
      email: 'Ruth@Example.org',
      seats: 3,
      names: ['Naomi', ''],
    });
    expect([answer.status, answer.body]).toEqual([
      201,
      { state: 'confirmed', manage_url: expect.stringMatching(/\/s\/[\w-]{43}$/) },
    ]);
    const shown = await byLink.find(tokenIn(answer.body));
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    expect(shown.body).toEqual({
      ...{ id: expect.any(String), form_id: id, date: null, slot_id: null, phone: null, answers: {} },
      ...{ name: 'Ruth', email: 'ruth@example.org', seats: 3, names: ['Naomi'] },
      ...{ state: 'confirmed', position: null, created_at: expect.any(String) },
    });
  });

  test('beyond the seats waits as a whole, and no newcomer passes it', async () => {
    const { id } = await createForm(db(), { capacity: 4 });
    await signUp(id, { seats: 2 });
    expect((await signUp(id, { seats: 3 })).body).toMatchObject({ state: 'waiting', position: 1 });
    expect((await signUp(id, { seats: 1 })).body).toMatchObject({ state: 'waiting', position: 2 });
    expect(await states()).toEqual(['2 confirmed', '3 waiting', '1 waiting']);
  });

  test('without a waiting list is told how many places are left', async () => {
    const { id } = await createForm(db(), { capacity: 4, has_waiting_list: false });
    await signUp(id, { seats: 2 });
    const answer = await signUp(id, { seats: 3 });
    expect([answer.status, answer.body.detail]).toEqual([409, 'Only 2 places are left.']);
    expect(await states()).toEqual(['2 confirmed']);
  });

  test('with the same request key gets the same answer again, at once too', async () => {
    const { id } = await createForm(db(), { capacity: 1 });
    const body = person({ request_key: randomUUID() });
    const both = await Promise.all([signUp(id, body), signUp(id, body)]);
    await signUp(id);
    const again = await signUp(id, body);
    expect(both.map(({ body: answer }) => answer)).toEqual([again.body, again.body]);
    expect(again).toMatchObject({ status: 201, body: { state: 'confirmed' } });
    expect(await states()).toEqual(['1 confirmed', '1 waiting']);
  });

  test('without a key is known by the sum that it was sent with', async () => {
    const { id } = await createForm(db());
    const body = person();
    expect((await signUp(id, body)).body).toEqual((await signUp(id, body)).body);
    expect(await states()).toEqual(['1 confirmed']);
  });

  test('by the same address for the same date changes nothing, and has no link', async () => {
    const { id } = await createForm(db(), { capacity: 3 });
    await signUp(id, { email: 'ruth@example.org' });
    const second = person({ email: 'RUTH@example.org', seats: 2, request_key: randomUUID() });
    const answer = await signUp(id, second);
    expect([answer.status, answer.body]).toEqual([201, { state: 'confirmed', manage_url: null }]);
    expect((await signUp(id, second)).body).toEqual(answer.body);
    expect(await states()).toEqual(['1 confirmed']);
  });

  test('by another spelling of the mailbox changes nothing either', async () => {
    const { id } = await createForm(db(), { capacity: 3 });
    await signUp(id, { email: 'ruth@m\u00FCnchen.example' });
    for (const email of ['ruth@xn--mnchen-3ya.example', 'RUTH@mu\u0308nchen.example'])
      expect((await signUp(id, person({ email }))).body.manage_url).toBeNull();
    expect(await states()).toEqual(['1 confirmed']);
  });

  test('of a form that is no sign-up is received, without seats', async () => {
    const { id } = await createForm(db(), { kind: 'contact', capacity: 1 });
    for (const seats of [5, 1])
      expect((await signUp(id, { seats, email: 'ruth@example.org' })).body).toMatchObject({
        state: 'received',
      });
    expect(await states()).toEqual(['1 received', '1 received']);
  });

  test('takes the seats of its slot', async () => {
    const [soup, bread] = [randomUUID(), randomUUID()];
    const slots = [
      { id: soup, label: 'Soup', capacity: 1 },
      { id: bread, label: 'Bread', capacity: null },
    ];
    const { id } = await createForm(db(), { capacity: 0, slots });
    const sent = [soup, soup, bread].map((slot_id) => signUp(id, { slot_id }));
    expect((await Promise.all(sent)).map(({ body }) => body.state).sort()).toEqual([
      'confirmed',
      'confirmed',
      'waiting',
    ]);
  });
});

describe('the dates of an event', () => {
  const weekly = { is_recurring: true, recurrence_frequency: 'weekly', date: '2031-06-01' };

  test('have their own seats each, named as the rule gives them', async () => {
    const { id: event_id } = await createEvent(db(), weekly);
    await createEventException(db(), {
      event_id,
      date: '2031-06-08',
      kind: 'changed',
      new_date: '2031-06-10',
    });
    const { id } = await createForm(db(), { event_id, capacity: 1 });
    for (const date of ['2031-06-01', '2031-06-08'])
      expect((await signUp(id, { date })).body).toMatchObject({ state: 'confirmed' });
    expect((await signUp(id, { date: '2031-06-08' })).body).toMatchObject({ state: 'waiting' });
    expect((await answers()).map(({ date }) => date)).toEqual(['2031-06-01', '2031-06-08', '2031-06-08']);
  });

  test('need not be named where there is one', async () => {
    const { id: event_id } = await createEvent(db(), { date: '2031-06-01' });
    const { id } = await createForm(db(), { event_id });
    expect((await signUp(id)).status).toBe(201);
    expect(await answers()).toMatchObject([{ date: '2031-06-01' }]);
  });

  test('that the series has since it was split are those of the later event', async () => {
    const { id: event_id } = await createEvent(db(), { ...weekly, end_date: '2031-06-08' });
    const later = await createEvent(db(), { ...weekly, date: '2031-06-17' });
    const { id } = await createForm(db(), { event_id, later_event_ids: [later.id] });
    const sent = ['2031-06-08', '2031-06-15', '2031-06-17'].map((date) => signUp(id, { date }));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([201, 422, 201]);
  });
});

describe('bad input', () => {
  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['no address', { email: 'ruth@' }, 'email'],
    ['more seats than a party may have', { seats: 5 }, 'seats'],
    ['more names than seats', { seats: 2, names: ['A', 'B', 'C'] }, 'names'],
    ['a key that is none', { request_key: 'again' }, 'request_key'],
    ['a wrong sum', { captcha_answer: 99 }, 'captcha_answer'],
  ])('%s is refused beside its field, and nothing is kept', async (_what, more, field) => {
    const { id } = await createForm(db(), { party_max: 4 });
    const answer = await signUp(id, more);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect(await states()).toEqual([]);
  });

  test('a sum that was drawn a moment ago is refused, and good later', async () => {
    const { id } = await createForm(db());
    const { a, b, token } = issueCaptcha();
    const sent = person({ captcha_answer: a + b, captcha_token: token });
    expect((await signUp(id, sent)).body.errors).toEqual({
      captcha_answer: ['That was very quick. Please wait a moment, and send it again.'],
    });
    vi.useFakeTimers({ now: Date.now() + 4000, toFake: ['Date'] });
    expect((await signUp(id, sent)).status).toBe(201);
    vi.useRealTimers();
  });

  test('a program that fills in the trap is refused', async () => {
    const { id } = await createForm(db());
    expect((await signUp(id, { website: 'https://spam.test' })).status).toBe(422);
  });

  test('40 kB are too much', async () => {
    const { id } = await createForm(db());
    expect((await signUp(id, { answers: { x: 'a'.repeat(40_000) } })).status).toBe(413);
  });

  test('answers are checked by the kind of their question; what answers none is ignored', async () => {
    const kinds = ['text', 'long_text', 'choice', 'choices', 'number', 'date', 'yes_no'];
    const questions = kinds.map((kind) => ({
      ...{
        id: randomUUID(),
        kind,
        label: kind,
        help: null,
        is_required: kind === 'text',
        is_sensitive: false,
      },
      choices: kind.startsWith('choice') ? ['Red', 'Blue'] : [],
    }));
    const gone = { ...questions[0], id: randomUUID(), is_required: true };
    const { id } = await createForm(db(), { questions, removed_questions: [gone] });
    const given = (values: unknown[]) =>
      Object.fromEntries(questions.map((question, index) => [question.id, values[index]]));
    const wrong = ['', 'x'.repeat(5001), 'Green', ['Red', 'Green'], '1e3', '2031-02-30', 'perhaps'];
    const answer = await signUp(id, { answers: given(wrong) });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(questions.map((question) => `answers.${question.id}`));
    const right = ['Salad', 'Two\nlines', 'Red', 'Blue', '2,5', '2031-02-28', 'on'];
    const more = { [gone.id]: 'From an older page', unknown: 'x' };
    expect((await signUp(id, { answers: { ...given(right), ...more } })).status).toBe(201);
    const kept = given(['Salad', 'Two\nlines', 'Red', ['Blue'], 2.5, '2031-02-28', true]);
    expect(await answers()).toMatchObject([{ answers: { ...kept, [gone.id]: 'From an older page' } }]);
  });

  test('more than 60 an hour from one address are too many', async () => {
    const { id } = await createForm(db());
    for (let count = 0; count < 60; count += 1) expect((await signUp(id)).status).toBe(201);
    const answer = await signUp(id);
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});
