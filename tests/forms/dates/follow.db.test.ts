import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { findForm } from '#lib/forms/queries.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createForm, createFormAnswer } from '#prisma/factories/form.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { session } from '#tests/support/session.ts';
import { signUp } from '../sending.ts';
import {
  beginBeforeDates,
  change,
  closeChurch,
  datesOf,
  reopenChurch,
  seriesWithPeople,
  sundays,
  told,
  undo,
} from './changing.ts';

useDatabase();
beforeEach(beginBeforeDates);

const changed = 'This date has changed';
const cancelled = 'This date is cancelled';
const back = 'This date takes place after all';

describe('the people of one date', () => {
  test.each([
    ['another day', { date: '2031-06-09' }],
    ['another time', { time: '6:00 PM' }],
    ['another place', { location: 'The barn' }],
  ])('are told of %s and of its undo, and stay', async (_what, patch) => {
    const { form, on } = await seriesWithPeople();
    expect((await change(on(sundays[1]), { scope: 'this', ...patch })).status).toBe(200);
    expect(await told()).toEqual([`p2 ${changed}`]);
    expect((await undo()).status).toBe(200);
    expect(await told()).toEqual([`p2 ${changed}`]);
    expect(await datesOf(form.id)).toEqual(sundays);
  });

  test('are told that it is cancelled, and that it takes place after all', async () => {
    const { on } = await seriesWithPeople();
    await change(on(sundays[1]), { scope: 'this', status: 'cancelled' });
    expect(await told()).toEqual([`p2 ${cancelled}`]);
    await change(on(sundays[1]), { scope: 'this', status: 'scheduled' });
    expect(await told()).toEqual([`p2 ${back}`]);
    await undo();
    expect(await told()).toEqual([`p2 ${cancelled}`]);
    await undo();
    expect(await told()).toEqual([`p2 ${back}`]);
  });

  test('are told nothing of another title or picture, or of a date that is over', async () => {
    const { on } = await seriesWithPeople(['2031-06-01']);
    await change(on(sundays[0]), { scope: 'this', title: 'Big Supper', description: 'With pie' });
    expect(await told()).toEqual([]);
    vi.setSystemTime(new Date('2031-06-02T15:00:00Z'));
    await change(on(sundays[0]), { scope: 'this', status: 'cancelled' });
    await change(on(sundays[0]), { scope: 'this', status: 'scheduled' });
    await change(on(sundays[0]), { scope: 'this', date: '2031-06-10' });
    expect(await told()).toEqual([]);
  });

  test('who wait are told, who cancelled are not, and an address with two slots is told once', async () => {
    const { form, on } = await seriesWithPeople([]);
    const party = { form_id: form.id, date: sundays[1] };
    await createFormAnswer(db(), { ...party, email: 'w@example.org', state: 'waiting' });
    await createFormAnswer(db(), { ...party, email: 'c@example.org', state: 'cancelled' });
    for (const slot_id of [form.id, on(sundays[1]).slice(0, 36)])
      await createFormAnswer(db(), { ...party, email: 's@example.org', slot_id });
    await change(on(sundays[1]), { scope: 'this', time: '6:00 PM' });
    expect(await told()).toEqual([`s ${changed}`, `w ${changed}`]);
  });

  test('get one mail of two changes in quick succession, which says how it stands then', async () => {
    const { on } = await seriesWithPeople();
    await change(on(sundays[1]), { scope: 'this', time: '6:00 PM' });
    await change(on(sundays[1]), { scope: 'this', status: 'cancelled' });
    expect(await db().mail.count()).toBe(1);
    expect(await told()).toEqual([`p2 ${cancelled}`]);
    await change(on(sundays[1]), { scope: 'this', status: 'scheduled' });
    await change(on(sundays[1]), { scope: 'this', date: '2031-06-10' });
    expect(await told()).toEqual([`p2 ${changed}`]);
  });

  test('who wait come in when it takes place again with more seats', async () => {
    const { form, on } = await seriesWithPeople([]);
    await createFormAnswer(db(), { form_id: form.id, date: sundays[1], state: 'waiting' });
    await change(on(sundays[1]), { scope: 'this', status: 'cancelled' });
    await db().form.update({ where: { id: form.id }, data: { capacity: 2 } });
    await change(on(sundays[1]), { scope: 'this', status: 'scheduled' });
    expect(await db().formAnswer.findMany()).toMatchObject([{ state: 'confirmed' }]);
  });
});

