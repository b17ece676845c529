import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { beginRecord, readRecords } from '#lib/backups/backup-folder.ts';
import type { Manifest } from '#lib/backups/manifest.ts';
import { DatabaseClient } from '#lib/core/database/database-client.ts';
import { db } from '#lib/core/database/db.ts';
import { readSettings } from '#lib/core/process/env.ts';
import { log } from '#lib/core/process/log.ts';
import { bucketStorage } from '#lib/core/storage/bucket-storage.ts';
import { folderStorage } from '#lib/core/storage/folder-storage.ts';
import type { Storage } from '#lib/core/storage/stored-file.ts';
import { bringToBucket, moveUploads } from '#lib/uploads/move-uploads.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createSermon } from '#prisma/factories/sermon.ts';
import { loadTables } from '#server/backups/load-tables.ts';
import { type BackupSite, makeBackup, readyFolder } from '#server/backups/make-backup.ts';
import { openArchive } from '#server/backups/open-archive.ts';
import { restore } from '#server/backups/restore.ts';
import { writeArchive } from '#server/backups/write-archive.ts';
import { backupSite, pictureName, picturePath, putPicture, useDataFolder } from '#tests/support/backups.ts';
import { createDatabase, useDatabase } from '#tests/support/database.ts';
import { byNight } from '#tests/support/extent.ts';
import { newFolder } from '#tests/support/folders.ts';
import type { BackupToStop } from '#tests/support/processes/backing-up-process.ts';
import { toldBeforeKill } from '#tests/support/processes/killed-process.ts';
import type { TestBucket } from '#tests/support/servers/bucket.ts';
import { listenAsBucket } from '#tests/support/servers/listen.ts';
import { tableContents } from '#tests/support/table-contents.ts';

const { url, sql } = useDatabase();
const data = useDataFolder();

const site = () => backupSite(url, data.path);
const backUp = async (of: BackupSite = site()) => makeBackup(await beginRecord(of.folder), of);
const fileOf = (name: string) => join(site().folder, name);
const pictureFile = () => join(data.path, 'uploads/event-images', pictureName);

async function connected(to: string): Promise<Client> {
  const client = new DatabaseClient({ connectionString: to });
  await client.connect();
  return client;
}

/** An event and what differs on one of its dates, in one statement. */
const eventWithException = (number: number) => `
  WITH made AS (
    INSERT INTO events (title, date, time, location, description, is_recurring, recurrence_frequency)
    VALUES ('Event ${number}', '2031-06-01', '', '', '', true, 'weekly') RETURNING id)
  INSERT INTO event_exceptions (event_id, date, kind, title) SELECT id, '2031-06-08', 'changed', 'x' FROM made`;

async function manifestOf(path: string): Promise<Manifest> {
  const archive = await openArchive(path);
  archive.close();
  return archive.manifest;
}

