import { expect, test } from 'vitest';
import { GET as calendarFeed } from '#app/calendar.ics/route.ts';
import { changedFields } from '#lib/activity/changed-fields.ts';
import { db } from '#lib/core/database/db.ts';
import { listLanguagesHeld } from '#lib/events/held-in/queries.ts';
import { occurrenceId } from '#lib/events/occurrence-id.ts';
import {
  countListedOccurrences,
  listOccurrences,
  listPastOccurrences,
  listUpcomingOccurrences,
} from '#lib/events/queries.ts';
import { createEvent, createService } from '#prisma/factories/event.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';

useDatabase({ as: staff });

const body = {
  title: 'Posada',
  date: '2031-12-16',
  time: '7 PM',
  location: 'Plaza',
  description: 'Villancicos y ponche.',
};
const add = async (fields: object) =>
  (await callApi('POST /api/events', { body: { ...body, ...fields } })).body;
const feedAt = (path: string) =>
  calendarFeed(new Request(`http://church.test${path}`), { params: Promise.resolve({}) });
const titles = (rows: { title: string }[]) => rows.map(({ title }) => title).sort();
const listed = async (path: string) => titles((await callApi(`GET ${path}` as 'GET /api/events')).body);

test('an event has its languages in every answer, and none until somebody says', async () => {
  const { id, held_in } = await add({});
  expect(held_in).toEqual([]);
  const changed = await callApi(`PATCH /api/events/${id}`, { body: { held_in: ['spa', 'en', 'es'] } });
  expect([changed.status, changed.body.held_in]).toEqual([200, ['es', 'en']]);
  await callApi(`PATCH /api/events/${id}`, { body: { title: 'Posadas' } });
  expect((await callApi(`GET /api/events/${id}`)).body.held_in).toEqual(['es', 'en']);
  const [, change] = (await callApi('GET /api/activity')).body;
  expect(changedFields(change.changes[0])).toEqual([
    { label: 'Language', before: null, after: 'Spanish and English' },
  ]);
});

test.each([[['xx']], [['Spanish']], ['es'], [[1]], [['en', 'es', 'ko', 'vi', 'ht', 'zh']], [{}]])(
  'the languages %j are refused in words, and nothing is stored',
  async (held_in) => {
    const { id } = await add({});
    for (const answer of [
      await callApi('POST /api/events', { body: { ...body, held_in } }),
      await callApi(`PATCH /api/events/${id}`, { body: { held_in } }),
      await callApi('POST /api/services', { body: { ...body, length_minutes: 60, held_in } }),
    ]) {
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)[0]).toMatch(/^held_in/);
    }
    expect(await db().event.findMany({ select: { held_in: true } })).toEqual([{ held_in: [] }]);
  },
);

test('lists and feeds are narrowed to one language, where what names none is in the church’s own', async () => {
  await add({ title: 'Picnic' });
  await add({ title: 'Posada', held_in: ['es'] });
  await add({ title: 'Vigil', held_in: ['en', 'es'] });
  await createService(db(), { title: 'Misa', held_in: ['es'] });
  await createService(db(), { title: 'Worship' });
  expect(await listed('/api/events?held_in=es')).toEqual(['Posada', 'Vigil']);
  expect(await listed('/api/events?held_in=en')).toEqual(['Picnic', 'Vigil']);
  expect(await listed('/api/events?held_in=ko')).toEqual([]);
  expect(await listed('/api/events?held_in=es&from=2031-12-01&to=2031-12-31')).toEqual(['Posada', 'Vigil']);
  expect(await listed('/api/services?held_in=es')).toEqual(['Misa']);
  expect(await listed('/api/services/next?held_in=es&count=2')).toEqual(['Misa', 'Misa']);
  const feed = async (path: string) => {
    const text = await (await feedAt(path)).text();
    return [...text.matchAll(/SUMMARY:(\w+)/g)].map(([, title]) => title).sort();
  };
  expect(await feed('/calendar.ics?held_in=es')).toEqual(['Misa', 'Posada', 'Vigil']);
  expect(await feed('/calendar.ics')).toHaveLength(5);
});

test.each(['/api/events', '/api/services', '/api/services/next'])(
  '%s refuses what is no language',
  async (path) => {
    const answer = await callApi(`GET ${path}?held_in=xx` as 'GET /api/events');
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['held_in']]);
  },
);

test('the feed refuses it, too', async () => {
  expect((await feedAt('/calendar.ics?held_in=spanish')).status).toBe(422);
});

test('one date follows its series, and so does what follows it', async () => {
  const series = { ...body, is_recurring: true, recurrence_frequency: 'weekly', held_in: ['es'] };
  const { id } = await add(series);
  const date = occurrenceId(id, '2031-12-23');
  await callApi(`PATCH /api/events/${date}?scope=this`, { body: { time: '8 PM', held_in: ['ko'] } });
  expect((await callApi(`GET /api/events/${date}`)).body).toMatchObject({ time: '8 PM', held_in: ['es'] });
  const next = await callApi(`PATCH /api/events/${date}?scope=following`, { body: { location: 'Hall' } });
  expect(next.body.held_in).toEqual(['es']);
});

test('pages read the events of one language, with their number', async () => {
  const today = '2031-06-01';
  await createEvent(db(), { title: 'Then', date: '2031-05-01', held_in: ['ko'] });
  await createEvent(db(), { title: 'Soon', date: '2031-06-08' });
  await createEvent(db(), { title: 'Pronto', date: '2031-06-09', held_in: ['es'] });
  await createService(db(), { title: 'Messe', held_in: ['fr'] });
  expect(titles(await listUpcomingOccurrences({ today, held_in: 'es', limit: 5 }))).toEqual(['Pronto']);
  expect(titles(await listUpcomingOccurrences({ today, held_in: 'en' }))).toEqual(['Soon']);
  expect(titles(await listPastOccurrences({ today, held_in: 'ko' }))).toEqual(['Then']);
  expect(
    titles(await listOccurrences({ today, from: '2031-05-01', to: '2031-06-30', held_in: 'es' })),
  ).toEqual(['Pronto']);
  expect(await countListedOccurrences({ today, held_in: 'es' })).toEqual({ upcoming: 1, past: 0 });
  expect(await listLanguagesHeld({ today })).toEqual(['en', 'es']);
  expect(await listLanguagesHeld({ today, isPast: true })).toEqual(['ko']);
  expect(await listLanguagesHeld({ today, withServices: true })).toEqual(['en', 'fr', 'es']);
});