describe('this and following', () => {
  test.each([
    ['as it is', { time: '6:00 PM' }, sundays],
    ['on another weekday', { date: '2031-06-16' }, [sundays[0], sundays[1], '2031-06-16', '2031-06-23']],
  ])('%s: later answers go to the new row, and back by an undo', async (_what, patch, dates) => {
    const { form, on } = await seriesWithPeople();
    const answer = await change(on(sundays[2]), { scope: 'following', ...patch });
    expect(answer.status).toBe(200);
    const later = async () => (await db().form.findUniqueOrThrow({ where: { id: form.id } })).later_event_ids;
    expect(await later()).toEqual([answer.body.id]);
    expect(await datesOf(form.id)).toEqual(dates);
    expect((await findForm({ event_id: answer.body.id })).id).toBe(form.id);
    const both = [`p3 ${changed}`, `p4 ${changed}`];
    expect(await told()).toEqual(both);
    expect((await undo()).status).toBe(200);
    expect(await datesOf(form.id)).toEqual(sundays);
    expect(await told()).toEqual(both);
    expect((await undo()).status).toBe(200);
    expect(await datesOf(form.id)).toEqual(dates);
    expect(await told()).toEqual(both);
  });

  test('and none of it is in the log as a change of the form', async () => {
    const { on } = await seriesWithPeople();
    await change(on(sundays[2]), { scope: 'following', time: '6:00 PM' });
    const tables = (await db().activityLog.findMany()).map(({ table_name }) => table_name);
    expect(tables.filter((name) => name === 'forms')).toHaveLength(1);
  });

  test('in steps that have no such date: who is signed up for it is told that it is gone', async () => {
    const { form, on } = await seriesWithPeople();
    await change(on(sundays[2]), { scope: 'following', recurrence_frequency: 'biweekly', time: '6:00 PM' });
    expect(await told()).toEqual([`p3 ${changed}`, `p4 ${cancelled}`]);
    await undo();
    expect(await told()).toEqual([`p3 ${changed}`, `p4 ${back}`]);
    expect(await datesOf(form.id)).toEqual(sundays);
  });

  test('of a moved date keeps it moved', async () => {
    const { form, on } = await seriesWithPeople();
    await change(on(sundays[3]), { scope: 'this', date: '2031-06-24' });
    expect(await told()).toEqual([`p4 ${changed}`]);
    await change(on(sundays[2]), { scope: 'following', title: 'Late Supper' });
    expect(await told()).toEqual([]);
    expect(await datesOf(form.id)).toEqual(sundays);
  });
});

describe('the people of a whole event', () => {
  test.each([
    ['another time', { time: '6:00 PM' }, sundays],
    ['another weekday', { date: '2031-06-02' }, ['2031-06-02', '2031-06-09', '2031-06-16', '2031-06-23']],
  ])('are told of %s for each date to come', async (_what, patch, dates) => {
    const { series, form } = await seriesWithPeople();
    vi.setSystemTime(new Date('2031-06-03T15:00:00Z'));
    expect((await change(series.id, patch)).status).toBe(200);
    expect(await told()).toEqual([2, 3, 4].map((number) => `p${number} ${changed}`));
    expect(await datesOf(form.id)).toEqual(dates);
    await undo();
    expect(await told()).toEqual([2, 3, 4].map((number) => `p${number} ${changed}`));
    expect(await datesOf(form.id)).toEqual(sundays);
  });

  test('move with a series whose first dates were taken out', async () => {
    const { form, on } = await seriesWithPeople([sundays[2]]);
    for (const date of sundays.slice(0, 2)) await change(on(date), { scope: 'this', status: 'cancelled' });
    await db().eventException.updateMany({ data: { kind: 'removed' } });
    await change(on(sundays[2]), { scope: 'following', date: '2031-06-16' });
    expect(await datesOf(form.id)).toEqual(['2031-06-16']);
    await undo();
    expect(await datesOf(form.id)).toEqual([sundays[2]]);
  });

  test('are told that the series ends before their date', async () => {
    const { series } = await seriesWithPeople();
    await change(series.id, { end_date: '2031-06-16' });
    expect(await told()).toEqual([`p4 ${cancelled}`]);
    await undo();
    expect(await told()).toEqual([`p4 ${back}`]);
  });

  test('move with a one-time event', async () => {
    const { id } = await createEvent(db(), { date: '2031-06-01' });
    const form = await createForm(db(), { event_id: id });
    await createFormAnswer(db(), { form_id: form.id, date: '2031-06-01' });
    await change(id, { date: '2031-07-05' });
    expect([await datesOf(form.id), await told()]).toEqual([['2031-07-05'], [`ruth ${changed}`]]);
    await undo();
    expect([await datesOf(form.id), await told()]).toEqual([['2031-06-01'], [`ruth ${changed}`]]);
  });
});

