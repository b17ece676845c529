import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { listenForChanges } from '#lib/core/cache/change-listener.ts';
import { readSettings } from '#lib/core/process/env.ts';
import { log } from '#lib/core/process/log.ts';
import { placedListenerName, warnOfOtherPlaces } from '#server/start/upload-place.ts';
import { useDatabase } from '#tests/support/database.ts';
import { newFolder } from '#tests/support/folders.ts';

const { url } = useDatabase();
let folder: string;
beforeEach(() => {
  folder = newFolder();
});

const bucket = {
  S3_ENDPOINT: 'https://bucket.test',
  S3_REGION: 'auto',
  S3_BUCKET: 'church',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'that key',
};
const nameOf = (machine: string, more = {}) =>
  placedListenerName(readSettings({ DATA_DIR: join(folder, machine), ...more }));

test('processes that keep uploads in the same place go by the same name', async () => {
  const one = await nameOf('one');
  expect(await nameOf('one')).toBe(one);
  expect(await nameOf('two')).not.toBe(one);
  await cp(join(folder, 'one'), join(folder, 'copied'), { recursive: true });
  expect(await nameOf('copied')).not.toBe(one);
  expect(await nameOf('two', bucket)).toBe(await nameOf('one', bucket));
  expect(await nameOf('one', { ...bucket, S3_PREFIX: 'other' })).not.toBe(await nameOf('one', bucket));
  // PostgreSQL cuts longer ones.
  expect(one.length).toBeLessThan(64);
});

test('a process says once that another keeps its uploads elsewhere, as long as that one runs', async () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue();
  const [one, two] = [await nameOf('one'), await nameOf('two')];
  const running = listenForChanges(url, one);
  await running.ready;
  await warnOfOtherPlaces(one);
  expect(warned).not.toHaveBeenCalled();
  await warnOfOtherPlaces(two);
  expect(warned.mock.calls).toEqual([[expect.stringContaining('set the same bucket for all')]]);
  await running.close();
  await warnOfOtherPlaces(two);
  expect(warned).toHaveBeenCalledTimes(1);
});
