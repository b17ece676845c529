import { expect, test } from 'vitest';
import type { StaffActor } from '#lib/core/operations/access.ts';
import { db } from '#lib/core/platform/db.ts';
import { findEventForm, findFormDates } from '#lib/forms/staff/queries.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { createForm, createFormAnswer } from '#prisma/factories/form.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const weekly = { is_recurring: true, recurrence_frequency: 'weekly', date: '2031-06-01' };

test('the dates of a sign-up are the next twelve, and those that somebody answered for', async () => {
  const { id: event_id } = await createEvent(db(), weekly);
  await createEventException(db(), { event_id, date: '2031-06-08', kind: 'changed', new_date: '2031-06-09' });
  await createEventException(db(), { event_id, date: '2031-06-15', kind: 'cancelled' });
  const { id } = await createForm(db(), { event_id, capacity: 5 });
  await createFormAnswer(db(), { form_id: id, date: '2031-06-08', seats: 3 });
  await createFormAnswer(db(), { form_id: id, date: '2031-06-08', seats: 4, state: 'waiting' });
  await createFormAnswer(db(), { form_id: id, date: '2031-12-28' });
  await createFormAnswer(db(), { form_id: id, date: '2020-01-05' });
  const dates = await findFormDates.execute(staff, { id });
  expect(dates).toHaveLength(14);
  expect(dates[0]).toMatchObject({ date: '2020-01-05', is_over: true, taken: 1 });
  const plain = { is_cancelled: false, is_over: false, capacity: 5, taken: 0, waiting: 0 };
  expect(dates.slice(1, 4)).toEqual([
    { ...plain, date: '2031-06-01', shown_date: '2031-06-01' },
    { ...plain, date: '2031-06-08', shown_date: '2031-06-09', taken: 3, waiting: 1 },
    { ...plain, date: '2031-06-15', shown_date: '2031-06-15', is_cancelled: true },
  ]);
  expect(dates[13]?.date).toBe('2031-12-28');
});

test('a form without an event has no dates', async () => {
  const { id } = await createForm(db());
  expect(await findFormDates.execute(staff, { id })).toEqual([]);
});

test('an event has its sign-up, also where it continues an earlier one; a leader sees that of the own ministries', async () => {
  const { id: event_id } = await createEvent(db(), weekly);
  const { id: later } = await createEvent(db(), weekly);
  const { id: ministry_id } = await createMinistry(db());
  const form = await createForm(db(), { event_id, later_event_ids: [later], ministry_id });
  const leader = (ids: string[]) => ({
    ...(staff as StaffActor),
    roles: ['leader' as const],
    ministryIds: ids,
  });
  expect((await findEventForm.execute(staff, { event_id }))?.form.id).toBe(form.id);
  expect((await findEventForm.execute(leader([ministry_id]), { event_id: later }))?.form.id).toBe(form.id);
  expect(await findEventForm.execute(leader([]), { event_id })).toBeNull();
  await expect(findFormDates.execute(leader([]), { id: form.id })).rejects.toMatchObject({
    code: 'not_permitted',
  });
});
