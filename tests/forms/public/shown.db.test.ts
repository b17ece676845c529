import { describe, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import type { Form } from '#lib/core/generated/prisma/client.ts';
import { loadForm } from '#lib/forms/public/load-form.ts';
import english from '#lib/language/generated/en.ts';
import { originalLayout } from '#lib/navigation/layouts/present-layout.ts';
import { currentArrangement } from '#lib/navigation/layouts/queries.ts';
import { loadBlocks } from '#lib/site-pages/public/load-blocks.ts';
import { createEvent, createService } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { createForm } from '#prisma/factories/form.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { createSitePage } from '#prisma/factories/site-page.ts';
import { visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { signUp } from '../sending.ts';

const { formView: words } = english;

useDatabase({ as: visitor });

const today = () => churchToday();
const ask = (kind: string, id = '7b0cf0d4-2a73-4f51-a7a5-6d4dbb1ab002') => ({
  ...{
    id,
    kind,
    label: 'When do you come?',
    help: null,
    choices: [],
    is_required: true,
    is_sensitive: false,
  },
});

describe('a form on a page', () => {
  test('has the next dates of its series; cancelled and closed ones say so', async () => {
    const first = addDays(today(), 1);
    const weekly = { is_recurring: true, recurrence_frequency: 'weekly' };
    const event = await createEvent(db(), { ...weekly, date: first, time: '6 PM' });
    await createEventException(db(), { event_id: event.id, date: addDays(first, 7), kind: 'cancelled' });
    const { id } = await createForm(db(), { event_id: event.id, closes_minutes: 3 * 24 * 60 });
    const shown = await loadForm({ id });
    expect(shown).toMatchObject({ isSeries: true, closed: null });
    expect(shown?.dates.slice(0, 3).map(({ date, state }) => [date, state])).toEqual([
      [first, 'closed'],
      [addDays(first, 7), 'cancelled'],
      [addDays(first, 14), 'open'],
    ]);
  });

  test('says why it takes no answers', async () => {
    const event = await createEvent(db(), { date: today(), time: '12:01 AM' });
    const late = await createForm(db(), { event_id: event.id });
    expect((await loadForm({ id: late.id }))?.closed).toBe(words.tooLateFor);
    const onEvent = { event_id: (await createEvent(db())).id };
    const soon = await createForm(db(), { ...onEvent, opens_at: '2031-05-01T08:00' });
    expect((await loadForm({ id: soon.id }))?.closed).toMatch(/^This form opens on May 1, 2031/);
    const closed = await createForm(db(), { ...onEvent, is_open: false });
    expect((await loadForm({ id: closed.id }))?.closed).toBe(words.closed);
  });

  test('on the page of a cancelled date says so', async () => {
    const event = await createEvent(db(), { date: '2031-06-01' });
    await createEventException(db(), { event_id: event.id, date: '2031-06-01', kind: 'cancelled' });
    const { id } = await createForm(db(), { event_id: event.id });
    expect((await loadForm({ id }))?.closed).toBe('This date is cancelled.');
  });

  test.each(['home', 'about', 'visit', 'giving'] as const)(
    'that is closed says so on the built-in page %s, by its layout alone',
    async (page) => {
      const { id } = await createForm(db(), { is_open: false });
      expect(await loadForm({ id })).toBeNull();
      const blocks = [...originalLayout(page).blocks, { kind: 'form', form_id: id }];
      await db().pageLayout.create({ data: { id: page, blocks } });
      expect((await loadForm({ id }))?.closed).toBe(words.closed);
      expect((await callApi(`GET /api/forms/${id}`)).body).toMatchObject({ id, is_open: false });
      const { own } = await currentArrangement(page);
      expect(own).toMatchObject([{ kind: 'form', shown: { closed: words.closed } }]);
    },
  );

  test('that is closed is none on the page of another ministry', async () => {
    const [own, other] = [await createMinistry(db()), await createMinistry(db())];
    const forms: Form[] = [];
    for (const ministry_id of [own.id, other.id, null])
      forms.push(await createForm(db(), { is_open: false, ministry_id, slug: `closed-${forms.length}` }));
    const blocks = forms.map(({ id }) => ({ kind: 'form', form_id: id }));
    const page = await createSitePage(db(), { ministry_id: own.id, blocks });
    const states = () => Promise.all(forms.map(async ({ id }) => (await loadForm({ id }))?.closed ?? null));
    expect(await states()).toEqual([words.closed, null, null]);
    expect((await callApi(`GET /api/forms/${forms[1]?.id}`)).status).toBe(404);
    expect((await loadBlocks(blocks as never)).map((block) => (block as { shown: unknown }).shown)).toEqual([
      expect.objectContaining({ closed: words.closed }),
      null,
      null,
    ]);
    await db().form.updateMany({ data: { is_open: true } });
    expect((await loadForm({ id: forms[1]?.id ?? '' }))?.closed).toBeNull();
    await db().form.updateMany({ data: { is_open: false } });
    await db().sitePage.update({ where: { id: page.id }, data: { ministry_id: null } });
    expect(await states()).toEqual([words.closed, words.closed, words.closed]);
  });

  test('is none where it is closed and stands nowhere, or is gone, without a refusal', async () => {
    const { id } = await createForm(db(), { is_open: false });
    expect(await loadForm({ id })).toBeNull();
    expect(await loadForm({ slug: 'nowhere' })).toBeNull();
    expect(await loadForm({ event_id: id })).toBeNull();
  });
});

test('a question for a service offers those that people come to, and takes no other', async () => {
  const sunday = addDays(today(), 7);
  const service = await createService(db(), { date: sunday, time: '9 AM', title: 'Early service' });
  await createEventException(db(), { event_id: service.id, date: addDays(sunday, 7), kind: 'cancelled' });
  await createEventException(db(), {
    event_id: service.id,
    date: addDays(sunday, 14),
    kind: 'moved_online',
  });
  const question = ask('service');
  const { id } = await createForm(db(), { kind: 'other', questions: [question] });
  const offered = (await loadForm({ id }))?.services.map(({ value }) => value);
  expect(offered).toContain(`${sunday}T09:00`);
  expect(offered).not.toContain(`${addDays(sunday, 7)}T09:00`);
  expect(offered).not.toContain(`${addDays(sunday, 14)}T09:00`);
  const answer = (value: string) => signUp(id, { answers: { [question.id]: value } });
  expect((await answer(`${sunday}T09:00`)).status).toBe(201);
  for (const wrong of [`${addDays(sunday, 7)}T09:00`, `${sunday}T09:30`, 'Sunday'])
    expect((await answer(wrong)).body).toMatchObject({
      errors: { [`answers.${question.id}`]: [english.signUps.noService] },
    });
});
