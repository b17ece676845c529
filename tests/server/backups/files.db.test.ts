import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type BackupRecord, removeBackup } from '#lib/backups/backup-folder.ts';
import { db } from '#lib/core/database/db.ts';
import { streamOf } from '#lib/core/http/stream-of.ts';
import { log } from '#lib/core/process/log.ts';
import { folderStorage } from '#lib/core/storage/folder-storage.ts';
import type { Storage } from '#lib/core/storage/stored-file.ts';
import english from '#lib/language/generated/en.ts';
import { checkKept } from '#server/backups/check-kept.ts';
import { type BackupSite, letGoOfOld } from '#server/backups/make-backup.ts';
import { openArchive } from '#server/backups/open-archive.ts';
import { backupSite, backUp as proven, useDataFolder, writeBackup } from '#tests/support/backups.ts';
import { useDatabase } from '#tests/support/database.ts';
import { byNight } from '#tests/support/extent.ts';
import { storeMinutes, useTestKind } from '#tests/support/files/test-kind.ts';

const { url, sql } = useDatabase();
const data = useDataFolder();
useTestKind();

const large = 1_200_000;
const site = (): BackupSite => backupSite(url, data.path);
const uploads = () => folderStorage(join(data.path, 'uploads'));
const kept = (name = '') => join(site().folder, 'files', name);
const store = (size = large, title?: string) => storeMinutes(uploads(), size, title);

const backUp = (of: BackupSite = site()) => proven(of);
const write = (of: BackupSite = site()) => writeBackup(of);

async function beside({ name }: BackupRecord) {
  const archive = await openArchive(join(site().folder, name));
  archive.close();
  return archive.manifest.files.filter(({ is_beside }) => is_beside);
}

/** Changes a byte of a file, and nothing else of it. */
async function spoil(path: string): Promise<void> {
  const bytes = await readFile(path);
  bytes[1000] = (bytes[1000] ?? 0) ^ 255;
  await writeFile(path, bytes);
}

/** Counts how often the files of the storage are opened. */
function counted(from: Storage = uploads()) {
  const opened: string[] = [];
  const find: Storage['find'] = (folder, name) => {
    opened.push(name);
    return from.find(folder, name);
  };
  return { opened, uploads: { ...from, find } };
}

describe('a file over 1 MB', () => {
  test('is kept once beside all backups, which name it, and a smaller one is in each', byNight, async () => {
    const [whole, small] = [await store(), await store(900_000, 'Small')];
    const made = await backUp();
    expect(made).toMatchObject({ error: null, file_bytes: large, proven_at: expect.any(String) });
    expect(made.bytes).toBeGreaterThan(900_000);
    expect(made.bytes).toBeLessThan(large);
    expect(await readdir(kept())).toEqual([whole.sha256]);
    expect((await readFile(kept(whole.sha256))).equals(whole.bytes)).toBe(true);
    const { path, sha256 } = whole;
    const named = { path, sha256, bytes: large, is_beside: true, place: 'the sermon “The Annual Meeting”' };
    expect(await beside(made)).toEqual([named]);
    expect(await beside(await write())).toEqual([named]);
    expect(await readdir(kept())).toEqual([whole.sha256]);
    expect(small.path).toContain('uploads/minutes/');
  });

  test('is read again by every twentieth backup only', byNight, async () => {
    const files = [];
    for (let number = 0; number < 21; number += 1) files.push(await store(1_000_001));
    const names = files.map(({ name }) => name);
    const first = counted();
    await write({ ...site(), uploads: first.uploads });
    expect(first.opened.filter((name) => names.includes(name)).sort()).toEqual(names.toSorted());
    const second = counted();
    expect((await backUp({ ...site(), uploads: second.uploads })).error).toBeNull();
    expect(second.opened.filter((name) => names.includes(name))).toHaveLength(2);
    const checked = new Set<string>();
    for (let night = 0; night < 11; night += 1) {
      for (const sha256 of (await checkKept(site().folder)).due) checked.add(sha256);
      expect(checked.size).toBe(Math.min(21, 2 * (night + 1)));
    }
  });

  test('takes no more memory than a small one', async () => {
    const [part, parts] = [Buffer.alloc(65_536, 7), 1000];
    let most = 0;
    const chunks = async function* (): AsyncGenerator<Uint8Array, undefined> {
      for (let at = 0; at < parts; at += 1) {
        most = Math.max(most, process.memoryUsage().arrayBuffers);
        yield part;
      }
      return undefined;
    };
    const size = part.length * parts;
    const file = { folder: 'minutes', name: '1_a.pdf', bytes: size, modifiedMilliseconds: 0 };
    const of = {
      async *list() {
        yield file;
      },
      find: async () => ({ size, read: () => streamOf(chunks()) }),
    };
    const before = process.memoryUsage().arrayBuffers;
    expect(await write({ ...site(), uploads: of })).toMatchObject({ error: null, file_bytes: size });
    expect(most - before).toBeLessThan(20_000_000);
  });

  test('that cannot be written for lack of room leaves no part of it, and earlier backups as they were', async () => {
    const { sha256 } = await store();
    const before = await write();
    const more = await store();
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    const parts = async function* (): AsyncGenerator<Uint8Array, undefined> {
      yield more.bytes.subarray(0, 1000);
      throw full;
    };
    const find: Storage['find'] = async (folder, name) =>
      name === more.name ? { size: large, read: () => streamOf(parts()) } : uploads().find(folder, name);
    const { error } = await backUp({ ...site(), uploads: { ...uploads(), find } });
    expect(error).toBe(english.backups.diskFull);
    expect(await readdir(kept())).toEqual([sha256]);
    expect((await beside(before)).map((file) => file.sha256)).toEqual([sha256]);
    await write();
    expect((await readdir(kept())).sort()).toEqual([sha256, more.sha256].sort());
  });

  test('whose copying was killed is copied by the next backup, and its rest is removed', async () => {
    const { sha256 } = await store();
    await write();
    await writeFile(kept('0123456789abcdef.part'), 'half of a file');
    await writeFile(kept('film.part'), 'of somebody else');
    await write();
    expect((await readdir(kept())).sort()).toEqual([sha256, 'film.part'].sort());
  });
});

