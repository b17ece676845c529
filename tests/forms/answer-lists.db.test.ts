import { expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import type { StaffActor } from '#lib/core/operations/access.ts';
import { countAnswers } from '#lib/forms/answers/queries.ts';
import { findEventForm, findFormDates } from '#lib/forms/staff/queries.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { createForm, createFormAnswer } from '#prisma/factories/form.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase({ as: staff });

test('answers are listed in pages, by state and by what is looked for', async () => {
  const { id: form_id } = await createForm(db());
  const people = [
    { name: 'Ruth', names: ['Naomi'], email: 'ruth@example.org', phone: '555 0100' },
    { name: 'Boaz', email: 'boaz_b@example.org', state: 'waiting' },
    { name: 'Orpah', email: 'orpah@example.org', state: 'waiting' },
  ];
  for (const person of people) await createFormAnswer(db(), { form_id, ...person });
  const ask = async (query: string) => {
    const { status, body, headers } = await callApi(`GET /api/forms/${form_id}/answers?${query}`);
    if (status !== 200) return status;
    const rows = (body as { name: string; position: number }[]).map(
      ({ name, position }) => `${name} ${position}`,
    );
    return [...rows, headers.get('x-total-count')];
  };
  expect(await ask('limit=1&offset=2')).toEqual(['Orpah 2', '3']);
  expect(await ask('state=waiting&limit=1')).toEqual(['Boaz 1', '2']);
  expect(await ask('q=NAOMI')).toEqual(['Ruth null', '1']);
  expect(await ask('q=0100')).toEqual(['Ruth null', '1']);
  expect(await ask('q=_')).toEqual(['Boaz 1', '1']);
  expect(await ask('q=example.org&state=waiting&offset=1')).toEqual(['Orpah 2', '2']);
  for (const wrong of ['limit=0', 'limit=1e3', 'state=lost', 'offset=-1'])
    expect(await ask(wrong), wrong).toBe(400);
});

test('the answers of every form are counted, with the seats of its next date', async () => {
  const weekly = { is_recurring: true, recurrence_frequency: 'weekly', date: '2031-06-01' };
  const { id: event_id } = await createEvent(db(), weekly);
  await createEventException(db(), { event_id, date: '2031-06-01', kind: 'cancelled' });
  const { id: ministry_id } = await createMinistry(db());
  const camp = await createForm(db(), { title: 'A camp', event_id, capacity: 5 });
  const slots = [1, 2].map((capacity) => ({ id: event_id, label: 'Soup', capacity }));
  const contact = await createForm(db(), { title: 'Contact', kind: 'contact', ministry_id, slots });
  const old = new Date('2020-01-01T00:00:00Z');
  const given = { form_id: camp.id, date: '2031-06-08' };
  await createFormAnswer(db(), { ...given, seats: 3, created_at: old });
  await createFormAnswer(db(), { ...given, state: 'waiting', seats: 4 });
  await createFormAnswer(db(), { ...given, state: 'spam' });
  await createFormAnswer(db(), { ...given, date: '2031-06-15' });
  await createFormAnswer(db(), { form_id: contact.id, state: 'received' });
  const ofCamp = { form_id: camp.id, answers: 3, new_answers: 2, date: '2031-06-08' };
  const ofContact = { form_id: contact.id, answers: 1, new_answers: 1, date: null };
  expect(await countAnswers.execute(staff, {})).toEqual([
    { ...ofCamp, capacity: 5, taken: 3, waiting: 1 },
    { ...ofContact, capacity: 3, taken: 0, waiting: 0 },
  ]);
  const since = await countAnswers.execute(staff, { since: '2019-01-01T00:00:00.000Z' });
  expect(since.map(({ new_answers }) => new_answers)).toEqual([3, 1]);
  const leader: StaffActor = { ...(staff as StaffActor), roles: ['leader'], ministryIds: [ministry_id] };
  expect(await countAnswers.execute(leader, {})).toMatchObject([{ form_id: contact.id }]);
});

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
