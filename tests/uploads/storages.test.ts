import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, test } from 'vitest';
import { streamOf } from '#lib/core/http/stream-of.ts';
import { bucketStorage } from '#lib/core/storage/bucket-storage.ts';
import { folderStorage } from '#lib/core/storage/folder-storage.ts';
import { readWhole, type Storage } from '#lib/core/storage/stored-file.ts';
import { uploadThingStorage } from '#lib/core/storage/uploadthing-storage.ts';
import { listed } from '#tests/support/files/uploads.ts';
import { newFolder } from '#tests/support/folders.ts';
import { listenAsBucket } from '#tests/support/servers/listen.ts';
import { startUploadThing } from '#tests/support/servers/uploadthing.ts';

const places: Record<string, () => Promise<Storage>> = {
  'a folder': async () => folderStorage(join(newFolder(), 'uploads')),
  'a bucket': async () => bucketStorage((await listenAsBucket()).settings),
  'a folder of a bucket': async () => {
    const bucket = await listenAsBucket({ prefix: 'sites/church' });
    bucket.objects.set('other/people/1_a.webp', { bytes: Buffer.from('of others'), modified: new Date() });
    return bucketStorage(bucket.settings);
  },
  UploadThing: async () => uploadThingStorage((await startUploadThing()).options),
};

const picture = randomBytes(200_000);
/** Comparing long bytes one by one takes a second. */
const same = (bytes: Buffer | null | undefined, expected: Buffer) => bytes?.equals(expected);
const name = '1795365000000_ab.webp';

async function bytesOf(uploads: Storage, folder: string, file: string): Promise<Buffer | null> {
  const found = await uploads.find(folder, file);
  return found && buffer(readWhole(found));
}

describe.each(Object.keys(places))('what is kept in %s', (place) => {
  let uploads: Storage;
  beforeEach(async () => {
    uploads = await (places[place] as () => Promise<Storage>)();
  });

  test('is found again, byte for byte, and nothing else is', async () => {
    expect(await uploads.store('people', name, picture)).toContain('/');
    expect((await uploads.find('people', name))?.size).toBe(picture.length);
    expect(same(await bytesOf(uploads, 'people', name), picture)).toBe(true);
    expect(await uploads.find('logos', name)).toBeNull();
    expect(await uploads.find('people', '1795365000000_cd.webp')).toBeNull();
  });

  test('can be read in part', async () => {
    await uploads.store('people', name, picture);
    const found = await uploads.find('people', name);
    const part = (first: number, last: number) => buffer(found?.read(first, last) as ReadableStream);
    expect(same(await part(100, 150_000), picture.subarray(100, 150_001))).toBe(true);
    expect(same(await part(199_999, 199_999), picture.subarray(199_999))).toBe(true);
  });

  test('can be read while nobody waits for the end of it', async () => {
    await uploads.store('people', name, picture);
    const reader = (await uploads.find('people', name))?.read(0, picture.length - 1).getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    await reader?.cancel();
    expect(same(await bytesOf(uploads, 'people', name), picture)).toBe(true);
  });

  test('can come from another place, part by part', async () => {
    const parts = async function* () {
      for (let at = 0; at < picture.length; at += 60_000) yield picture.subarray(at, at + 60_000);
      return undefined;
    };
    await uploads.store('people', name, { size: picture.length, read: () => streamOf(parts()) });
    expect(same(await bytesOf(uploads, 'people', name), picture)).toBe(true);
  });

  test('is all or nothing: what breaks off on its way is not there', async () => {
    const parts = async function* (): AsyncGenerator<Uint8Array, undefined> {
      yield picture.subarray(0, 100_000);
      throw new Error('the line broke');
    };
    const broken = { size: picture.length, read: () => streamOf(parts()) };
    await expect(uploads.store('people', name, broken)).rejects.toThrow();
    expect(await uploads.find('people', name)).toBeNull();
  });

  test('is listed with its age, however much there is, until it is removed', async () => {
    expect(await listed(uploads)).toEqual([]);
    const before = Date.now() - 2000;
    const names = Array.from({ length: 8 }, (_, number) => `${number}_ab.webp`);
    for (const each of names) await uploads.store('logos', each, Buffer.from(each));
    const files = await listed(uploads);
    expect(files.map(({ folder, name: each }) => `${folder}/${each}`).sort()).toEqual(
      names.map((each) => `logos/${each}`),
    );
    expect(files.map(({ bytes }) => bytes)).toEqual(files.map(() => '0_ab.webp'.length));
    expect(Math.min(...files.map(({ modifiedMilliseconds }) => modifiedMilliseconds))).toBeGreaterThan(
      before,
    );
    for (const each of names.slice(1)) await uploads.remove('logos', each);
    await uploads.remove('logos', 'never.webp');
    expect((await listed(uploads)).map(({ name: each }) => each)).toEqual(['0_ab.webp']);
  });
});

test('a folder counts nothing that lies loose in it, and leaves nothing unfinished behind what is whole', async () => {
  const root = newFolder();
  const uploads = folderStorage(root);
  await uploads.store('people', name, picture);
  expect(await readdir(join(root, 'people'))).toEqual([name]);
  await rm(root, { recursive: true });
  expect(await listed(uploads)).toEqual([]);
});

test.each([
  [500, 'ETIMEDOUT'],
  [403, undefined],
])(
  'a bucket that fails with %i is told by its name, and as an outage only when it passes by itself',
  async (status, code) => {
    const bucket = await listenAsBucket();
    bucket.refuseAll(status);
    const uploads = bucketStorage(bucket.settings);
    const failures = await Promise.allSettled([uploads.store('people', name, picture), listed(uploads)]);
    for (const failure of failures) {
      expect(failure).toMatchObject({ status: 'rejected', reason: { name: 'BucketError', code } });
    }
    expect(String(failures)).not.toContain('inner words');
  },
);