describe('a closing', () => {
  test.each([
    ['cancelled', {}, cancelled, back],
    ['online', {}, changed, changed],
    ['late', { new_time: '18:00' }, changed, changed],
  ])('%s tells the people of its dates, and so does opening again', async (mode, more, said, after) => {
    await seriesWithPeople();
    const closing = await closeChurch({ from: sundays[1], mode, ...more });
    expect(closing.status).toBe(201);
    expect(await told()).toEqual([`p2 ${said}`]);
    expect((await reopenChurch(closing.body.id)).status).toBe(200);
    expect(await told()).toEqual([`p2 ${after}`]);
  });

  test('that is undone brings its dates back, once', async () => {
    await seriesWithPeople();
    await closeChurch({ from: sundays[1], to: sundays[2], mode: 'cancelled' });
    expect(await told()).toEqual([`p2 ${cancelled}`, `p3 ${cancelled}`]);
    expect((await undo()).status).toBe(200);
    expect(await told()).toEqual([`p2 ${back}`, `p3 ${back}`]);
  });
});

test('a series with three dates: moved, split, closed, reopened and all of it undone, each person once a change', async () => {
  const { form, on } = await seriesWithPeople(sundays.slice(0, 3));
  await change(on(sundays[0]), { scope: 'this', date: '2031-06-02' });
  expect(await told()).toEqual([`p1 ${changed}`]);
  const { body: later } = await change(on(sundays[1]), { scope: 'following', date: '2031-06-09' });
  expect(await told()).toEqual([`p2 ${changed}`, `p3 ${changed}`]);
  const closing = await closeChurch({ from: '2031-06-16', mode: 'cancelled' });
  expect(await told()).toEqual([`p3 ${cancelled}`]);
  await reopenChurch(closing.body.id);
  expect(await told()).toEqual([`p3 ${back}`]);
  await undo();
  expect(await told()).toEqual([`p3 ${cancelled}`]);
  await undo();
  expect(await told()).toEqual([`p3 ${back}`]);
  expect(await datesOf(form.id)).toEqual([sundays[0], '2031-06-09', '2031-06-16']);
  const { batch } = await db().activityLog.findFirstOrThrow({
    where: { row_id: later.id, action: 'created' },
    orderBy: { id: 'asc' },
  });
  expect((await undo(batch)).status).toBe(200);
  expect(await told()).toEqual([`p2 ${changed}`, `p3 ${changed}`]);
  const { batch: moved } = await db().activityLog.findFirstOrThrow({
    where: { table_name: 'event_exceptions', action: 'created' },
    orderBy: { id: 'asc' },
  });
  await undo(moved);
  expect(await told()).toEqual([`p1 ${changed}`]);
  expect(await datesOf(form.id)).toEqual(sundays.slice(0, 3));
});

test('an answer that arrives while its date is being moved is for the date as it is then', async () => {
  const { form, on } = await seriesWithPeople([]);
  session.actor.mockResolvedValue(staff);
  const before = signUp(form.id, { date: sundays[2], email: 'b@example.org' });
  const [split] = await Promise.all([
    change(on(sundays[2]), { scope: 'following', date: '2031-06-16' }),
    before.catch(() => null),
  ]);
  expect(split.status).toBe(200);
  const dates = await datesOf(form.id);
  expect(dates.every((date) => date === '2031-06-16')).toBe(true);
});
