import { expect, test, vi } from 'vitest';
import { readChurch } from '#lib/church/read-church.ts';
import { church } from '#lib/core/church/church.ts';
import { defaultChurch, defaultChurchIn } from '#lib/core/church/default-church.ts';
import { db } from '#lib/core/database/db.ts';
import { seedDemoContent } from '#prisma/seed.ts';
import { demoDigest, digestOf, fillChurch } from '#server/database/fill-church.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

test('the first start makes the row from the file of the church, and no entry in the activity log', async () => {
  await Promise.all([fillChurch(db()), fillChurch(db())]);
  expect(await readChurch()).toEqual({ ...defaultChurch, updated_at: expect.any(String) });
  expect(await db().activityLog.count()).toBe(0);
});

test('a later start leaves what staff made of it', async () => {
  await fillChurch(db());
  await db().church.update({ where: { id: 1 }, data: { name: 'Grace Chapel' } });
  await fillChurch(db());
  expect((await readChurch()).name).toBe('Grace Chapel');
});

test('a file that was edited is a site that was set up', async () => {
  // Changing the demo’s church changes this digest: update it then.
  expect(digestOf(church)).toBe(demoDigest);
  await fillChurch(db(), { file: { ...church, name: 'Grace Chapel' } });
  expect((await readChurch()).set_up_at).not.toBeNull();
});

test('a picture that staff had published behind the hero goes on to be seen', async () => {
  await db().siteSettings.upsert({
    where: { id: 1 },
    create: { id: 1, hero_background_url: '/uploads/hero-images/1.webp' },
    update: { hero_background_url: '/uploads/hero-images/1.webp' },
  });
  await fillChurch(db());
  expect((await readChurch()).hero).toBe('picture');
});

test('a site that begins without the demo has no name, years, hours, pages, stream, ways to give and resources of the demo’s church', async () => {
  await fillChurch(db(), { isEmpty: true });
  const { is_demo, founded_year, opening_hours, giving_url, facebook_url, resources, name } =
    await readChurch();
  expect({ is_demo, founded_year, opening_hours, giving_url, facebook_url, resources }).toEqual({
    is_demo: false,
    founded_year: null,
    opening_hours: [],
    giving_url: null,
    facebook_url: null,
    resources: [],
  });
  expect(name).toBe('Our Church');
  expect(await db().event.count({ where: { is_streamed: true } })).toBe(0);
});

test('a first start with SITE_LANGUAGE=es makes a church that speaks Spanish, its services too', async () => {
  vi.stubEnv('SITE_LANGUAGE', 'es');
  expect(await readChurch()).toEqual(defaultChurchIn('es'));
  await fillChurch(db());
  expect(await readChurch()).toEqual({ ...defaultChurchIn('es'), updated_at: expect.any(String) });
  const services = await db().event.findMany({ orderBy: { title: 'asc' } });
  expect(services.map(({ title }) => title)).toEqual(['Culto dominical', 'Estudio bíblico']);
});

test('a first start with SITE_LANGUAGE=ar-XB makes the church of English, with that tag', async () => {
  vi.stubEnv('SITE_LANGUAGE', 'ar-XB');
  await fillChurch(db());
  expect(await readChurch()).toEqual({
    ...defaultChurchIn('en'),
    language: 'ar-XB',
    updated_at: expect.any(String),
  });
  const services = await db().event.findMany({ orderBy: { title: 'asc' } });
  expect(services.map(({ title }) => title)).toEqual(['Bible Study', 'Sunday Service']);
});

test('on a site in Spanish the demo’s services are found among its events', async () => {
  await seedDemoContent(db(), '2026-11-22', 'es');
  await fillChurch(db(), { language: 'es' });
  expect(await db().event.count({ where: { kind: 'service' } })).toBe(2);
});

test('a file that was edited keeps its own words in any language', async () => {
  await fillChurch(db(), { file: { ...church, name: 'Grace Chapel' }, language: 'es' });
  expect(await readChurch()).toMatchObject({ language: 'es', kind: church.kind });
});
