import { randomUUID } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { purgeUploads } from '#lib/sound/jobs.ts';
import { assertRoom } from '#lib/sound/uploading.ts';
import { useDatabase } from '#tests/support/database.ts';
import { finishedUpload } from '#tests/support/files/finished-upload.ts';
import { newDataFolder } from '#tests/support/folders.ts';

useDatabase();
let folder: string;
beforeEach(async () => {
  folder = newDataFolder();
  await mkdir(join(folder, 'uploading'));
});

const made = new Date('2026-11-01T09:00:00Z');
const after = (hours: number) => new Date(made.getTime() + hours * 3_600_000);

async function part(name: string): Promise<void> {
  const path = join(folder, 'uploading', name);
  await writeFile(path, 'a part');
  await utimes(path, made, made);
}

test('a day after it was begun an upload is deleted, with its file unless a sermon has it', async () => {
  const [used, unused] = [await finishedUpload(), await finishedUpload()];
  await db().soundUpload.update({ where: { id: used.id }, data: { sermon_id: crypto.randomUUID() } });
  const { id: begun } = await db().soundUpload.create({ data: { session: 'test', bytes: 1000 } });
  const { id: late } = await db().soundUpload.create({ data: { session: 'test', bytes: 1000 } });
  await db().soundUpload.updateMany({ data: { created_at: made } });
  await db().soundUpload.update({ where: { id: late }, data: { lease: 'x', lease_until: after(26) } });
  for (const name of [begun, late, 'stray']) await part(name);

  await purgeUploads(after(23));
  expect(await db().soundUpload.count()).toBe(4);
  expect(await readdir(join(folder, 'uploading'))).toHaveLength(3);

  await purgeUploads(after(25));
  expect(await db().soundUpload.findMany({ select: { id: true } })).toEqual([{ id: late }]);
  expect(await readdir(join(folder, 'uploading'))).toEqual([late]);
  expect(await readdir(join(folder, 'uploads/sounds'))).toEqual([used.stored_name]);
  expect(unused.stored_name).not.toBe(used.stored_name);
});

test('a hundred uploads that were begun and left keep no room from others', async () => {
  const folder = newDataFolder();
  const bytes = 300_000_000;
  const data = Array.from({ length: 100 }, () => ({ id: randomUUID(), session: 'test', bytes }));
  await db().soundUpload.createMany({ data });
  await mkdir(join(folder, 'uploading'), { recursive: true });
  const paths = data.map(({ id }) => join(folder, 'uploading', id));
  for (const path of paths) await writeFile(path, '');
  const free = async () => 2_000_000_000;
  await expect(assertRoom(bytes, free)).rejects.toMatchObject({ code: 'unavailable' });
  const before = new Date(Date.now() - 61 * 60_000);
  for (const path of paths) await utimes(path, before, before);
  await assertRoom(bytes, free);
});
