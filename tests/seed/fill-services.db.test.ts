import { describe, expect, test } from 'vitest';
import { church } from '#lib/core/church/church.ts';
import { serviceLines } from '#lib/core/church/service-labels.ts';
import { db } from '#lib/core/platform/db.ts';
import { knownRegularServices } from '#lib/events/church-services/read-services.ts';
import { listEvents } from '#lib/events/queries.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { fillServices } from '#prisma/fill-services.ts';
import { seedDemoContent } from '#prisma/seed.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const { sunday, bibleStudy } = church.services;
const told = [
  { name: sunday.label, text: sunday.text },
  { name: bibleStudy.label, text: bibleStudy.text },
];

test('an empty site begins with the two services of the church’s file, and its lists of events stay empty', async () => {
  await Promise.all([fillChurch(db()), fillChurch(db())]);
  expect(serviceLines(await knownRegularServices())).toEqual(told);
  expect(await db().event.findMany({ orderBy: { time: 'asc' } })).toMatchObject([
    { title: sunday.label, time: sunday.clock, is_streamed: true, length_minutes: 75, listed: false },
    {
      title: bibleStudy.label,
      time: bibleStudy.clock,
      is_streamed: false,
      length_minutes: 75,
      listed: false,
    },
  ]);
  expect(await listEvents({})).toEqual([]);
  expect(await db().activityLog.count()).toBe(0);
});

test('services that staff deleted do not come back at the next start', async () => {
  await fillChurch(db());
  await db().event.deleteMany();
  await fillChurch(db());
  expect(await db().event.count()).toBe(0);
});

describe('a site with the demo’s content', () => {
  test('has its services among the events, told by the same names', async () => {
    await seedDemoContent(db(), '2026-11-22');
    const before = await db().event.count();
    await fillChurch(db());
    expect(await db().event.count()).toBe(before);
    expect(serviceLines(await knownRegularServices())).toEqual(told);
    expect(await listEvents({})).toHaveLength(before);
  });

  test('that is older than services: its weekly events become them, and no version rises', async () => {
    await seedDemoContent(db(), '2026-11-22');
    const asBefore = { kind: 'event', short_title: null, length_minutes: null, is_streamed: false };
    await db().event.updateMany({ data: asBefore });
    const rows = () =>
      db().event.findMany({ select: { id: true, updated_at: true, sequence: true }, orderBy: { id: 'asc' } });
    const before = await rows();
    await fillServices(db(), '2026-11-22');
    expect(await rows()).toEqual(before);
    expect(serviceLines(await knownRegularServices())).toEqual(told);
    expect(await db().event.findMany({ where: { kind: 'service' }, orderBy: { time: 'asc' } })).toMatchObject(
      [
        { title: 'Sunday Worship', is_streamed: true, length_minutes: 90, listed: true },
        { title: 'Wednesday Bible Study', is_streamed: false, length_minutes: 75, listed: true },
      ],
    );
  });

  test('and another time in the church’s file: the file counts, and the event stays one', async () => {
    await createEvent(db(), {
      title: 'Sunday Worship',
      date: '2026-11-01',
      time: '8:00 AM',
      is_recurring: true,
      recurrence_frequency: 'weekly',
    });
    await fillServices(db(), '2026-11-22');
    expect(serviceLines(await knownRegularServices())).toEqual(told);
    expect(await db().event.count({ where: { kind: 'event' } })).toBe(1);
  });
});
