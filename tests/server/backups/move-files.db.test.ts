import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import type { Actor } from '#lib/core/operations/access.ts';
import { readSettings } from '#lib/core/process/env.ts';
import { bucketStorage } from '#lib/core/storage/bucket-storage.ts';
import { folderStorage } from '#lib/core/storage/folder-storage.ts';
import english from '#lib/language/generated/en.ts';
import { bringToBucket, moveUploads } from '#lib/uploads/move-uploads.ts';
import { sweepUploads } from '#scripts/admin/sweep-uploads.ts';
import { type BackupSite, writeWhole } from '#server/backups/make-backup.ts';
import { openArchive } from '#server/backups/open-archive.ts';
import { type RestoreOptions, restore } from '#server/backups/restore.ts';
import { staff } from '#tests/support/actors.ts';
import {
  backupSite,
  emptyMachine,
  backUp as proven,
  useDataFolder,
  writeBackup,
} from '#tests/support/backups.ts';
import { useDatabase } from '#tests/support/database.ts';
import { byNight } from '#tests/support/extent.ts';
import { digest, type StoredMinutes, storeMinutes, useTestKind } from '#tests/support/files/test-kind.ts';
import { unzip } from '#tests/support/files/zip.ts';
import { newFolder } from '#tests/support/folders.ts';
import { askApi } from '#tests/support/requests.ts';
import type { TestBucket } from '#tests/support/servers/bucket.ts';
import { listenAsBucket } from '#tests/support/servers/listen.ts';
import { session } from '#tests/support/session.ts';

const { url } = useDatabase();
const data = useDataFolder();
useTestKind();

const large = 1_200_000;
const site = (): BackupSite => backupSite(url, data.path);
const uploads = () => folderStorage(join(data.path, 'uploads'));
const justSignedIn = (): Actor => ({
  ...(staff as Actor & { role: 'admin' }),
  signedInAt: Date.now() / 1000,
});

async function backUp(of: BackupSite): Promise<string> {
  const made = await proven(of);
  expect(made.error).toBeNull();
  return join(of.folder, made.name);
}

const write = async () => join(site().folder, (await writeBackup(site())).name);

/** Returns the SHA-256 of a file of a machine. */
const digestAt = async ({ dataFolder }: { dataFolder: string }, { path }: StoredMinutes) =>
  digest(await readFile(join(dataFolder, path)));

/** Takes a backup elsewhere, without what lies beside it. */
async function alone(path: string): Promise<string> {
  const copy = join(newFolder(), 'church.zip');
  await copyFile(path, copy);
  return copy;
}

describe('a kind of files that is one entry of the list', () => {
  let bucket: TestBucket;
  beforeEach(async () => {
    bucket = await listenAsBucket();
  });

  test('goes through backup, proof, restore, bucket and back, byte for byte', byNight, async () => {
    const stored = await storeMinutes(uploads(), large);
    const inBucket = bucketStorage(bucket.settings);
    await moveUploads(uploads(), inBucket);
    expect([...bucket.objects.keys()]).toContain(`minutes/${stored.name}`);
    const file = await backUp({ ...site(), uploads: inBucket });
    bucket.objects.clear();
    const there = await emptyMachine();
    await restore({ ...there, file });
    expect(await digestAt(there, stored)).toBe(stored.sha256);
    const settings = readSettings({ DATA_DIR: there.dataFolder, ...bucket.environment });
    expect(await bringToBucket(settings)).toBeUndefined();
    expect(digest(bucket.objects.get(`minutes/${stored.name}`)?.bytes ?? Buffer.of())).toBe(stored.sha256);
    await moveUploads(inBucket, there.uploads as never);
    expect(await digestAt(there, stored)).toBe(stored.sha256);
  });

  test('is in the export, and swept once nothing names it, nor the log', async () => {
    const { id, name, path, bytes } = await storeMinutes(uploads(), large);
    session.actor.mockResolvedValue(staff);
    const answer = await askApi('GET /api/export');
    const files = await unzip(new Uint8Array(await answer.arrayBuffer()));
    expect(files.get(path)?.equals(bytes)).toBe(true);
    const unused = async () => (await sweepUploads(uploads(), false)).map((each) => each.path);
    expect(await unused()).not.toContain(`minutes/${name}`);
    await db().sermon.delete({ where: { id } });
    expect(await unused()).not.toContain(`minutes/${name}`);
    await db().activityLog.deleteMany();
    expect(await unused()).toContain(`minutes/${name}`);
  });
});