describe('a proof fails', () => {
  test('naming the row whose file is missing', async () => {
    const { path } = await store();
    await rm(join(data.path, path));
    const { error } = await backUp();
    expect(error).toBe(english.backupFiles.missing('the sermon “The Annual Meeting”', path));
  });

  test(
    'naming the row whose file is not what was uploaded, in its first backup or a later one',
    byNight,
    async () => {
      const { path } = await store();
      const words = english.backupFiles.damaged('the sermon “The Annual Meeting”', path);
      expect((await backUp()).error).toBeNull();
      await spoil(join(data.path, path));
      expect((await backUp()).error).toBe(words);
      await rm(site().folder, { recursive: true });
      expect((await backUp()).error).toBe(words);
    },
  );
});

describe('a copy that was damaged on the disk of the backups', () => {
  test('fails one backup, by its name, and is made again', byNight, async () => {
    const { path, sha256 } = await store();
    await write();
    await spoil(kept(sha256));
    const { error, proven_at } = await backUp();
    const name = `${path} (the sermon “The Annual Meeting”)`;
    expect([error, proven_at]).toEqual([english.backupFiles.copiedAgain(name), null]);
    expect(await backUp()).toMatchObject({ error: null, proven_at: expect.any(String) });
    expect((await readdir(kept())).sort()).toEqual([sha256, `${sha256}.damaged`]);
    await letGoOfOld(site().folder);
    expect(await readdir(kept())).toEqual([sha256]);
  });

  test('is told as lost where the site does not have the file any more', byNight, async () => {
    const { id, path, sha256 } = await store();
    await write();
    await spoil(kept(sha256));
    await sql('DELETE FROM sermons WHERE id = $1', [id]);
    await rm(join(data.path, path));
    expect((await backUp()).error).toContain('the site no longer has the files: uploads/minutes/');
    expect((await backUp()).error).toBeNull();
    // For somebody who tries to save what is left of it.
    await letGoOfOld(site().folder);
    expect(await readdir(kept())).toEqual([`${sha256}.damaged`]);
  });

  test('is found within twenty backups of many, the longest unchecked first', byNight, async () => {
    const files = [await store(), await store()];
    await write();
    const [first, second] = files.map(({ sha256 }) => sha256) as [string, string];
    await utimes(kept(first), 2, 2);
    await utimes(kept(second), 1, 1);
    await spoil(kept(first));
    await utimes(kept(first), 2, 2);
    expect((await backUp()).error).toBeNull();
    expect((await backUp()).error).toContain(files[0]?.path);
  });
});

describe('files that no backup names any more', () => {
  let gone: string;
  let first: BackupRecord;
  beforeEach(async () => {
    const { id, path, sha256 } = await store();
    first = await write();
    gone = sha256;
    await sql('DELETE FROM sermons WHERE id = $1', [id]);
    await rm(join(data.path, path));
  });

  test('are dropped with the last that named them', async () => {
    const { sha256 } = await store();
    await write();
    await letGoOfOld(site().folder);
    expect((await readdir(kept())).sort()).toEqual([gone, sha256].sort());
    await removeBackup(site().folder, first.name);
    await writeFile(kept('notes.txt'), 'not of the site');
    await letGoOfOld(site().folder);
    expect((await readdir(kept())).sort()).toEqual([sha256, 'notes.txt'].sort());
  });

  test('stay while a backup cannot be read', async () => {
    const warn = vi.spyOn(log, 'warn').mockReturnValue();
    await removeBackup(site().folder, first.name);
    const broken = join(site().folder, 'belltower-2026-11-23-091500-0000.zip');
    await writeFile(broken, 'a broken backup');
    await letGoOfOld(site().folder);
    expect(await readdir(kept())).toEqual([gone]);
    expect(warn).toHaveBeenCalled();
    await rm(broken);
    await letGoOfOld(site().folder);
    expect(await readdir(kept())).toEqual([]);
  });
});

test('a site without large files has no folder for them', async () => {
  await store(1000);
  await write();
  await letGoOfOld(site().folder);
  expect((await readdir(site().folder)).includes('files')).toBe(false);
  expect(await db().sermon.count()).toBe(1);
});
