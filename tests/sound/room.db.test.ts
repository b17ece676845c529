import { randomUUID } from 'node:crypto';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { db } from '#lib/core/platform/db.ts';
import { assertRoom } from '#lib/sound/uploading.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newDataFolder } from '#tests/support/folders.ts';

useDatabase();

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