describe('a restore', () => {
  let stored: StoredMinutes;
  beforeEach(async () => {
    stored = await storeMinutes(uploads(), large);
  });

  test('without the files is refused by their names, unless that is asked for', byNight, async () => {
    const file = await alone(await write());
    const there = await emptyMachine();
    const name = `${stored.path} (the sermon “The Annual Meeting”)`;
    await expect(restore({ ...there, file })).rejects.toThrow(
      english.backupFiles.notFound(name, '--without-files'),
    );
    expect(await readdir(there.dataFolder)).toEqual([]);
    await restore({ ...there, file, isWithoutFiles: true });
    expect(there.lines).toContain(english.backupFiles.leftOut(name));
    expect(await readdir(join(there.dataFolder, 'uploads'))).toEqual(['event-images']);
  });

  test('finds them beside the backup, among the backups of the machine, and in its storage', async () => {
    const made = await write();
    const kept = join(site().folder, 'files', stored.sha256);
    const places = {
      beside: async (_: RestoreOptions, file: string) => join(file, '../files'),
      'among the backups': async ({ backupFolder }: RestoreOptions) => join(backupFolder, 'files'),
    };
    for (const place of Object.values(places)) {
      const there = { ...(await emptyMachine()), file: await alone(made) };
      const folder = await place(there, there.file);
      await mkdir(folder, { recursive: true });
      await copyFile(kept, join(folder, stored.sha256));
      await restore(there);
      expect(await digestAt(there, stored)).toBe(stored.sha256);
    }
    const there = await emptyMachine();
    await restore({ ...there, file: await alone(made), uploads: uploads() });
    expect(await digestAt(there, stored)).toBe(stored.sha256);
  });

  test('takes no file that is damaged', async () => {
    const made = await write();
    const there = { ...(await emptyMachine()), file: await alone(made) };
    const folder = join(there.file, '../files');
    await mkdir(folder);
    await pipeline([Buffer.alloc(large)], createWriteStream(join(folder, stored.sha256)));
    await expect(restore(there)).rejects.toThrow(stored.path);
  });

  test('of a backup with its files needs nothing beside it', byNight, async () => {
    const file = join(newFolder(), 'church.zip');
    const written = await writeWhole(file, { ...site(), withFiles: true });
    expect(written.file_bytes).toBe(0);
    expect(await readdir(join(file, '..'))).toEqual(['church.zip']);
    const there = await emptyMachine();
    await restore({ ...there, file });
    expect(await digestAt(there, stored)).toBe(stored.sha256);
  });
});

describe('a backup that is downloaded with its files', () => {
  const ask = (path: string, query = '?files=true') => {
    session.actor.mockResolvedValue(justSignedIn());
    return askApi(`GET /api/backups/${path.split('/').at(-1)}${query}`);
  };

  test('restores on another machine with nothing beside it', byNight, async () => {
    const stored = await storeMinutes(uploads(), large);
    const made = await write();
    const answer = await ask(made);
    expect(answer.headers.get('content-disposition')).toMatch(/belltower-.*-with-files\.zip"$/);
    const file = join(newFolder(), 'church.zip');
    await pipeline(answer.body as ReadableStream, createWriteStream(file));
    const there = await emptyMachine();
    await restore({ ...there, file });
    expect(await digestAt(there, stored)).toBe(stored.sha256);
    const archive = await openArchive(file);
    expect(archive.manifest.files.some(({ is_beside }) => is_beside)).toBe(false);
    archive.close();
    const without = Buffer.from(await (await ask(made, '')).arrayBuffer());
    expect(without.equals(await readFile(made))).toBe(true);
  });

  test('is refused by name when a file beside it is gone', async () => {
    const { path, sha256 } = await storeMinutes(uploads(), large);
    const made = await write();
    await rm(join(site().folder, 'files', sha256));
    const answer = await ask(made);
    expect(answer.status).toBe(404);
    expect(JSON.stringify(await answer.json())).toContain(path);
  });

  test('is refused for a word other than true and false', async () => {
    expect((await ask(await write(), '?files=maybe')).status).toBe(400);
  });
});
