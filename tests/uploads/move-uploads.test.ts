import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { readSettings } from '#lib/core/process/env.ts';
import { bucketStorage } from '#lib/core/storage/bucket-storage.ts';
import { folderStorage } from '#lib/core/storage/folder-storage.ts';
import { storage } from '#lib/core/storage/storage.ts';
import { readWhole, type Storage } from '#lib/core/storage/stored-file.ts';
import { moveUploads } from '#lib/uploads/move-uploads.ts';
import { run as moveBetween } from '#scripts/admin/move-uploads.ts';
import { listed } from '#tests/support/files/uploads.ts';
import { newFolder } from '#tests/support/folders.ts';
import type { TestBucket } from '#tests/support/servers/bucket.ts';
import { listenAsBucket } from '#tests/support/servers/listen.ts';

let [dataFolder, folder, inFolder, inBucket]: [string, string, Storage, Storage] = [
  '',
  '',
  {} as never,
  {} as never,
];
let bucket: TestBucket;
beforeEach(async () => {
  dataFolder = newFolder();
  folder = join(dataFolder, 'uploads');
  bucket = await listenAsBucket();
  inFolder = folderStorage(folder);
  inBucket = bucketStorage(bucket.settings);
});

const settings = () => readSettings({ DATA_DIR: dataFolder, ...bucket.environment });
const names = ['1_a.webp', '2_b.webp'];

async function fill(uploads: Storage): Promise<void> {
  for (const name of names) await uploads.store('people', name, Buffer.from(`bytes of ${name}`));
}

/** What a site finds under the addresses that its pages hold. */
async function served(): Promise<(string | undefined)[]> {
  const { find } = storage(settings());
  return Promise.all(
    names.map(async (name) => {
      const file = await find('people', name);
      return file ? text(readWhole(file)) : undefined;
    }),
  );
}
const whole = names.map((name) => `bytes of ${name}`);
const namesIn = async (uploads: Storage) => (await listed(uploads)).map(({ name }) => name).sort();

test('pictures go to the bucket and back under the same addresses, and are served all the while', async () => {
  await fill(inFolder);
  const line = await moveBetween(['--from', 'folder', '--to', 'bucket'], settings());
  expect(line).toBe('Moved 2 files to the bucket. Their addresses are the same.');
  expect([await namesIn(inFolder), await namesIn(inBucket), await served()]).toEqual([
    [],
    names.toSorted(),
    whole,
  ]);
  await moveBetween(['--from', 'bucket', '--to', 'folder'], settings());
  expect([await namesIn(inFolder), await namesIn(inBucket), await served()]).toEqual([
    names.toSorted(),
    [],
    whole,
  ]);
  expect(await moveBetween(['--from', 'bucket', '--to', 'folder'], settings())).toContain('Moved 0 files');
});

test('stopped after any request, a move has lost nothing, and the next one finishes it', async () => {
  for (let steps = 0; ; steps += 1) {
    await fill(inFolder);
    const stopped = stoppedAfter(steps);
    const isDone = await moveUploads(stopped.wrap(inFolder), stopped.wrap(inBucket)).then(
      () => true,
      () => false,
    );
    await stopped.rest();
    expect(await served()).toEqual(whole);
    await moveUploads(inFolder, inBucket);
    expect([await namesIn(inFolder), await served()]).toEqual([[], whole]);
    bucket.objects.clear();
    if (isDone) return expect(steps).toBe(10);
  }
});

test('a copy that is not what it should be takes nothing away', async () => {
  await fill(inFolder);
  const spoiling: Storage = {
    ...inBucket,
    store: (place, name) => inBucket.store(place, name, Buffer.from('other bytes')),
  };
  await expect(moveUploads(inFolder, spoiling)).rejects.toThrow('nothing was removed');
  expect(await namesIn(inFolder)).toEqual(names.toSorted());
});

test('a picture that is there already is copied once, and one with other bytes again', async () => {
  await fill(inFolder);
  await inBucket.store('people', '1_a.webp', Buffer.from('bytes of 1_a.webp'));
  await inBucket.store('people', '2_b.webp', Buffer.from('half of it'));
  expect(await moveUploads(inFolder, inBucket)).toEqual({ files: 2, alreadyThere: 1 });
  expect(await served()).toEqual(whole);
});

test.each([
  [[], 'Please type it like this'],
  [['--from', 'folder', '--to', 'folder'], 'Please type it like this'],
  [['--from', 'folder', '--to', 'elsewhere'], 'Please type it like this'],
])('what was typed as %j is answered with how it is typed', async (args, words) => {
  await expect(moveBetween(args, settings())).rejects.toThrow(words);
});

test('without a bucket there is none to move to', async () => {
  const none = readSettings({ DATA_DIR: dataFolder });
  await expect(moveBetween(['--from', 'folder', '--to', 'bucket'], none)).rejects.toThrow('S3_ENDPOINT');
});

/** Storages that do so many things together and then nothing more, as of a process that was killed. `rest` awaits the last. */
function stoppedAfter(steps: number) {
  let left = steps;
  const begun: Promise<unknown>[] = [];
  const counted = <Given extends unknown[], Answer>(run: (...given: Given) => Promise<Answer>) => {
    return (...given: Given): Promise<Answer> => {
      left -= 1;
      if (left < 0) return Promise.reject(new Error('killed'));
      const done = run(...given);
      begun.push(done);
      return done;
    };
  };
  return {
    rest: () => Promise.allSettled(begun),
    wrap: ({ list, store, find, remove }: Storage): Storage => ({
      list,
      store: counted(store),
      find: counted(find),
      remove: counted(remove),
    }),
  };
}
