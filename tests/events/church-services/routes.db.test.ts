import { describe, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { calendarFeed } from '#lib/events/feeds/calendar-feed.ts';
import { occurrenceId } from '#lib/events/occurrence-id.ts';
import {
  listBannerOccurrences,
  listEventsWithExceptions,
  listUpcomingOccurrences,
} from '#lib/events/queries.ts';
import { createEvent, createService } from '#prisma/factories/event.ts';
import { staff } from '#tests/support/actors.ts';
import { inChurch } from '#tests/support/church.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase({ as: staff });

const body = { title: 'Christmas Eve', date: '2031-12-24', time: '5:30 PM', length_minutes: 60 };
const nextFrom = (query: string) => callApi(`GET /api/services/next${query}`);

describe('POST /api/services', () => {
  test('answers 201 with a service that needs no place and no description', async () => {
    const answer = await callApi('POST /api/services', { body: { ...body, is_streamed: true } });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe(`/api/services/${answer.body.id}`);
    expect(answer.body).toMatchObject({
      ...body,
      kind: 'service',
      location: '',
      is_streamed: true,
      listed: true,
    });
  });

  test.each([
    ['time', { time: 'After lunch' }],
    ['time', { time: '' }],
    ['length_minutes', { length_minutes: undefined }],
    ['length_minutes', { length_minutes: 4 }],
    ['length_minutes', { length_minutes: 601 }],
    ['length_minutes', { length_minutes: 'long' }],
    ['title', { title: ' ' }],
    ['listed', { listed: 'no' }],
  ])('a %s that is none is refused on its field', async (field, wrong) => {
    const answer = await callApi('POST /api/services', { body: { ...body, ...wrong } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
    expect(await db().event.count()).toBe(0);
  });
});

test('a service that is not listed is among the services and in the calendar feed, and nowhere among the events', async () => {
  const { id } = await createService(db(), { is_featured: true, show_in_banner: true });
  const listed = await createService(db(), { title: 'Listed Worship', listed: true });
  expect((await callApi('GET /api/services')).body.map((row: { id: string }) => row.id).sort()).toEqual(
    [id, listed.id].sort(),
  );
  expect((await callApi(`GET /api/services/${id}`)).status).toBe(200);
  const feed = calendarFeed(await listEventsWithExceptions());
  expect(feed).toContain(`UID:${id}`);
  expect(feed).toMatch(/URL[^\n]*\/visit/);

  expect((await callApi('GET /api/events')).body).toMatchObject([{ id: listed.id }]);
  const titles = (await callApi('GET /api/events?from=2026-01-01&to=2026-01-31')).body.map(
    ({ title }: { title: string }) => title,
  );
  expect(new Set(titles)).toEqual(new Set(['Listed Worship']));
  expect((await callApi(`GET /api/events/${id}`)).status).toBe(404);
  expect((await callApi(`GET /api/events/${occurrenceId(id, '2026-01-11')}`)).status).toBe(404);
  expect(await listBannerOccurrences({ today: '2026-01-05' })).toEqual([]);
  const upcoming = await listUpcomingOccurrences({ today: '2026-01-05', limit: 2 });
  expect(upcoming.map(({ title }) => title)).toEqual(['Listed Worship', 'Listed Worship']);
});

test('an event is none of the services, under any id', async () => {
  const { id } = await createEvent(db());
  expect((await callApi('GET /api/services')).body).toEqual([]);
  expect((await callApi(`GET /api/services/${id}`)).status).toBe(404);
  expect((await callApi(`PATCH /api/services/${id}`, { body: { title: 'X' } })).status).toBe(404);
  expect((await callApi(`DELETE /api/services/${id}`)).status).toBe(404);
});

test('deleting a series by its title never crosses the two kinds', async () => {
  const { id } = await createService(db(), { title: 'Evening Prayer' });
  await createService(db(), { title: 'Evening Prayer', time: '9:00 PM' });
  await createEvent(db(), { title: 'Evening Prayer', is_recurring: true, recurrence_frequency: 'weekly' });
  const answer = await callApi(`DELETE /api/services/${id}?series=true`);
  expect(answer.body).toEqual({ deleted: 2 });
  expect(await db().event.findMany()).toMatchObject([{ kind: 'event' }]);
});

describe('PATCH /api/services/{id}', () => {
  const patch = (id: string, scope: string, changes: object) =>
    callApi(`PATCH /api/services/${id}?scope=${scope}`, { body: changes });

  test('one date, that date and all following, or the series: as for events', async () => {
    const { id } = await createService(db());
    const date = occurrenceId(id, '2026-06-07');
    await patch(occurrenceId(id, '2026-05-31'), 'this', { status: 'cancelled' });
    await patch(occurrenceId(id, '2026-05-24'), 'this', { length_minutes: 90, is_streamed: false });
    const summer = await patch(date, 'following', { time: '9:00 AM' });
    expect(summer.body).toMatchObject({
      kind: 'service',
      date: '2026-06-07',
      time: '9:00 AM',
      listed: false,
    });
    const { body: next } = await nextFrom('?from=2026-05-24&count=3');
    expect(next).toEqual([
      {
        id: occurrenceId(id, '2026-05-24'),
        title: 'Morning Worship',
        starts_at: '2026-05-24T10:00:00-05:00',
        ends_at: '2026-05-24T11:30:00-05:00',
        is_streamed: false,
        status: 'scheduled',
      },
      expect.objectContaining({ starts_at: '2026-05-31T10:00:00-05:00', status: 'cancelled' }),
      expect.objectContaining({ id: summer.body.id, starts_at: '2026-06-07T09:00:00-05:00' }),
    ]);
  });

  test('a short title goes with the title it was made for', async () => {
    const { id } = await createService(db(), { short_title: 'Worship' });
    expect((await patch(id, 'series', { time: '9 AM' })).body.short_title).toBe('Worship');
    expect((await patch(id, 'series', { title: 'Matins' })).body.short_title).toBeNull();
  });
});

describe('GET /api/services/next', () => {
  test.each(['?count=0', '?count=51', '?count=x', '?count=1.5', '?from=today', '?from=2026-02-30'])(
    'refuses %s with 422',
    async (query) => {
      expect((await nextFrom(query)).status).toBe(422);
    },
  );

  test('gives three unless told', async () => {
    await createService(db());
    expect((await nextFrom('')).body).toHaveLength(3);
  });

  test.each([
    ['America/New_York', '2026-03-01', ['2026-03-01T10:30:00-05:00', '2026-03-08T10:30:00-04:00']],
    ['America/New_York', '2026-10-25', ['2026-10-25T10:30:00-04:00', '2026-11-01T10:30:00-05:00']],
    ['Pacific/Auckland', '2026-03-29', ['2026-03-29T10:30:00+13:00', '2026-04-05T10:30:00+12:00']],
    ['Pacific/Auckland', '2026-09-20', ['2026-09-20T10:30:00+12:00', '2026-09-27T10:30:00+13:00']],
  ])('in %s from %s on half past ten stays half past ten', async (time_zone, from, starts) => {
    await createService(db(), { time: '10:30 AM' });
    await inChurch({ time_zone }, async () => {
      const { body: next } = await nextFrom(`?from=${from}&count=2`);
      expect(next.map(({ starts_at }: { starts_at: string }) => starts_at)).toEqual(starts);
    });
  });
});

test('the log speaks of a service, whatever changed of it', async () => {
  const { id } = await createService(db());
  await callApi(`PATCH /api/services/${id}`, { body: { time: '9 AM' } });
  const last = await db().activityLog.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(last.after).toMatchObject({ kind: 'service', time: '9 AM' });
});
