import { readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { PictureFolder } from '#lib/art/og/picture-folder.ts';
import { newFolder } from '#tests/support/folders.ts';

let folder = '';
beforeEach(() => {
  folder = newFolder();
});

const kilobyte = 1024;
const picture = (letter: string) => Buffer.alloc(kilobyte - 32, letter);

async function bytesInFolder(): Promise<number> {
  const files = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))));
  return files.reduce((sum, { size }) => sum + size, 0);
}

test('a picture that was kept is there for every process; one that was not is none', async () => {
  await new PictureFolder(join(folder, 'new'), kilobyte * 100).keep('a.png', picture('a'));
  const other = new PictureFolder(join(folder, 'new'), kilobyte * 100);
  expect(await other.read('a.png')).toEqual(picture('a'));
  expect(await other.read('b.png')).toBeNull();
});

test('a file that was cut off, emptied or altered counts as none, and is replaced by the next one kept', async () => {
  const pictures = new PictureFolder(folder, kilobyte * 100);
  const path = join(folder, 'a.png');
  for (const damage of [
    () => truncate(path, 700),
    () => truncate(path, 0),
    () => truncate(path, 20),
    async () => writeFile(path, (await readFile(path)).fill('z', 100, 101)),
  ]) {
    await pictures.keep('a.png', picture('a'));
    await damage();
    expect(await pictures.read('a.png')).toBeNull();
  }
  await pictures.keep('a.png', picture('a'));
  expect(await pictures.read('a.png')).toEqual(picture('a'));
});

test('the folder never takes more than its bound, and what is used stays', async () => {
  const pictures = new PictureFolder(folder, kilobyte * 32);
  await pictures.keep('used.png', picture('u'));
  for (let n = 0; n < 200; n++) {
    // File systems tell times apart by milliseconds at best: each picture is older than the next.
    const usedAt = new Date(2030, 0, 1, 0, 0, n);
    await pictures.keep(`${n}.png`, picture('x'));
    await utimes(join(folder, `${n}.png`), usedAt, usedAt);
    const justNow = new Date(usedAt.getTime() + 500);
    await utimes(join(folder, 'used.png'), justNow, justNow);
    expect(await bytesInFolder()).toBeLessThanOrEqual(kilobyte * 32);
  }
  expect(await pictures.read('used.png')).toEqual(picture('u'));
  expect(await pictures.read('199.png')).toEqual(picture('x'));
  expect(await pictures.read('0.png')).toBeNull();
});

test('reading counts as using', async () => {
  const pictures = new PictureFolder(folder, kilobyte * 100);
  await pictures.keep('a.png', picture('a'));
  const longAgo = new Date(2020, 0, 1);
  await utimes(join(folder, 'a.png'), longAgo, longAgo);
  await pictures.read('a.png');
  const usedAt = async () => (await stat(join(folder, 'a.png'))).mtimeMs;
  await expect.poll(usedAt, { timeout: 20_000 }).toBeGreaterThan(longAgo.getTime());
});

test('several processes may keep the same and different pictures at once: none is damaged, and the next count keeps the bound', async () => {
  const processes = Array.from({ length: 3 }, () => new PictureFolder(folder, kilobyte * 48));
  await Promise.all(
    processes.map(async (pictures) => {
      for (let n = 0; n < 60; n++) {
        await pictures.keep(`${n}.png`, picture('x'));
        // Older than any draft: where the clock of the file system stands still, a draft could be taken for the oldest.
        const usedAt = new Date(2020, 0, 1, 0, 0, n);
        await utimes(join(folder, `${n}.png`), usedAt, usedAt).catch(() => undefined);
      }
    }),
  );
  await new PictureFolder(folder, kilobyte * 48).keep('60.png', picture('x'));
  expect(await bytesInFolder()).toBeLessThanOrEqual(kilobyte * 48);
  for (const name of await readdir(folder)) expect(await processes[0]?.read(name)).toEqual(picture('x'));
});

test('making room leaves what another process writes at the moment', async () => {
  const writing = join(folder, 'other.unfinished');
  await writeFile(writing, 'half a pic');
  const pictures = new PictureFolder(folder, kilobyte * 4);
  for (let n = 0; n < 12; n++) {
    await pictures.keep(`${n}.png`, picture('x'));
    const later = new Date(Date.now() + 60_000 + n * 1000);
    await utimes(join(folder, `${n}.png`), later, later);
  }
  expect(await readdir(folder)).toContain('other.unfinished');
});

test('what a killed process left half written is removed once it is old, and is never taken for a picture', async () => {
  const left = join(folder, 'left.unfinished');
  await writeFile(left, 'half a pic');
  await new PictureFolder(folder, kilobyte * 100).keep('a.png', picture('a'));
  expect(await readdir(folder)).toContain('left.unfinished');
  const anHourAgo = new Date(Date.now() - 3_600_000);
  await utimes(left, anHourAgo, anHourAgo);
  await new PictureFolder(folder, kilobyte * 100).keep('b.png', picture('b'));
  expect((await readdir(folder)).sort()).toEqual(['a.png', 'b.png']);
});