describe('a backup', () => {
  test('is proven by a restore that gives every row and file as it was', async () => {
    await createEvent(db(), {
      title: 'Harvest\tSupper\n“two lines” \\ and a backslash',
      image_url: picturePath,
    });
    await createSermon(db());
    const empty = await createDatabase({ migrated: false });
    const openScratch = async () => ({ url: empty, close: async () => undefined });
    const made = await backUp({ ...site(), openScratch });
    expect(made).toMatchObject({ error: null, proven_at: expect.any(String) });
    const { tables, files, secrets, format } = await manifestOf(fileOf(made.name));
    expect({ format, secrets }).toEqual({ format: 2, secrets: 'left out' });
    expect(tables.events?.rows).toBe(1);
    expect(files.map(({ path }) => path)).toEqual([picturePath.slice(1)]);
    expect(await readdir(site().folder)).toHaveLength(2);
  });

  test('holds every table that the migrations make but those of sign-ins and the mark of a demo, and no secret that is readable', async () => {
    const signIns = [
      'demo_site',
      'owner_claim',
      'mail_sign_ins',
      'passkeys',
      'passkey_challenges',
      'staff_invitations',
      'staff_sessions',
    ];
    const { rows } = await sql("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");
    const path = join(data.path, 'sealed.zip');
    const { tables, secrets } = await writeArchive(path, { ...site(), passphrase: 'correct horse battery' });
    const names: string[] = rows.map(({ tablename }) => tablename);
    expect(Object.keys(tables).sort()).toEqual(names.filter((name) => !signIns.includes(name)).sort());
    expect(tables.staff?.columns).toContain('roles');
    expect(tables.staff?.columns).not.toContain('password_hash');
    expect(secrets).toBe('sealed');
    expect((await readFile(path)).includes('only a test of one')).toBe(false);
  });

  /** Holds a backup at the announcements, which it reads before events and their dates, while `write` runs. */
  async function heldWhile(path: string, write: () => Promise<void>): Promise<Manifest> {
    const holder = await connected(url);
    await holder.query('BEGIN; LOCK TABLE announcements IN ACCESS EXCLUSIVE MODE');
    const writing = writeArchive(path, site());
    const waiting = "SELECT FROM pg_locks WHERE NOT granted AND relation = 'announcements'::regclass";
    await expect.poll(async () => (await sql(waiting)).rowCount).toBeGreaterThan(0);
    await write();
    await holder.query('COMMIT');
    await holder.end();
    return writing;
  }

  test('is of the moment at which it began: what is committed while it reads is all left out', async () => {
    const { tables } = await heldWhile(join(data.path, 'held.zip'), async () => {
      await sql(eventWithException(1));
    });
    expect([tables.events?.rows, tables.event_exceptions?.rows]).toEqual([0, 0]);
  });

  test('made while hundreds of rows are written restores to one committed moment', byNight, async () => {
    const writer = await connected(url);
    const path = join(data.path, 'busy.zip');
    let [written, isDone] = [0, false];
    const writing = (async () => {
      for (; !isDone; written += 1)
        await writer.query(
          `BEGIN; ${eventWithException(written)}; DELETE FROM events WHERE title = 'Event ${written - 20}'; COMMIT`,
        );
    })();
    const untilWritten = (count: number) =>
      expect.poll(() => written, { timeout: 30_000 }).toBeGreaterThan(count);
    await untilWritten(20);
    const { tables } = await heldWhile(path, () => untilWritten(written + 200));
    isDone = true;
    await writing;
    await writer.end();
    // Pairs come and go together: twenty of each stand after every commit.
    expect([tables.event_exceptions?.rows, tables.events?.rows]).toEqual([20, 20]);
    const target = await createDatabase({ migrated: false });
    const archive = await openArchive(path);
    await loadTables(target, archive);
    archive.close();
  });
});

describe('of pictures in a bucket', () => {
  let bucket: TestBucket;
  beforeEach(async () => {
    bucket = await listenAsBucket();
  });
  const uploads = () => bucketStorage(bucket.settings);

  test('a backup holds them, and a restore brings them back to the bucket', byNight, async () => {
    await createEvent(db(), { image_url: picturePath });
    await moveUploads(site().uploads as Storage, uploads());
    const [key = '', { bytes } = { bytes: Buffer.of() }] = [...bucket.objects][0] ?? [];
    const made = await backUp({ ...site(), uploads: uploads() });
    expect(made).toMatchObject({ error: null, proven_at: expect.any(String) });
    bucket.objects.clear();
    const target = await createDatabase({ migrated: false });
    const there = newFolder();
    const { openScratch } = site();
    const machine = { dataFolder: there, databaseUrl: target, backupFolder: there, openScratch };
    const options = { ...machine, uploads: uploads(), isReplacing: false, tell: () => undefined };
    await restore({ ...options, file: fileOf(made.name) });
    expect(await bringToBucket(readSettings({ DATA_DIR: there, ...bucket.environment }))).toBeUndefined();
    expect([...bucket.objects.keys()]).toEqual([key]);
    expect(bucket.objects.get(key)?.bytes.equals(bytes)).toBe(true);
  });

  test('a backup says in a sentence that the bucket cannot be read, and a restore that the pictures wait', async () => {
    bucket.refuseAll(403);
    const { error } = await backUp({ ...site(), uploads: uploads() });
    expect(error).toBe(
      'The pictures could not be read, so the backup failed. The request to the bucket in S3_BUCKET failed (403 AccessDenied).',
    );
    expect(await bringToBucket(readSettings({ DATA_DIR: data.path, ...bucket.environment }))).toMatch(
      /in the folder of this machine for now.*\(403\).*npm run uploads:move/,
    );
  });
});

