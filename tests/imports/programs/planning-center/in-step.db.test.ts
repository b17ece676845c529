import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { log } from '#lib/core/process/log.ts';
import { purgeImports } from '#lib/imports/jobs.ts';
import { planningCenterReader } from '#lib/imports/programs/planning-center/read-planning-center.ts';
import { planningCenterSource } from '#lib/imports/programs/planning-center/source.ts';
import { heldSecrets } from '#lib/imports/runs/secrets.ts';
import { importSources } from '#lib/imports/sources.ts';
import { openArchive } from '#server/backups/open-archive.ts';
import { writeArchive } from '#server/backups/write-archive.ts';
import { staff } from '#tests/support/actors.ts';
import { backupSite } from '#tests/support/backups.ts';
import { useDatabase } from '#tests/support/database.ts';
import { unzip } from '#tests/support/files/zip.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { askApi, callApi } from '#tests/support/requests.ts';
import { bringIn, workHere } from '../../bring-in.ts';
import { appId, type Instance, secret, startPlanningCenter } from '../fake-planning-center.ts';
import { testClock } from '../test-clock.ts';

const { sql, url } = useDatabase({ as: staff });
const none = { added: 0, updated: 0, unchanged: 0, skipped: 0 };

let fake: Awaited<ReturnType<typeof startPlanningCenter>>;
let data: string;
beforeEach(async () => {
  fake = await startPlanningCenter();
  data = newDataFolder();
  const { clock } = testClock(new Date().toISOString());
  const load = async () => planningCenterReader(fake.origin, clock);
  Object.assign(importSources, { 'planning-center': { ...planningCenterSource, load } });
  onTestFinished(() => void Object.assign(importSources, { 'planning-center': planningCenterSource }));
  fake.instances = [instance('1', 10), instance('2', 11), instance('3', 12)];
  fake.groups = [
    {
      id: '9',
      name: 'Oak Street',
      schedule: 'Tuesdays at 6:30 PM',
      public_church_center_web_url: 'https://riverton.churchcenter.com/groups/oak-street',
    },
  ];
});

/** An event so many days ahead, from 18:00 to 19:00 UTC: at noon or 1 PM in Riverton. */
function instance(id: string, days: number, fields: object = {}): Instance {
  const day = addDays(churchToday(), days);
  const [starts_at, ends_at] = [18, 19].map((hour) => `${day}T${hour}:00:00Z`);
  return {
    id,
    fields: { name: `Event ${id}`, starts_at, ends_at, ...fields },
    event: { name: `Event ${id}` },
  };
}

const bring = (fields: object = {}) =>
  bringIn({
    ...{ source: 'planning-center', app_id: appId, secret, dry_run: false, keep_in_step: true },
    ...fields,
  });

async function hourLater() {
  await sql("UPDATE import_sources SET next_at = now() - interval '1 minute'");
  await workHere();
}

const rows = () => db().event.findMany({ orderBy: { title: 'asc' } });
const lastRun = () => db().importRun.findFirstOrThrow({ orderBy: { created_at: 'desc' } });

