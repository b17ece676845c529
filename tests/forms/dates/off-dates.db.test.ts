import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SignUpCard } from '#components/forms/manage/sign-up-card.tsx';
import { db } from '#lib/core/database/db.ts';
import { remindPeople } from '#lib/forms/dates/remind.ts';
import { formMessage } from '#lib/forms/mailing/mail.tsx';
import { queueMessage } from '#lib/forms/mailing/queue-message.ts';
import { findSignUpPage } from '#lib/forms/public/queries.ts';
import { writeMail } from '#lib/mail/frame.tsx';
import { mailKinds } from '#lib/mail/kinds.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createForm, createFormAnswer } from '#prisma/factories/form.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';
import { byLink, signUp, tokenIn } from '../sending.ts';
import { beginBeforeDates, change, remove, seriesWithPeople, sundays, told } from './changing.ts';

useDatabase();
beforeEach(beginBeforeDates);

const date = sundays[1];

/** A series with one seat a date; Ann has that of the second one, Bea waits for it. Returns the tokens of their links. */
async function annAndBea() {
  const { form, on } = await seriesWithPeople([]);
  await db().form.update({ where: { id: form.id }, data: { capacity: 1 } });
  session.actor.mockResolvedValue(visitor);
  const [ann, bea] = [await join('ann'), await join('bea')];
  session.actor.mockResolvedValue(staff);
  return { form, on, ann, bea };

  async function join(name: string): Promise<string> {
    return tokenIn((await signUp(form.id, { date, name, email: `${name}@example.org` })).body);
  }
}

type Series = Awaited<ReturnType<typeof annAndBea>>;

const waysOff = [
  ['cancelled', ({ on }: Series) => change(on(date), { scope: 'this', status: 'cancelled' })],
  ['deleted', ({ on }: Series) => remove(on(date), '?people=tell')],
  ['deleted with its series', ({ on }: Series) => remove(on(date), '?series=true&people=tell')],
] as const;

async function page(token: string): Promise<string> {
  const shown = await findSignUpPage.execute(visitor, { token });
  return renderToStaticMarkup(createElement(SignUpCard, { shown, token }));
}

/** Returns the texts of the mails that were not sent, by their recipients; obsolete ones are left out. */
async function texts(): Promise<Record<string, string>> {
  const mails = await db().mail.findMany({ where: { sent_at: null } });
  const found: Record<string, string> = {};
  for (const { kind, about, to } of mails) {
    const mail = mailKinds.find((each) => each.kind === kind);
    const data = await mail?.load(about, db());
    if (!mail || !data) continue;
    const { subject, text } = await writeMail(mail, data);
    found[to] = `${found[to] ?? ''}${subject}\n${text}`;
  }
  return found;
}

describe.each(waysOff)('of a date that is %s', (way, takeOff) => {
  test('the page says so to who was confirmed and who waited, and has nothing to change or to add', async () => {
    const series = await annAndBea();
    expect(await page(series.ann)).toContain('You are signed up');
    expect(await page(series.bea)).toContain('Your place in the list: 1.');
    expect((await takeOff(series)).status).toBe(200);
    for (const token of [series.ann, series.bea]) {
      const html = await page(token);
      expect(html).toMatch(/This date (is cancelled|no longer takes place)/);
      expect(html).toContain('Sunday, Jun 8');
      for (const untrue of ['You are ', 'Your place', 'Save changes', '/feed', '<form'])
        expect(html).not.toContain(untrue);
      expect((await byLink.change(token, { seats: 1 })).status).toBe(410);
    }
  });

  test('the mails say so and promise nothing, and those that were not sent yet are dropped', async () => {
    const series = await annAndBea();
    await takeOff(series);
    const found = await texts();
    expect(Object.keys(found)).toEqual(['ann@example.org', 'bea@example.org']);
    for (const text of Object.values(found)) {
      expect(text).toMatch(/^This date is cancelled: Supper sign-up\n/);
      expect(text).toContain('Sunday, June 8, 2031');
      expect(text).not.toMatch(/You are|place|Change or cancel/);
    }
  });

  test('no one who waits comes in: by a cancellation, a deletion or a larger capacity', async () => {
    const series = await annAndBea();
    await takeOff(series);
    await told();
    await byLink.cancel(series.ann);
    const answer = await db().formAnswer.findFirstOrThrow({ where: { state: 'cancelled' } });
    const params = { id: series.form.id, answer: answer.id };
    expect((await callApi(`DELETE /api/forms/${params.id}/answers/${params.answer}`)).status).toBe(204);
    await callApi(`PATCH /api/forms/${series.form.id}`, { body: { capacity: 9 } });
    expect(await told()).toEqual([]);
    expect(await db().formAnswer.findMany()).toMatchObject([{ state: 'waiting' }]);
  });

  test('a message to all leaves its people out, and one to the date says what it is now', async () => {
    const series = await annAndBea();
    const { form } = series;
    await createFormAnswer(db(), { form_id: form.id, date: sundays[2], email: 'cyd@example.org' });
    const words = { text: 'Bring a chair.', sent_by: null, request_key: null };
    await queueMessage(db(), form, { ...words, subject: 'Before', date: null });
    await takeOff(series);
    const isAllOff = way === 'deleted with its series';
    const after = queueMessage(db(), form, { ...words, subject: 'After', date: null });
    if (isAllOff) await expect(after).rejects.toMatchObject({ code: 'conflict' });
    else expect(await after).toEqual({ count: 1 });
    const messages = (await told()).filter((line) => /cyd.*(Before|After)/.test(line));
    expect(messages.sort()).toEqual(isAllOff ? [] : ['cyd After', 'cyd Before']);
    expect(await db().mail.count({ where: { kind: 'form_message', to: 'ann@example.org' } })).toBe(1);
    await queueMessage(db(), form, { ...words, subject: 'To this date', date });
    expect((await texts())['ann@example.org']).toMatch(/You get this mail because you signed up: .*June 8/);
    expect((await texts())['ann@example.org']).not.toMatch(/you are|Change or cancel/);
  });
});