describe('a proof fails', () => {
  test(
    'naming the event whose picture is damaged, and the backup before it stays the last proven one',
    byNight,
    async () => {
      await createEvent(db(), { title: 'Harvest Supper', image_url: picturePath });
      const good = await backUp();
      const bytes = await readFile(pictureFile());
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 255;
      await writeFile(pictureFile(), bytes);
      const bad = await backUp();
      expect(bad).toMatchObject({
        proven_at: null,
        error: expect.stringContaining('the event “Harvest Supper” is damaged'),
      });
      expect((await readRecords(site().folder)).find(({ proven_at }) => proven_at)?.name).toBe(good.name);
      await putPicture(data.path);
      expect((await backUp()).error).toBeNull();
    },
  );

  test('naming the sermon whose picture is missing', async () => {
    await createSermon(db(), { title: 'The Lost Coin', thumbnail_url: picturePath });
    await rm(pictureFile());
    expect((await backUp()).error).toContain('the sermon “The Lost Coin” is missing');
  });

  test('when the picture was cut off before its first backup', async () => {
    await writeFile(pictureFile(), (await readFile(pictureFile())).subarray(0, 300));
    expect((await backUp()).error).toContain('which nothing shows any more, is damaged');
  });

  test('in one sentence without a word of the inside, where something unforeseen went wrong', async () => {
    const told = vi.spyOn(log, 'error').mockReturnValue();
    const openScratch = () => Promise.reject(new Error('inner detail'));
    const { error } = await backUp({ ...site(), openScratch });
    expect(error).toMatch(/^The backup failed unexpectedly/);
    expect(error).not.toContain('inner');
    expect(told).toHaveBeenCalled();
  });
});

test('rows go from one database to another and back without a difference', async () => {
  await createEvent(db(), { title: 'Ünïcode 🎺', image_url: picturePath });
  await sql("UPDATE events SET title = title || '!'");
  const [there, back] = [join(data.path, 'there.zip'), join(data.path, 'back.zip')];
  const first = await writeArchive(there, site());
  const other = await createDatabase({ migrated: false });
  const archive = await openArchive(there);
  await loadTables(other, archive);
  archive.close();
  const second = await writeArchive(back, { ...site(), databaseUrl: other });
  expect(second.tables).toEqual(first.tables);
  const client = await connected(other);
  expect(await tableContents(client.query.bind(client) as Client['query'])).toEqual(await tableContents(sql));
  const next =
    "INSERT INTO activity_log (batch, session, table_name, row_id, action, title) VALUES (gen_random_uuid(), '', 'x', 'x', 'x', 'x')";
  await client.query(next);
  await client.end();
});

test(
  'kill -9 at any of 4 places leaves the site as it was, counts nothing as a backup that is none, and the next try makes it',
  byNight,
  async () => {
    await createEvent(db(), { image_url: picturePath });
    await folderStorage(join(data.path, 'uploads')).store('minutes', '1_a.pdf', Buffer.alloc(1_200_000));
    const before = await tableContents(sql);
    const scratches = await Promise.all(Array.from({ length: 5 }, () => createDatabase({ migrated: false })));
    const work = scratches.map((scratch, place): BackupToStop => {
      const folder = join(data.path, `backups-${place}`);
      return { databaseUrl: url, dataFolder: data.path, folder, scratchUrl: scratch };
    });
    const steps = await toldBeforeKill<number>(
      new URL('../../support/processes/backing-up-process.ts', import.meta.url),
      [JSON.stringify(work)],
    );
    expect(steps).toBeGreaterThan(20);
    expect(await tableContents(sql)).toEqual(before);
    const [whole, ...killed] = work.map(({ folder }) => folder);
    expect(await readRecords(String(whole))).toMatchObject([{ error: null, proven_at: expect.any(String) }]);
    for (const folder of killed) {
      const [noted, ...more] = await readRecords(folder);
      expect([noted?.proven_at, more]).toEqual([null, []]);
      await readyFolder(folder);
      const again = noted && (await makeBackup(noted, { ...site(), folder }));
      expect(again).toMatchObject({ error: null, proven_at: expect.any(String) });
      expect(await readdir(folder)).toEqual([noted?.name, `${noted?.name}.json`, 'files']);
      expect(await readdir(join(folder, 'files'))).toHaveLength(1);
    }
  },
);