describe('Planning Center', () => {
  test('is brought in once: a second run adds nothing, undo leaves nothing', async () => {
    const run = await bring();
    expect(run).toMatchObject({
      state: 'done',
      name: 'Planning Center',
      keep_in_step: true,
      counts: { events: { ...none, added: 3 }, site_pages: { ...none, added: 1 } },
      problems: [],
    });
    expect((await rows()).map(({ title, source_name }) => [title, source_name])).toEqual(
      ['1', '2', '3'].map((id) => [`Event ${id}`, 'Planning Center']),
    );
    expect(await db().sitePage.findFirst()).toMatchObject({ path: '/groups', state: 'draft' });
    expect(await bring()).toMatchObject({
      counts: { events: { ...none, unchanged: 3 }, site_pages: { ...none, unchanged: 1 } },
    });
    expect((await callApi(`POST /api/imports/${run.id}/undo`)).status).toBe(202);
    await workHere();
    expect([await db().event.count(), await db().sitePage.count()]).toEqual([0, 0]);
    expect(await db().importSource.findFirst()).toMatchObject({ in_step: false, sealed_keys: null });
  });

  test('is followed: a date that moved keeps its row, one that is gone goes, one that came comes', async () => {
    await bring();
    const [first] = await rows();
    fake.instances = [instance('1', 20, { location: 'The park' }), instance('3', 12), instance('4', 13)];
    await hourLater();
    const now = await rows();
    expect(now.map(({ title }) => title)).toEqual(['Event 1', 'Event 3', 'Event 4']);
    expect(now[0]).toMatchObject({ id: first?.id, date: addDays(churchToday(), 20), location: 'The park' });
    expect(await lastRun()).toMatchObject({ state: 'done', is_scheduled: true, removed: { events: 1 } });
  });

  test('has only what is to come: what has begun stays, is no loss, and what comes later is deleted', async () => {
    const moment = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString();
    const begun = { starts_at: moment(-1), ends_at: moment(1) };
    fake.instances = [instance('1', -2), instance('2', -1), instance('3', 0, begun), instance('4', 9)];
    await bring();
    fake.instances = [instance('5', 13)];
    await hourLater();
    expect(await lastRun()).toMatchObject({ state: 'failed', is_loss: true });
    fake.instances = [instance('5', 13), instance('6', 14)];
    await hourLater();
    expect((await rows()).map(({ title }) => title)).toEqual(
      ['1', '2', '3', '5', '6'].map((id) => `Event ${id}`),
    );
    expect(await lastRun()).toMatchObject({ removed: { events: 1 }, problems: [] });
    expect(await db().importLink.count({ where: { table_name: 'events', in_step: true } })).toBe(2);
  });

  test('whose dates are mostly gone is not emptied: staff are asked', async () => {
    await bring();
    fake.instances = [instance('1', 10)];
    fake.groups = [];
    await hourLater();
    expect(await lastRun()).toMatchObject({ state: 'failed', is_loss: true });
    expect(await db().event.count()).toBe(3);
  });
});

