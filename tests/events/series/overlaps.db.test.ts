import { expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { occurrenceId } from '#lib/events/occurrence-id.ts';
import { createEvent, createService } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { staff, visitor } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

useDatabase({ as: staff });

const typed = { location: 'Fellowship hall', date: '2031-06-01', time: '5 PM - 7 PM' };
const there = { date: '2031-06-01', time: '6 PM', location: 'Fellowship Hall' };
const ask = (query: Record<string, string>) =>
  callApi(`GET /api/events/overlaps?${new URLSearchParams({ ...typed, ...query })}`);

test('staff are told of events and services in the room, and nobody keeps the answer', async () => {
  const event = await createEvent(db(), { ...there, title: 'Fish Fry' });
  const service = await createService(db(), {
    ...there,
    title: 'Vespers',
    listed: false,
    length_minutes: 30,
  });
  const answer = await ask({});
  expect(answer.status).toBe(200);
  expect(answer.body.has_more).toBe(false);
  expect(answer.body.dates).toMatchObject([{ date: there.date }]);
  expect(answer.body.dates[0].events.map(({ id }: { id: string }) => id).sort()).toEqual(
    [event.id, service.id].sort(),
  );
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('a series that is edited is left out itself, and its changed dates count', async () => {
  const weekly = { is_recurring: true, recurrence_frequency: 'weekly' };
  const series = await createEvent(db(), { ...there, ...weekly, title: 'Choir' });
  await createEvent(db(), { ...there, ...weekly, title: 'Fish Fry', end_date: '2031-06-08' });
  await createEventException(db(), { event_id: series.id, date: '2031-06-01', kind: 'cancelled' });
  const query = { recurrence_frequency: 'weekly', id: occurrenceId(series.id, '2031-06-15') };
  const { body } = await ask(query);
  // Two years ahead of today is before 2031.
  expect(body).toEqual({ dates: [], has_more: false });
  expect((await ask({ id: series.id })).body.dates).toMatchObject([{ events: [{ title: 'Fish Fry' }] }]);
});

test.each([
  ['no time', { time: '' }],
  ['a date that is none', { date: '2031-02-30' }],
  ['an unknown frequency', { recurrence_frequency: 'hourly' }],
  ['a weekday that is none', { target_weekday: '7' }],
])('%s is refused by name', async (_what, query) => {
  const answer = await ask(query as Record<string, string>);
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.body.errors)).toEqual(Object.keys(query));
});

test('visitors are refused', async () => {
  session.actor.mockResolvedValue(visitor);
  expect((await ask({})).status).toBe(401);
});
