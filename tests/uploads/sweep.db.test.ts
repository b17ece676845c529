import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { bucketStorage } from '#lib/core/storage/bucket-storage.ts';
import { folderStorage } from '#lib/core/storage/folder-storage.ts';
import { newFileName, thumbnailName } from '#lib/uploads/file-name.ts';
import { createEvent } from '#prisma/factories/event.ts';
import { createPageText } from '#prisma/factories/page-text.ts';
import { sweepUploads } from '#scripts/admin/sweep-uploads.ts';
import { useDatabase } from '#tests/support/database.ts';
import { listed } from '#tests/support/files/uploads.ts';
import { newFolder } from '#tests/support/folders.ts';
import { listenAsBucket } from '#tests/support/servers/listen.ts';

useDatabase();
let root: string;
beforeEach(() => {
  root = newFolder();
});

/** A picture of so many days with its thumbnail, as an upload leaves them. */
async function keep(folder: string, ageDays: number): Promise<{ name: string; url: string }> {
  const name = newFileName();
  const kept = folderStorage(root);
  const url = await kept.store(folder, name, Buffer.from('picture'));
  await kept.store(folder, thumbnailName(name), Buffer.from('thumbnail'));
  const time = new Date(Date.now() - ageDays * 86_400_000);
  for (const each of [name, thumbnailName(name)]) await utimes(join(root, folder, each), time, time);
  return { name, url };
}
const paths = (found: { path: string }[]) => found.map(({ path }) => path).sort();

test('pictures that rows refer to are in use, with their thumbnails, by whatever address', async () => {
  const event = await keep('event-images', 9);
  const hero = await keep('hero-images', 9);
  const inText = await keep('event-images', 9);
  const portrait = await keep('people', 9);
  const unused = await keep('event-images', 9);
  await createPageText(db(), { key: 'about.leaders', value: [{ name: 'Ana', picture_url: portrait.url }] });
  await createEvent(db(), { image_url: event.url });
  await db().siteSettings.update({
    where: { id: 1 },
    data: { hero_background_url: `https://church.test${thumbnailName(hero.url)}` },
  });
  await db().ministry.create({
    data: { title: 'Choir', category: 'Adult', description: `<img src="${inText.url}">` },
  });
  expect(paths(await sweepUploads(folderStorage(root), false))).toEqual(
    [unused.name, thumbnailName(unused.name)].map((name) => join('event-images', name)).sort(),
  );
  expect(await listed(folderStorage(root))).toHaveLength(10);
});

test('a picture that comes back with a restored row is in use', async () => {
  const { name, url } = await keep('event-images', 9);
  const { id } = await createEvent(db(), { image_url: url });
  await db().event.delete({ where: { id } });
  expect(await sweepUploads(folderStorage(root), true)).toEqual([]);
  await db().activityLog.deleteMany();
  expect(paths(await sweepUploads(folderStorage(root), false))).toContain(join('event-images', name));
});

test('a name in use in one folder keeps nothing of another', async () => {
  const { name, url } = await keep('hero-images', 9);
  await createEvent(db(), { image_url: url.replace('hero-images', 'event-images') });
  expect(paths(await sweepUploads(folderStorage(root), false))).toContain(join('hero-images', name));
});

test('only what is older than a day is deleted, and only when asked', async () => {
  const old = await keep('sermon-thumbnails', 1.1);
  const young = await keep('sermon-thumbnails', 0.9);
  await sweepUploads(folderStorage(root), false);
  expect(await listed(folderStorage(root))).toHaveLength(4);
  const swept = await sweepUploads(folderStorage(root), true);
  expect(swept.filter(({ isDeleted }) => isDeleted)).toHaveLength(2);
  const left = (await listed(folderStorage(root))).map(({ name }) => name);
  expect(left.sort()).toEqual([young.name, thumbnailName(young.name)].sort());
  expect(left).not.toContain(old.name);
});

test('what was measured of a picture goes with it', async () => {
  const [shown, unused] = [await keep('hero-images', 9), await keep('hero-images', 9)];
  for (const { url } of [shown, unused])
    await db().pictureLightness.create({ data: { url, width: 3, height: 2, cells: Uint8Array.of(9) } });
  await db().siteSettings.update({ where: { id: 1 }, data: { hero_background_url: shown.url } });
  const measured = async () => (await db().pictureLightness.findMany()).map(({ url }) => url).sort();
  await sweepUploads(folderStorage(root), false);
  expect(await measured()).toEqual([shown.url, unused.url].sort());
  await sweepUploads(folderStorage(root), true);
  expect(await measured()).toEqual([shown.url]);
});

test('what is of no kind that the site stores is left alone, and an unfinished upload goes', async () => {
  const [name, old] = [newFileName(), new Date(0)];
  const kept = folderStorage(root);
  for (const [folder, file] of [
    ['people', `.${name}`],
    ['people', 'notes.txt'],
    ['elsewhere', name],
  ] as const) {
    await kept.store(folder, file, Buffer.from('x'));
    await utimes(join(root, folder, file), old, old);
  }
  expect(paths(await sweepUploads(kept, true))).toEqual([`people/.${name}`]);
});

test('a bucket is swept as the folder is', async () => {
  const bucket = await listenAsBucket();
  const uploads = bucketStorage(bucket.settings);
  const [shown, old, young] = [newFileName(), newFileName(), newFileName()];
  for (const name of [shown, old, young]) await uploads.store('people', name, Buffer.from('picture'));
  for (const [key, object] of bucket.objects)
    if (!key.endsWith(young)) object.modified = new Date(Date.now() - 2 * 86_400_000);
  await createEvent(db(), { image_url: `/uploads/people/${shown}` });
  expect(paths(await sweepUploads(uploads, true))).toEqual(
    [old, young].map((name) => `people/${name}`).sort(),
  );
  expect([...bucket.objects.keys()].sort()).toEqual([shown, young].map((name) => `people/${name}`).sort());
});

test('a folder that nobody uploaded to yet holds nothing unused', async () => {
  expect(await sweepUploads(folderStorage(join(root, 'missing')), true)).toEqual([]);
});