describe('the key', () => {
  test('is kept sealed, and reads the source after a restart', async () => {
    await bring();
    // What the memory of a process held is gone with it.
    expect(heldSecrets()).toEqual([]);
    const { sealed_keys, options } = await db().importSource.findFirstOrThrow();
    expect(sealed_keys).toMatch(/^v1\./);
    expect(options).toEqual({});
    expect(await db().importRun.count({ where: { sealed_keys: { not: null } } })).toBe(0);
    fake.instances = [...fake.instances, instance('4', 13)];
    await hourLater();
    expect(await db().event.count()).toBe(4);
  });

  test('of a run that another process has to read goes on with it', async () => {
    const { body } = await callApi('POST /api/imports', {
      body: { source: 'planning-center', app_id: appId, secret, dry_run: false, keep_in_step: true },
    });
    const { forgetSecrets } = await import('#lib/imports/runs/secrets.ts');
    forgetSecrets(body.id);
    await workHere();
    expect((await callApi(`GET /api/imports/${body.id}`)).body).toMatchObject({ state: 'done' });
  });

  test('waits with a run that is looked at first, until that is brought in', async () => {
    const { id } = await bring({ dry_run: true });
    expect(await db().importSource.findFirst()).toMatchObject({ sealed_keys: null });
    await callApi(`POST /api/imports/${id}/apply`);
    await workHere();
    expect(await db().importSource.findFirst()).toMatchObject({
      sealed_keys: expect.stringMatching(/^v1\./),
    });
    await hourLater();
    expect(await db().importRun.count({ where: { state: 'failed' } })).toBe(0);
  });

  test('is not kept where it is brought in once', async () => {
    expect(await bring({ keep_in_step: false })).toMatchObject({ state: 'done' });
    expect(await db().importSource.findFirst()).toMatchObject({ sealed_keys: null, in_step: false });
    expect(await db().importRun.findFirst()).toMatchObject({ sealed_keys: null, needs_secret: true });
  });

  test('that is wrong is told in words, is not kept, and does not take the place of the right one', async () => {
    await bring();
    const { sealed_keys } = await db().importSource.findFirstOrThrow();
    expect(await bring({ secret: 'open-wheat' })).toMatchObject({
      state: 'failed',
      problems: [
        'Planning Center does not take this application ID and secret. Please make a new token there.',
      ],
    });
    expect(await db().importSource.findFirst()).toMatchObject({ sealed_keys });
    expect(await db().importRun.count({ where: { sealed_keys: { not: null } } })).toBe(0);
    await hourLater();
    expect(await lastRun()).toMatchObject({ problems: [expect.stringContaining('does not take')] });
  });

  test('of another token keeps the rows of the first one', async () => {
    await bring();
    fake.secret = 'open-barley';
    expect(await bring({ secret: 'open-barley' })).toMatchObject({
      counts: { events: { ...none, unchanged: 3 } },
    });
    await hourLater();
    expect(await db().importRun.count({ where: { state: 'failed' } })).toBe(0);
  });

  test('sealed by another AUTH_SECRET has to be typed again, and works then', async () => {
    await bring();
    vi.stubEnv('AUTH_SECRET', 'another-secret-of-more-than-thirty-two-letters');
    await hourLater();
    expect(await lastRun()).toMatchObject({
      state: 'failed',
      problems: [
        'The key of this source can no longer be opened: this site’s own secret (AUTH_SECRET) is another one by now. Nothing was changed; please bring it in once more, and type the key again.',
      ],
    });
    expect(await db().event.count()).toBe(3);
    expect(await bring()).toMatchObject({ state: 'done' });
    await hourLater();
    expect(await db().importRun.count({ where: { state: 'failed' } })).toBe(1);
  });

  test('stands nowhere in clear: no row, answer, log, export or backup has it', async () => {
    const logged: unknown[] = [];
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(log, level).mockImplementation((...said: unknown[]) => void logged.push(said));
    await bring();
    fake.fault = 'truncated';
    await bring({ dry_run: true });
    await hourLater();
    await purgeImports();
    const { rows: tables } = await sql("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
    const stored: unknown[] = [];
    for (const { tablename } of tables)
      stored.push((await sql(`SELECT json_agg(t)::text AS rows FROM "${tablename}" t`)).rows);
    const { id } = await lastRun();
    const answers = await Promise.all(
      ['/api/imports', `/api/imports/${id}`, '/api/imports/sources', '/api/activity'].map((path) =>
        callApi(`GET ${path as `/api/${string}`}`),
      ),
    );
    const exported = unzip(new Uint8Array(await (await askApi('GET /api/export')).arrayBuffer()));
    const everything = [
      JSON.stringify([stored, answers.map(({ body }) => body), logged]),
      ...[...(await exported).values()].map(String),
      await backedUp(),
    ].join('\n');
    expect(everything).toContain('Event 1');
    expect(everything).toContain('keys');
    for (const key of [secret, appId, Buffer.from(`${appId}:${secret}`).toString('base64')])
      expect(everything).not.toContain(key);
  });

  /** The text of all tables of a backup. */
  async function backedUp(): Promise<string> {
    const path = join(data, 'backup.zip');
    await writeArchive(path, backupSite(url, data));
    const archive = await openArchive(path);
    const texts: string[] = [];
    for (const table of Object.keys(archive.manifest.tables))
      texts.push(String(await buffer(archive.read(`tables/${table}.copy`))));
    archive.close();
    expect(texts.join('\n')).toContain('Planning Center');
    return texts.join('\n');
  }
});

test('the form of staff sends the same, and names what it takes', async () => {
  const { body: sources } = await callApi('GET /api/imports/sources');
  const offer = sources.find(({ source }: { source: string }) => source === 'planning-center');
  expect(offer).toMatchObject({
    can_keep_in_step: true,
    keys: [
      { name: 'app_id', label: 'Application ID' },
      { name: 'secret', label: 'Secret' },
    ],
  });
  const body = new FormData();
  const fields = { source: 'planning-center', app_id: appId, secret, keep_in_step: 'true' };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const begun = await callApi('POST /api/imports', { body });
  await workHere();
  expect((await callApi(`GET /api/imports/${begun.body.id}`)).body).toMatchObject({
    state: 'ready',
    keep_in_step: true,
  });
});

test('a token is asked for in words', async () => {
  const { status, body } = await callApi('POST /api/imports', {
    body: { source: 'planning-center', app_id: 'a b' },
  });
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    app_id: ['Please give the application ID of the token.'],
    secret: ['Please give the secret of the token.'],
  });
});
