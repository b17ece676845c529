import { beforeEach, describe, expect, test } from 'vitest';
import { GET as eventFeed } from '#app/events/[id]/feed/route.ts';
import EventPicture from '#app/events/[id]/opengraph-image.tsx';
import { db } from '#lib/core/platform/db.ts';
import { routes } from '#lib/events/routes.ts';
import { createEvent as createRow } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callRoute } from '#tests/support/requests.ts';
import { session } from '#tests/support/session.ts';

const { PATCH: change, GET: readOne, DELETE: remove } = routes.Content['/api/events/{id}'];

useDatabase();
beforeEach(() => {
  session.actor.mockResolvedValue(staff);
});

const weekly = { is_recurring: true, recurrence_frequency: 'weekly', date: '2031-06-01' };

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
      await callRoute(readOne, { params }),
      await callRoute(eventFeed, { params }),
      ...(await Promise.all(
        ['', '?scope=series', '?scope=this', '?scope=following'].map((query) =>
          callRoute(change, { method: 'PATCH', path: `/${query}`, params, body: { title: 'X' } }),
        ),
      )),
      await callRoute(change, {
        method: 'PATCH',
        path: '/?scope=this',
        params,
        body: { status: 'cancelled' },
      }),
      await callRoute(remove, { method: 'DELETE', params }),
      await callRoute(remove, { method: 'DELETE', path: '/?series=true', params }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await EventPicture({ params: Promise.resolve(params) })).status).toBe(404);
    expect(await db().event.findMany({ include: { exceptions: true } })).toEqual(before);
  });
});

test('a one-time event’s own date names it', async () => {
  const row = await createRow(db(), { date: '2031-06-01' });
  const params = { id: `${row.id}_20310601` };
  expect((await callRoute(readOne, { params })).body).toMatchObject({ id: row.id });
  expect(
    await callRoute(change, {
      method: 'PATCH',
      path: '/?scope=following',
      params,
      body: { title: 'Brunch' },
    }),
  ).toMatchObject({ status: 200, body: { id: row.id, title: 'Brunch', date: '2031-06-01' } });
  expect(await callRoute(remove, { method: 'DELETE', params })).toMatchObject({
    status: 200,
    body: { deleted: 1 },
  });
});
