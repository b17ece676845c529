import { describe, expect, test } from 'vitest';
import { GET as eventFeed } from '#app/events/[id]/feed/route.ts';
import EventPicture from '#app/events/[id]/opengraph-image.tsx';
import { db } from '#lib/core/database/db.ts';
import { occurrenceId } from '#lib/events/occurrence-id.ts';
import { messages } from '#lib/language/messages.ts';
import { createEvent as createRow } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi, callRoute } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

useDatabase({ as: staff });

const body = {
  title: 'Picnic',
  date: '2031-06-01',
  time: 'Noon',
  location: 'Park',
  description: 'Bring a salad.',
};

const weekly = { is_recurring: true, recurrence_frequency: 'weekly', date: '2031-06-01' };

test('a time that no clock shows is refused of an event, of one date and of one day, at its field', async () => {
  const series = await createRow(db(), weekly);
  const days = await createRow(db(), { date: '2031-06-01', end_date: '2031-06-05' });
  const day = occurrenceId(days.id, '2031-06-03');
  await createEventException(db(), {
    event_id: days.id,
    date: '2031-06-03',
    kind: 'cancelled',
    day_only: true,
  });
  const patch = (id: string, sent: object) => callApi(`PATCH /api/events/${id}?scope=this`, { body: sent });
  const answers = [
    await callApi('POST /api/events', { body: { ...body, time: '25:99' } }),
    await patch(occurrenceId(series.id, '2031-06-08'), { time: '25:99' }),
    await patch(day, { status: 'late', time: '25:99' }),
  ];
  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { time: [messages.errors.noSuchTime] } },
    });
  expect((await patch(day, { status: 'late', time: 'After lunch' })).status).toBe(200);
});

