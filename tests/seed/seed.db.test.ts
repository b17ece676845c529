import { PrismaPg } from '@prisma/adapter-pg';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { PrismaClient } from '#lib/core/generated/prisma/client.ts';
import { DatabaseClient } from '#lib/core/platform/database-client.ts';
import { db } from '#lib/core/platform/db.ts';
import { deleteMinistry } from '#lib/ministries/commands.ts';
import { demoRows } from '#prisma/demo/demo-rows.ts';
import { createMinistry } from '#prisma/factories/ministry.ts';
import { isEmptyDatabase, seedDemoContent, seedMinistriesOnly } from '#prisma/seed.ts';
import { staff } from '#tests/support/actors.ts';
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
  const other = new PrismaClient({
    adapter: new PrismaPg({ connectionString: url, Client: DatabaseClient }),
  });
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
