import { beforeEach, describe, expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import type { StaffActor } from '#lib/core/operations/access.ts';
import { listEvents } from '#lib/events/queries.ts';
import { listMinistries } from '#lib/ministries/queries.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { createTranslation } from '#prisma/factories/translation.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { inSecondLanguage, onBilingualSite } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi as callInOneLanguage } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

useDatabase({ as: staff });

const callApi: typeof callInOneLanguage = (call, content) =>
  onBilingualSite(() => callInOneLanguage(call, content));

let event: Awaited<ReturnType<typeof createEvent>>;
beforeEach(async () => {
  event = await createEvent(db(), {
    title: 'Church Supper',
    description: 'Bring a dish.',
    location: 'Hall',
    date: '2027-06-05',
  });
});

const texts = (path: string) => `/api/translations/events/${path}` as const;

describe('PUT /api/translations/{table}/{id}', () => {
  test('writes the given texts, keeps the others, and never the row', async () => {
    const first = await callApi(`PUT ${texts(event.id)}`, { body: { fields: { title: 'Cena' } } });
    expect([first.status, first.body.fields.map((field: { state: string }) => field.state)]).toEqual([
      200,
      ['there', 'missing', 'missing'],
    ]);
    const headers = { 'if-match': first.body.updated_at };
    const body = { fields: { location: ' Salón ', description: null } };
    const second = await callApi(`PUT ${texts(event.id)}`, { headers, body });
    expect(second.body.fields).toMatchObject([
      { name: 'title', translation: 'Cena', original: 'Church Supper' },
      { name: 'location', translation: 'Salón', state: 'there' },
      { name: 'description', translation: null, state: 'missing' },
    ]);
    expect(await db().event.findUnique({ where: { id: event.id } })).toEqual(event);
    const stale = await callApi(`PUT ${texts(event.id)}`, { headers, body });
    expect([stale.status, stale.body.current.fields[1].translation]).toEqual([409, 'Salón']);
  });

  test.each([
    [{ fields: { time: '19:00' } }, 'time'],
    [{ fields: { title: 'a'.repeat(201) } }, 'title'],
    [{ fields: { title: 'a\nb' } }, 'title'],
    [{ fields: { toString: 'x' } }, 'toString'],
    [{ path: '/cena' }, 'path'],
    [{ is_ready: true }, 'is_ready'],
  ])('refuses %j and names the field', async (body, field) => {
    const { status, body: problem } = await callApi(`PUT ${texts(event.id)}`, { body });
    expect([status, Object.keys(problem.errors)]).toEqual([422, [field]]);
    expect(await db().translation.count()).toBe(0);
  });

  test('a row that is gone and a table without translations are missing; visitors need to sign in', async () => {
    const body = { fields: { title: 'Cena' } };
    for (const path of [texts('4d1ee7b0-0000-4000-8000-000000000000'), '/api/translations/mails/1'] as const)
      expect((await callApi(`PUT ${path}`, { body })).status).toBe(404);
    session.actor.mockResolvedValue(visitor);
    expect((await callApi(`PUT ${texts(event.id)}`, { body })).status).toBe(401);
  });

  test('needs what changing the row needs', async () => {
    session.actor.mockResolvedValue({ ...(staff as StaffActor), roles: ['sermons'] });
    expect((await callApi(`PUT ${texts(event.id)}`, { body: { fields: { title: 'Cena' } } })).status).toBe(
      403,
    );
  });

  test('is refused while the site has one language', async () => {
    const call = { body: { fields: { title: 'Cena' } } };
    expect((await callInOneLanguage(`PUT ${texts(event.id)}`, call)).status).toBe(409);
  });
});

test('a change of the original makes its translation stale until somebody confirms it', async () => {
  await callApi(`PUT ${texts(event.id)}`, { body: { fields: { title: 'Cena' }, is_machine: true } });
  const list = (state: string) => callApi(`GET /api/translations?state=${state}&kind=events`);
  expect((await list('machine')).body).toMatchObject([
    { table: 'events', id: event.id, title: 'Church Supper' },
  ]);
  await db().event.update({ where: { id: event.id }, data: { title: 'Supper' } });
  expect((await list('stale')).body).toHaveLength(1);
  expect((await list('machine')).body).toHaveLength(0);
  const confirmed = await callApi(`POST ${texts(event.id)}/confirm`, { body: { fields: ['title'] } });
  expect(confirmed.body.fields[0]).toMatchObject({ state: 'there', translation: 'Cena', original: 'Supper' });
});

test('visitors read a row in the language that they ask for, field by field', async () => {
  const series = await createEvent(db(), {
    title: 'Prayer',
    description: 'Come.',
    location: 'Chapel',
    date: '2027-06-01',
    is_recurring: true,
    recurrence_frequency: 'weekly',
  });
  const exception = await createEventException(db(), {
    event_id: series.id,
    date: '2027-06-08',
    kind: 'changed',
    title: 'Night of Prayer',
  });
  await createTranslation(db(), {
    table_name: 'events',
    row_id: series.id,
    texts: { title: ['Prayer', 'Oración'] },
  });
  const dates = () => listEvents({ from: '2027-06-01', to: '2027-06-08' });
  const first = await onBilingualSite(dates);
  expect(first.map(({ title, language, translated }) => [title, language, translated])).toEqual([
    ['Prayer', 'en', 'whole'],
    ['Church Supper', 'en', 'whole'],
    ['Night of Prayer', 'en', 'whole'],
  ]);
  const spoken = await inSecondLanguage(dates);
  expect(spoken.map(({ title, translated, untranslated }) => [title, translated, untranslated])).toEqual([
    ['Oración', 'partly', ['location', 'description']],
    ['Church Supper', 'not', ['title', 'location', 'description']],
    ['Night of Prayer', 'not', ['location', 'description', 'title']],
  ]);
  await createTranslation(db(), {
    table_name: 'event_exceptions',
    row_id: exception.id,
    texts: { title: ['Night of Prayer', 'Noche de oración'] },
  });
  expect((await inSecondLanguage(dates)).at(-1)).toMatchObject({
    title: 'Noche de oración',
    translated: 'partly',
  });
  expect((await dates()).at(-1)).not.toHaveProperty('language');
});

test('HTML of a translation is cleaned, and staff get rows as they are stored', async () => {
  const { id } = await createMinistry(db(), { title: 'Choir', description: '<p>Sing.</p>' });
  const body = { fields: { title: 'Coro', description: '<p onclick="a">Cante.<script>b</script></p>' } };
  await callApi(`PUT /api/translations/ministries/${id}`, { body });
  const [spoken] = await inSecondLanguage(() => listMinistries({}));
  expect(spoken).toMatchObject({ title: 'Coro', description: '<p>Cante.</p>' });
  const changed = await inSecondLanguage(() =>
    callInOneLanguage(`PATCH /api/ministries/${id}`, { body: { leadername: 'Ana' } }),
  );
  expect(changed.body).toMatchObject({ title: 'Choir', description: '<p>Sing.</p>', leadername: 'Ana' });
});

test('deleting a row takes its translation along, and the undo brings both', async () => {
  await callApi(`PUT ${texts(event.id)}`, { body: { fields: { title: 'Cena' } } });
  await callApi(`DELETE /api/events/${event.id}`, { body: { scope: 'series' } });
  expect([await db().event.count(), await db().translation.count()]).toEqual([0, 0]);
  const [entry] = (await callApi('GET /api/activity')).body;
  expect(entry).toMatchObject({ state: 'standing', change_count: 2 });
  expect((await callApi(`POST /api/activity/${entry.id}/restore`)).status).toBe(200);
  expect(await db().translation.findFirst()).toMatchObject({ row_id: event.id, fields: { title: 'Cena' } });
});

test('who may not change the row may not undo its translation', async () => {
  await callApi(`PUT ${texts(event.id)}`, { body: { fields: { title: 'Cena' } } });
  const [entry] = (await callApi('GET /api/activity')).body;
  session.actor.mockResolvedValue({ ...(staff as StaffActor), roles: ['sermons'] });
  expect((await callApi('GET /api/activity')).body[0].may_undo).toBe(false);
  expect((await callApi(`POST /api/activity/${entry.id}/restore`)).status).toBe(403);
});

test('what is next on the calendar is translated first', async () => {
  const soon = await createEvent(db(), { title: 'Soon', date: '2027-06-01' });
  await createMinistry(db(), { title: 'Choir' });
  const { body, headers } = await callApi('GET /api/translations?state=missing&limit=2');
  expect(body.map((row: { id: string }) => row.id)).toEqual([soon.id, event.id]);
  expect(headers.get('x-total-count')).toBe('3');
});

test('what is over is listed only with all, and `due` is every state that asks for work', async () => {
  const past = await createEvent(db(), { title: 'Long ago', date: '2020-06-01' });
  const list = async (query: string) =>
    (await callApi(`GET /api/translations?kind=events${query}` as 'GET /api/translations')).body.map(
      ({ id }: { id: string }) => id,
    );
  expect(await list('&state=missing')).toEqual([event.id]);
  expect(await list('&state=due')).toEqual([event.id]);
  expect((await list('')).toSorted()).toEqual([event.id, past.id].toSorted());
  const fields = { title: 'Cena', description: 'Traiga un plato.', location: 'Salón' };
  await callApi(`PUT ${texts(event.id)}`, { body: { fields, is_machine: true } });
  expect([await list('&state=missing'), await list('&state=due')]).toEqual([[], [event.id]]);
  await callApi(`PUT ${texts(event.id)}`, { body: { fields } });
  expect(await list('&state=due')).toEqual([]);
});

test('a row says whether a program may be asked', async () => {
  const may = async () => (await callApi(`GET ${texts(event.id)}`)).body.may_suggest;
  expect(await may()).toBe(false);
  vi.stubEnv('TRANSLATE_URL', 'http://localhost:5000/translate');
  expect(await may()).toBe(true);
});
