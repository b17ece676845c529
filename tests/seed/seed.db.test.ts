import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { updateChurch } from '#lib/church/commands.ts';
import { church } from '#lib/core/church/church.ts';
import { serviceLines } from '#lib/core/church/service-labels.ts';
import { db } from '#lib/core/database/db.ts';
import type { PrismaClient } from '#lib/core/generated/prisma/client.ts';
import { knownRegularServices } from '#lib/events/church-services/read-services.ts';
import { listEvents } from '#lib/events/queries.ts';
import { deleteMinistry } from '#lib/ministries/commands.ts';
import { removeDemoContent } from '#lib/setup/commands.ts';
import { updatePage } from '#lib/site-pages/commands.ts';
import { listPages } from '#lib/site-pages/queries.ts';
import { demoRows } from '#prisma/demo/demo-rows.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { fillServices } from '#prisma/fill-services.ts';
import { fillFirstPages } from '#prisma/first-pages.ts';
import { isEmptyDatabase, seedDemoContent, seedMinistriesOnly } from '#prisma/seed.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { staff } from '#tests/support/actors.ts';
import { clientAt } from '#tests/support/client-at.ts';
import { createDatabase, useDatabase } from '#tests/support/database.ts';

useDatabase();

const today = '2026-11-21';

async function counts() {
  return {
    events: await db().event.count(),
    exceptions: await db().eventException.count(),
    sermons: await db().sermon.count(),
    ministries: await db().ministry.count(),
    announcements: await db().announcement.count(),
    prayerRequests: await db().prayerRequest.count(),
  };
}

test('an empty database is filled once, even when two servers start on it together', async () => {
  expect(await isEmptyDatabase(db())).toBe(true);
  await Promise.all([seedDemoContent(db(), today), seedDemoContent(db(), today)]);
  await seedDemoContent(db(), '2027-01-01');
  expect(await isEmptyDatabase(db())).toBe(false);
  expect(await counts()).toEqual({
    events: 20,
    exceptions: 2,
    sermons: 24,
    ministries: 6,
    announcements: 2,
    prayerRequests: 2,
  });
});

test('a site that staff have emptied is not filled again', async () => {
  const { id } = await createMinistry(db());
  await deleteMinistry.execute(staff, { id });
  expect(await isEmptyDatabase(db())).toBe(false);
});

async function ids(client: PrismaClient) {
  const lists = await Promise.all([
    client.event.findMany(),
    client.eventException.findMany(),
    client.sermon.findMany(),
    client.ministry.findMany(),
    client.announcement.findMany(),
    client.prayerRequest.findMany(),
  ]);
  return lists.flat().map(({ id }) => id);
}

test('two databases are filled with rows of the same ids, each a UUID of version 5', async () => {
  const url = await createDatabase();
  const other = clientAt(url);
  onTestFinished(() => other.$disconnect());
  await seedDemoContent(db(), today);
  await seedDemoContent(other, today);
  const first = await ids(db());
  expect(first).toHaveLength(56);
  expect((await ids(other)).toSorted()).toEqual(first.toSorted());
  expect(first.filter((id) => !z.uuid({ version: 'v5' }).safeParse(id).success)).toEqual([]);
});

test('the six ministries keep the order of the page', async () => {
  await seedDemoContent(db(), today);
  const ministries = await db().ministry.findMany({ orderBy: { created_at: 'asc' } });
  expect(ministries.map(({ category }) => category)).toEqual([
    'Adult',
    'Adult',
    'Adult',
    'Youth',
    'Children',
    'International',
  ]);
});

test('without demo content a site begins with its ministries alone, and stays so at later starts', async () => {
  await seedMinistriesOnly(db());
  await seedMinistriesOnly(db());
  await seedDemoContent(db(), today);
  expect(await counts()).toEqual({
    events: 0,
    exceptions: 0,
    sermons: 0,
    ministries: 6,
    announcements: 0,
    prayerRequests: 0,
  });
});

test('a database with anything in it is left as it is', async () => {
  await createMinistry(db());
  await seedDemoContent(db(), today);
  expect(await counts()).toMatchObject({ events: 0, sermons: 0, ministries: 1 });
});

test('a site in Spanish begins with the same rows in Spanish', async () => {
  await seedDemoContent(db(), today, 'es');
  const spanish = await ids(db());
  const { title, description } = await db().event.findFirstOrThrow({
    where: { short_title: 'Culto dominical' },
  });
  expect([title, description]).toEqual(['Culto del domingo', expect.stringContaining('Escritura')]);
  expect(await db().ministry.findFirst({ orderBy: { created_at: 'asc' } })).toMatchObject({
    title: 'Ministerio de mujeres',
    category: 'Adult',
  });
  expect(spanish.toSorted()).toEqual(
    Object.values(demoRows(today))
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  );
});

test('an empty one has its ministries in Spanish', async () => {
  await seedMinistriesOnly(db(), 'es');
  expect(await db().ministry.count({ where: { title: { startsWith: 'Ministerio' } } })).toBe(3);
});

const titles = async () => (await listPages({})).map(({ title }) => title);
const now = new Date().toISOString().slice(0, 10);

test('a site begins with a public page about privacy, the demo with one of weddings too, and neither comes back', async () => {
  await fillChurch(db(), { isEmpty: true });
  expect(await titles()).toEqual(['Privacy']);
  expect((await listPages({})).map(({ path }) => path)).toEqual(['/privacy']);
  expect(await db().activityLog.count()).toBe(0);
  await db().sitePage.deleteMany();
  await fillChurch(db(), { isEmpty: true });
  expect(await titles()).toEqual([]);
});

test('a site that is taken along keeps what stands at the address', async () => {
  await db().sitePage.create({ data: { path: '/privacy', title: 'Our own', state: 'published' } });
  await fillFirstPages(db(), { language: 'es', isDemo: true });
  expect((await titles()).sort()).toEqual(['Bodas', 'Our own']);
});

test('both follow the language, also after the setup, until they are written on', async () => {
  await seedDemoContent(db(), now);
  await fillChurch(db());
  expect(await titles()).toEqual(['Privacy', 'Weddings']);
  await db().church.update({ where: { id: 1 }, data: { set_up_at: new Date() } });
  await updateChurch.execute(staff, { language: 'es' });
  expect(await titles()).toEqual(['Privacidad', 'Bodas']);
  const page = await db().sitePage.findFirstOrThrow({ where: { path: '/privacy' } });
  await updatePage.execute(staff, { id: page.id, title: 'Sus datos' });
  await updateChurch.execute(staff, { language: 'en' });
  expect(await titles()).toEqual(['Privacidad', 'Weddings']);
});

test('that of weddings goes with the demo', async () => {
  await seedDemoContent(db(), now);
  await fillChurch(db());
  await removeDemoContent.execute(staff, {});
  expect(await titles()).toEqual(['Privacy']);
});

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
