import { describe, expect, test } from 'vitest';
import { GET as eventFeed } from '#app/events/[id]/feed/route.ts';
import EventPicture from '#app/events/[id]/opengraph-image.tsx';
import { db } from '#lib/core/platform/db.ts';
import { createEvent as createRow } from '#prisma/factories/event.ts';
import { createEventException } from '#prisma/factories/event-exception.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { callApi, callRoute } from '#tests/support/requests.ts';

useDatabase({ as: staff });

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
