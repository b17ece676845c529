import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { findSession, openSession } from '#lib/core/auth/session-rows.ts';
import { db } from '#lib/core/database/db.ts';
import { closeLimits, spendTry } from '#lib/core/operations/rate-limit.ts';
import { dataPath } from '#lib/core/process/folders.ts';
import { demoPersonId, demoStaff } from '#prisma/demo/people.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createMail } from '#prisma/factories/mail.ts';
import { createStaff } from '#prisma/factories/staff.ts';
import { fillChurch } from '#server/database/fill-church.ts';
import { assertDemoFolder, assertDemoMark } from '#server/demo/demo-mark.ts';
import { clearFiles } from '#server/demo/jobs.ts';
import { resetDemo } from '#server/demo/reset-demo.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newDataFolder } from '#tests/support/folders.ts';

const { url } = useDatabase();
afterAll(closeLimits);

const at = (time: string) => new Date(`2026-11-30T${time}:00Z`);

/** A demo that was filled at ten past two. */
async function begin(): Promise<void> {
  vi.stubEnv('DATABASE_URL', url);
  await assertDemoMark(true);
  expect(await resetDemo(at('14:10'))).toBe(true);
}

describe('the mark of a demo', () => {
  test('is made in a new database alone, and keeps other sites out of it', async () => {
    await assertDemoMark(false);
    await assertDemoMark(true);
    await assertDemoMark(true);
    await expect(assertDemoMark(false)).rejects.toThrow(/The database holds a demo.*set DEMO=1/);
  });

  test.each([
    ['a church', () => fillChurch(db(), { isEmpty: true })],
    ['an event', () => createEvent(db())],
  ])('is not made where there is %s', async (_what, write) => {
    await write();
    await expect(assertDemoMark(true)).rejects.toThrow(/holds a site that is not a demo/);
    expect(await db().demoSite.count()).toBe(0);
  });

  test('is made in an empty folder alone', async () => {
    const folder = newDataFolder();
    const [fresh, used] = [join(folder, 'fresh'), join(folder, 'used')];
    await mkdir(join(fresh, 'lost+found'), { recursive: true });
    await mkdir(join(used, 'uploads'), { recursive: true });
    await assertDemoFolder(fresh, true);
    await assertDemoFolder(fresh, true);
    await expect(assertDemoFolder(fresh, false)).rejects.toThrow(/fresh holds a demo/);
    await expect(assertDemoFolder(used, true)).rejects.toThrow(/used holds a site that is not a demo/);
    await assertDemoFolder(used, false);
    expect(await readdir(used)).toEqual(['uploads']);
  });
});

describe('on the hour', () => {
  test('the demo is as it was, once, and its people stay signed in', async () => {
    await begin();
    const before = await counts();
    const token = await openSession({ staffId: demoPersonId('pastor') });
    const stranger = await openSession({ staffId: (await createStaff(db())).id });
    await db().event.deleteMany();
    await db().church.update({ where: { id: 1 }, data: { name: 'Somebody’s joke', language: 'es' } });
    await db().staff.update({ where: { id: demoPersonId('pastor') }, data: { name: 'Joke', roles: [] } });
    await createMail(db());
    await spendTry('formAnswers', '203.0.113.7');
    expect(await resetDemo(at('14:59'))).toBe(false);
    expect(await db().event.count()).toBe(0);
    expect(await resetDemo(at('15:00'))).toBe(true);
    expect(await resetDemo(at('15:00'))).toBe(false);
    expect(await counts()).toEqual(before);
    expect(await db().church.findFirst()).toMatchObject({ language: 'en' });
    expect(await db().staff.findMany({ orderBy: { email: 'asc' } })).toMatchObject(
      demoStaff('en').sort((one, other) => one.email.localeCompare(other.email)),
    );
    expect(await findSession(token)).toMatchObject({ staffId: demoPersonId('pastor'), roles: ['owner'] });
    expect(await findSession(stranger)).toBeNull();
    expect(await db().rateLimit.count()).toBe(1);
  });

  test('one of several processes does it', async () => {
    await begin();
    const done = await Promise.all([1, 2, 3].map(() => resetDemo(at('15:01'))));
    expect(done.filter(Boolean)).toHaveLength(1);
  });

  test('the youth leader leads the youth ministry of the demo', async () => {
    await begin();
    const leader = await db().staff.findUniqueOrThrow({ where: { id: demoPersonId('youth') } });
    const led = await db().ministry.findMany({ where: { id: { in: leader.ministry_ids } } });
    expect(led.map(({ category }) => category)).toEqual(['Youth']);
  });

  test('a demo in Spanish begins again in Spanish', async () => {
    vi.stubEnv('SITE_LANGUAGE', 'es');
    await begin();
    expect(await db().church.findFirst()).toMatchObject({ language: 'es' });
    expect(await db().staff.count({ where: { name: { in: demoStaff('es').map(({ name }) => name) } } })).toBe(
      3,
    );
  });

  test('files from before it are deleted, and later ones are kept', async () => {
    newDataFolder();
    await begin();
    const [kept, uploading] = [dataPath('uploads', 'pages'), dataPath('uploading')];
    for (const place of [kept, uploading]) await mkdir(place, { recursive: true });
    for (const [name, time] of [
      ['old.webp', '14:09'],
      ['new.webp', '14:11'],
    ] as const)
      for (const place of [kept, uploading]) {
        await writeFile(join(place, name), '');
        await utimes(join(place, name), at(time), at(time));
      }
    await clearFiles();
    expect(await readdir(kept)).toEqual(['new.webp']);
    expect(await readdir(uploading)).toEqual(['new.webp']);
  });
});

/** The number of rows in each table that staff or visitors fill. */
async function counts(): Promise<Record<string, number>> {
  const client = db();
  const [events, sermons, mails, pages, church, settings] = await Promise.all([
    client.event.count(),
    client.sermon.count(),
    client.mail.count(),
    client.sitePage.count(),
    client.church.count(),
    client.siteSettings.count(),
  ]);
  return { events, sermons, mails, pages, church, settings };
}