describe('POST /api/events', () => {
  test('answers 201 with the row and where it is', async () => {
    const answer = await callApi('POST /api/events', { body });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ ...body, weekday_occurrences: null });
    expect(answer.headers.get('location')).toBe(`/api/events/${answer.body.id}`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test.each([
    ['that is no JSON', { body: '{' }, 400],
    ['that is a list', { body: '[]' }, 400],
    [
      'of another type',
      { body: 'title=Picnic', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
    ],
    ['with a missing field', { body: { ...body, title: '' } }, 422],
  ])('%s is refused with problem details and writes nothing', async (_what, call, status) => {
    const answer = await callApi('POST /api/events', call);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.body).toMatchObject({
      status,
      title: expect.any(String),
      detail: expect.any(String),
      type: expect.any(String),
    });
    expect(await db().event.count()).toBe(0);
  });

  test('from a page of the site itself is accepted', async () => {
    const answer = await callApi('POST /api/events', { body, headers: { origin: 'http://church.test' } });
    expect(answer.status).toBe(201);
  });
});

describe('GET /api/events', () => {
  test('gives all rows by date, and 304 while nothing changed', async () => {
    await createRow(db(), { title: 'Later', date: '2031-07-01' });
    await createRow(db(), { title: 'Sooner', date: '2031-06-01' });
    const answer = await callApi('GET /api/events');
    expect(answer.body.map((row: { title: string }) => row.title)).toEqual(['Sooner', 'Later']);
    const etag = answer.headers.get('etag') ?? '';
    expect(await callApi('GET /api/events', { headers: { 'if-none-match': etag } })).toMatchObject({
      status: 304,
      body: null,
    });
  });

  test('never asks who is reading', async () => {
    await callApi('GET /api/events');
    expect(session.actor).not.toHaveBeenCalled();
  });

  test.each([
    ['?featured=true', ['Featured']],
    ['?show_in_banner=true', ['In the banner']],
  ])('with %s gives those alone', async (query, titles) => {
    await createRow(db(), { title: 'Featured', is_featured: true });
    await createRow(db(), { title: 'In the banner', show_in_banner: true });
    const answer = await callApi(`GET /api/events${query}`);
    expect(answer.body.map((row: { title: string }) => row.title)).toEqual(titles);
  });

  test('with a window gives its occurrences, a multi-day event once', async () => {
    const series = await createRow(db(), { ...weekly, date: '2026-11-01', time: '9 am' });
    await createRow(db(), { title: 'Camp', date: '2026-11-28', end_date: '2026-12-03', time: '10 am' });
    const { body: found } = await callApi('GET /api/events?from=2026-12-01&to=2026-12-14');
    expect(found.map((row: { id: string; date: string }) => [row.id, row.date])).toEqual([
      [expect.any(String), '2026-11-28'],
      [occurrenceId(series.id, '2026-12-06'), '2026-12-06'],
      [occurrenceId(series.id, '2026-12-13'), '2026-12-13'],
    ]);
    expect(found[0]).toMatchObject({ is_multi_day: true, is_instance: false });
    expect(found[1]).toMatchObject({ is_multi_day: false, is_instance: true, parent_event_id: series.id });
  });

  test.each([
    '?from=2029-01-01&to=2031-01-01',
    '?from=2027-03-01&to=2029-03-01',
    '?from=2028-02-29&to=2030-02-28',
  ])('with two years to the day, %s, answers 200', async (query) => {
    expect((await callApi(`GET /api/events${query}`)).status).toBe(200);
  });

  test.each(['featured', 'show_in_banner'])(
    'with %s and a window looks at each date by itself',
    async (name) => {
      const flag = name === 'featured' ? 'is_featured' : 'show_in_banner';
      const dates = { ...weekly, date: '2026-12-06', end_date: '2026-12-20' };
      const change = (event_id: string, date: string, isFlagged: boolean) =>
        createEventException(db(), { event_id, date, kind: 'changed', [flag]: isFlagged });
      const shown = await createRow(db(), { ...dates, title: 'Shown', [flag]: true });
      await change(shown.id, '2026-12-13', false);
      const hidden = await createRow(db(), { ...dates, title: 'Hidden' });
      await change(hidden.id, '2026-12-20', true);
      const read = async (value: string) =>
        (await callApi(`GET /api/events?from=2026-12-01&to=2026-12-31&${name}=${value}`)).body.map(
          (row: { title: string; date: string }) => `${row.title} ${row.date}`,
        );
      expect(await read('true')).toEqual(['Shown 2026-12-06', 'Hidden 2026-12-20', 'Shown 2026-12-20']);
      expect(await read('false')).toEqual(['Hidden 2026-12-06', 'Hidden 2026-12-13', 'Shown 2026-12-13']);
    },
  );

  test('with a window finds a featured date after two hundred others', async () => {
    const daily = { is_recurring: true, recurrence_frequency: 'daily', date: '2026-12-01' };
    const row = await createRow(db(), daily);
    await createEventException(db(), {
      event_id: row.id,
      date: '2027-12-24',
      kind: 'changed',
      is_featured: true,
    });
    const { body: found } = await callApi('GET /api/events?from=2026-12-01&to=2028-01-31&featured=true');
    expect(found.map(({ date }: { date: string }) => date)).toEqual(['2027-12-24']);
  });

  test.each([
    '?from=2031-06-01',
    '?to=2031-06-01',
    '?from=soon&to=2031-06-01',
    '?from=2031-06-02&to=2031-06-01',
    '?from=2031-01-01&to=2034-01-01',
    '?from=2029-01-01&to=2031-01-02',
    '?from=2028-02-29&to=2030-03-01',
    '?featured=perhaps',
  ])('with %s answers 400', async (query) => {
    expect((await callApi(`GET /api/events${query}`)).status).toBe(400);
  });
});

describe('one event', () => {
  test('is found by each form of its dates’ ids', async () => {
    const row = await createRow(db(), weekly);
    const read = async (id: string) => (await callApi(`GET /api/events/${id}`)).body;
    expect(await read(row.id)).toMatchObject({ id: row.id, exceptions: [] });
    expect(await read(`${row.id}_20310608`)).toMatchObject({ date: '2031-06-08', parent_event_id: row.id });
    expect(await read(`${row.id}-2031-06-08`)).toMatchObject({ id: `${row.id}_20310608` });
  });

  test.each([
    ['nothing-like-an-id', 400],
    ['33333333-3333-4333-8333-333333333333', 404],
    ['33333333-3333-4333-8333-333333333333_20310608', 404],
  ])('%s answers %i', async (id, status) => {
    expect((await callApi(`GET /api/events/${id}`)).status).toBe(status);
  });

  test('takes its scope from the query', async () => {
    const row = await createRow(db(), weekly);
    const id = `${row.id}_20310608`;
    const answer = await callApi(`PATCH /api/events/${id}?scope=this`, { body: { status: 'cancelled' } });
    expect(answer).toMatchObject({ status: 200, body: { is_cancelled: true } });
    expect((await callApi(`PATCH /api/events/${id}?scope=all`, { body: {} })).status).toBe(400);
  });

  test('is deleted with an answer that says what went', async () => {
    const row = await createRow(db(), weekly);
    const date = await callApi(`DELETE /api/events/${row.id}_20310608`);
    expect(date).toMatchObject({ status: 200, body: { deleted: 0, excluded_date: '2031-06-08' } });
    const series = await callApi(`DELETE /api/events/${row.id}?series=true`);
    expect(series).toMatchObject({ status: 200, body: { deleted: 1 } });
  });
});

const events = [
  ['a one-time event', {}, '_20300101'],
  ['a one-time event, the other way to write it', {}, '-2030-01-01'],
  ['a multi-day event, an inner day', { date: '2031-06-01', end_date: '2031-06-05' }, '_20310603'],
  ['a series, a day between its dates', weekly, '_20310603'],
  ['a series, a day before it', weekly, '_20310525'],
  ['a series, a day after it', { ...weekly, end_date: '2031-06-30' }, '_20310706'],
  ['a series, a date that was taken out', weekly, '_20310608'],
] as const;

describe.each(events)('an id that names no date of %s', (_what, fields, suffix) => {
  async function createId() {
    const row = await createRow(db(), fields);
    await createEventException(db(), { event_id: row.id, date: '2031-06-08', kind: 'removed' });
    return `${row.id}${suffix}`;
  }

  test('is found nowhere, and changes and deletes nothing', async () => {
    const id = await createId();
    const before = await db().event.findMany({ include: { exceptions: true } });
    const params = { id };
    const answers = [
      await callApi(`GET /api/events/${params.id}`),
      await callRoute(eventFeed, { params }),
      ...(await Promise.all(
        ['', '?scope=series', '?scope=this', '?scope=following'].map((query) =>
          callApi(`PATCH /api/events/${params.id}${query}`, { body: { title: 'X' } }),
        ),
      )),
      await callApi(`PATCH /api/events/${params.id}?scope=this`, { body: { status: 'cancelled' } }),
      await callApi(`DELETE /api/events/${params.id}`),
      await callApi(`DELETE /api/events/${params.id}?series=true`),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await EventPicture({ params: Promise.resolve(params) })).status).toBe(404);
    expect(await db().event.findMany({ include: { exceptions: true } })).toEqual(before);
  });
});

test('a one-time event’s own date names it', async () => {
  const row = await createRow(db(), { date: '2031-06-01' });
  const params = { id: `${row.id}_20310601` };
  expect((await callApi(`GET /api/events/${params.id}`)).body).toMatchObject({ id: row.id });
  expect(
    await callApi(`PATCH /api/events/${params.id}?scope=following`, { body: { title: 'Brunch' } }),
  ).toMatchObject({ status: 200, body: { id: row.id, title: 'Brunch', date: '2031-06-01' } });
  expect(await callApi(`DELETE /api/events/${params.id}`)).toMatchObject({
    status: 200,
    body: { deleted: 1 },
  });
});
