import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { createForm } from '#prisma/factories/form.ts';
import { visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { person } from './person.ts';
import { byLink, signUp, tokenIn } from './sending.ts';

useDatabase({ as: visitor });

const [soup, bread] = [randomUUID(), randomUUID()];
const weekly = { is_recurring: true, recurrence_frequency: 'weekly' };

type Forms = Awaited<ReturnType<typeof forms>>;

/** A sign-up with slots, another one, and forms for the dates of a series. */
async function forms() {
  const { id: event_id } = await createEvent(db(), { ...weekly, date: '2020-01-05' });
  await createEventException(db(), { event_id, date: '2031-06-08', kind: 'cancelled' });
  await createEventException(db(), { event_id, date: '2031-06-15', kind: 'removed' });
  const slot = (id: string, label: string) => ({ id, label, capacity: 1 });
  const make = async (more: object) => (await createForm(db(), more)).id;
  return {
    soup: await make({ slots: [slot(soup, 'Soup')] }),
    bread: await make({ slots: [slot(bread, 'Bread')] }),
    dates: await make({ event_id }),
    late: await make({ event_id, closes_minutes: 527_000 }),
    full: await make({ capacity: 1, has_waiting_list: false }),
    open: await make({}),
    closed: await make({ is_open: false }),
    later: await make({ opens_at: '2040-01-01T08:00' }),
  };
}

const people = 'Please enter a whole number of people, at least 1';
const otherDate = 'This date is not one of the event. Please choose another one.';
const chooseDate = 'Please choose a date';
const soon = new Date(Date.now() + 7 * 86_400_000);
const sunday = new Date(soon.getTime() - soon.getUTCDay() * 86_400_000).toISOString().slice(0, 10);

test.each<[string, (given: Forms) => ReturnType<typeof signUp>, number | string, string]>([
  ['no seats', ({ open }) => signUp(open, { seats: 0 }), 'seats', people],
  [
    'seats for more than a party',
    ({ open }) => signUp(open, { seats: 21 }),
    'seats',
    'Please sign up at most 20 people at a time.',
  ],
  ['one and a half seats', ({ open }) => signUp(open, { seats: 1.5 }), 'seats', people],
  ['seats in exponents', ({ open }) => signUp(open, { seats: '1e3' }), 'seats', people],
  ['seats below none', ({ open }) => signUp(open, { seats: -1 }), 'seats', people],
  ['a list of seats', ({ open }) => signUp(open, { seats: [2] }), 'seats', people],
  [
    'a slot of another form',
    (given) => signUp(given.soup, { slot_id: bread }),
    'slot_id',
    'Please choose one',
  ],
  ['no slot where there are some', (given) => signUp(given.soup), 'slot_id', 'Please choose one'],
  [
    'a slot where there is none',
    ({ open }) => signUp(open, { slot_id: soup }),
    'slot_id',
    'Please choose one',
  ],
  ['no date of a series', ({ dates }) => signUp(dates), 'date', chooseDate],
  ['a date that is none', ({ dates }) => signUp(dates, { date: '2031-02-30' }), 'date', chooseDate],
  ['a date in other letters', ({ dates }) => signUp(dates, { date: '6/1/2031' }), 'date', chooseDate],
  ['a date that is a number', ({ dates }) => signUp(dates, { date: 20310601 }), 'date', chooseDate],
  ['a date that was taken out', ({ dates }) => signUp(dates, { date: '2031-06-15' }), 'date', otherDate],
  [
    'a weekday that the series has not',
    ({ dates }) => signUp(dates, { date: '2031-06-02' }),
    'date',
    otherDate,
  ],
  ['a date before the series', ({ dates }) => signUp(dates, { date: '2019-12-29' }), 'date', otherDate],
  [
    'a date that is over',
    ({ dates }) => signUp(dates, { date: '2020-01-05' }),
    'date',
    'This date is over. Please choose another one.',
  ],
  [
    'a date that is cancelled',
    ({ dates }) => signUp(dates, { date: '2031-06-08' }),
    'date',
    'This date is cancelled. Please choose another one.',
  ],
  [
    'a date of a form that has none',
    ({ open }) => signUp(open, { date: '2031-06-01' }),
    'date',
    'This form has no dates.',
  ],
  [
    'a date that takes no more',
    ({ late }) => signUp(late, { date: sunday }),
    410,
    'It is too late to sign up for this date.',
  ],
  ['a form that is closed', ({ closed }) => signUp(closed), 410, 'This form is closed.'],
  [
    'a form that opens later',
    ({ later }) => signUp(later),
    410,
    'This form opens on January 1, 2040 at 8:00 AM.',
  ],
  ['a party for one seat', ({ full }) => signUp(full, { seats: 2 }), 409, 'Only 1 place is left.'],
  ['an unknown form', () => signUp(randomUUID()), 404, 'There is no such entry.'],
  ['a link that is none', () => byLink.change('a'.repeat(43), { seats: 2 }), 404, 'link'],
  ['the seats of no date', ({ dates }) => callApi(`GET /api/forms/${dates}/seats`), 'date', chooseDate],
])('%s is refused in one sentence, and nothing is stored', async (_what, send, refusal, sentence) => {
  const answer = await send(await forms());
  const [status, field] = typeof refusal === 'string' ? [422, refusal] : [refusal];
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
  expect(answer.body.detail).toContain(sentence);
  const errors: Record<string, string[]> = answer.body.errors ?? {};
  if (field) expect(Object.keys(errors)).toEqual([field]);
  for (const messages of Object.values(errors)) expect(messages).toEqual([answer.body.detail]);
  expect([await db().formAnswer.count(), await db().formReceipt.count()]).toEqual([0, 0]);
});

test('the sum of another person is refused, and that person’s sign-up stays', async () => {
  const { open } = await forms();
  const sent = person();
  const { body } = await signUp(open, sent);
  const answer = await signUp(open, { ...sent, email: 'other@example.org', request_key: randomUUID() });
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['captcha_answer']]);
  expect((await byLink.find(tokenIn(body))).body).toMatchObject({ state: 'confirmed' });
  const [token, other] = [tokenIn(body), tokenIn((await signUp(open)).body)];
  await byLink.cancel(other);
  expect((await byLink.find(token)).body).toMatchObject({ state: 'confirmed' });
});

test('of a thousand guessed links twenty are looked up, and the right one still opens', async () => {
  const { body } = await signUp((await forms()).open);
  const guesses = Array.from({ length: 1000 }, (_, index) => byLink.find(`guess-${index}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(980);
  expect((await byLink.find(tokenIn(body))).status).toBe(200);
});