test('back on, the one who waits takes the seat that became free meanwhile', async () => {
  const { on, ann } = await annAndBea();
  await change(on(date), { scope: 'this', status: 'cancelled' });
  await byLink.cancel(ann);
  await told();
  await change(on(date), { scope: 'this', status: 'scheduled' });
  expect(await told()).toEqual(['bea This date takes place after all', 'bea A place has become free']);
});

test('of a date that is over, nothing is confirmed or promised, and a deletion lets no one in', async () => {
  const { form, bea } = await annAndBea();
  vi.setSystemTime(new Date('2031-06-10T15:00:00Z'));
  expect(await page(bea)).toContain('This date is over');
  expect(await page(bea)).not.toMatch(/You are|Your place/);
  const { id: answer } = await db().formAnswer.findFirstOrThrow({ where: { name: 'ann' } });
  await callApi(`DELETE /api/forms/${form.id}/answers/${answer}`);
  expect(await told()).toEqual(['bea obsolete']);
});

test('the page of a moved date says where it was, and of one that is online only that it is', async () => {
  const { on, ann } = await annAndBea();
  await change(on(date), { scope: 'this', date: '2031-06-09', status: 'moved_online' });
  expect(await page(ann)).toContain('Moved from Sunday, June 8');
  expect(await page(ann)).toContain('Online only');
});

test('who is put back on the waiting list gets neither the mail about the place nor a reminder', async () => {
  const { form, ann, bea } = await annAndBea();
  await byLink.cancel(ann);
  await db().formAnswer.updateMany({ where: { name: 'bea' }, data: { state: 'waiting' } });
  expect(await texts()).toEqual({
    'ann@example.org': expect.stringContaining('You have cancelled your sign-up'),
    'bea@example.org': expect.stringContaining('You are on the waiting list'),
  });
  await told();
  await db().formAnswer.updateMany({ where: { name: 'bea' }, data: { state: 'confirmed' } });
  vi.setSystemTime(new Date('2031-06-07T15:00:00Z'));
  expect(await remindPeople()).toBe(1);
  await db().formAnswer.updateMany({ where: { form_id: form.id }, data: { state: 'waiting' } });
  expect(await told()).toEqual(['bea obsolete']);
  expect(await page(bea)).toContain('You are on the waiting list');
});

test('a waiting address that signs up again hears that it waits', async () => {
  const { form } = await annAndBea();
  await told();
  session.actor.mockResolvedValue(visitor);
  await signUp(form.id, { date, email: 'bea@example.org' });
  expect(await told()).toEqual(['bea You are on the waiting list']);
});

test('a one-time event that is cancelled is off as well', async () => {
  const event = await createEvent(db(), { date: '2031-06-03', title: 'Picnic' });
  const { id } = await createForm(db(), { event_id: event.id, capacity: 1 });
  session.actor.mockResolvedValue(visitor);
  const tokens = [];
  for (const name of ['ann', 'bea'])
    tokens.push(tokenIn((await signUp(id, { name, email: `${name}@example.org` })).body));
  session.actor.mockResolvedValue(staff);
  await change(event.id, { scope: 'this', status: 'cancelled' });
  await told();
  for (const token of tokens) expect(await page(token)).toContain('This date is cancelled');
  await byLink.cancel(tokens[0] ?? '');
  expect(await told()).toEqual(['ann You have cancelled your sign-up']);
});

test.each(['.', ',', ')', '>', '].', '%2C', '%3E', '”'])(
  'a link with %s at its end works, as page and as call',
  async (tail) => {
    const { ann } = await annAndBea();
    expect(await page(ann + tail)).toContain('You are signed up');
    expect(await byLink.find(ann + tail)).toMatchObject({ status: 200, body: { name: 'ann' } });
    expect(await byLink.cancel(ann + tail)).toMatchObject({ body: { state: 'cancelled' } });
    expect((await byLink.find(ann.slice(1) + tail)).status).toBe(404);
  },
);

test('a message that waits to be sent says what it was about', async () => {
  const { form, on } = await annAndBea();
  const words = { subject: 'Chairs', text: 'Bring one.', sent_by: null, request_key: null };
  await queueMessage(db(), form, { ...words, date });
  await change(on(date), { scope: 'this', status: 'cancelled' });
  const { about } = await db().mail.findFirstOrThrow({ where: { kind: 'form_message' } });
  const data = await formMessage.load(about, db());
  expect(data && formMessage.parts(data).join(' ')).toContain('This date is cancelled.');
});
