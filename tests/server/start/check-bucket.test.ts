import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { readSettings } from '#lib/core/process/env.ts';
import { log } from '#lib/core/process/log.ts';
import { folderStorage } from '#lib/core/storage/folder-storage.ts';
import { checkBucket } from '#server/start/check-bucket.ts';
import { newFolder } from '#tests/support/folders.ts';
import type { TestBucket } from '#tests/support/servers/bucket.ts';
import { listenAsBucket } from '#tests/support/servers/listen.ts';

let bucket: TestBucket;
let DATA_DIR: string;
beforeEach(async () => {
  bucket = await listenAsBucket();
  DATA_DIR = newFolder();
  vi.spyOn(log, 'warn').mockReturnValue();
});

const check = (more = {}) => checkBucket(readSettings({ DATA_DIR, ...bucket.environment, ...more }));

test('a bucket that takes the key is not spoken of', async () => {
  await check();
  expect(log.warn).not.toHaveBeenCalled();
});

test('what has to be corrected is said in a sentence, and stops the start', async () => {
  await expect(check({ S3_ACCESS_KEY_ID: 'another' })).rejects.toThrow(
    'The bucket church-pictures does not take the key (it answers with 403), so please correct S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION.',
  );
  await expect(check({ S3_BUCKET: 'misspelled' })).rejects.toThrow(
    'There is no bucket misspelled (it answers with 404), so please correct S3_BUCKET and S3_ENDPOINT.',
  );
});

test('a bucket that is down for the moment stops no start', async () => {
  await bucket.close();
  await check();
  expect(log.warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('does not answer'));
});

test('pictures that are left in the folder are spoken of', async () => {
  await folderStorage(join(DATA_DIR, 'uploads')).store('people', '1_a.webp', Buffer.from('picture'));
  await check();
  expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('npm run uploads:move'));
});
