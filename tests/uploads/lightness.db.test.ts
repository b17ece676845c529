import sharp, { type Sharp } from 'sharp';
import { expect, test, vi } from 'vitest';
import { db } from '#lib/core/database/db.ts';
import { log } from '#lib/core/process/log.ts';
import { keepPictureFor } from '#lib/uploads/keep-picture.ts';
import { measurePublished } from '#lib/uploads/lightness/keep-lightness.ts';
import { measureLightness } from '#lib/uploads/lightness/lightness.ts';
import { findLightness } from '#lib/uploads/queries.ts';
import { useDatabase } from '#tests/support/database.ts';

useDatabase();

const plain = (background: string, width = 600, height = 400, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background } });
const webp = async (picture: Sharp) => new Uint8Array(await picture.webp({ lossless: true }).toBuffer());
const kinds = ({ cells }: { cells: readonly number[] }) => [...new Set(cells)];

test('a picture for the hero is measured when it is uploaded, another is not', async () => {
  const bytes = new Uint8Array(await plain('#808080').png().toBuffer());
  const hero = await keepPictureFor('hero-images', bytes);
  const found = await findLightness({ url: hero });
  expect([found?.width, found?.height, found?.cells.length]).toEqual([600, 400, 576]);
  for (const grey of found?.cells ?? []) expect(Math.abs(grey - 128)).toBeLessThan(4);
  expect(await findLightness({ url: await keepPictureFor('event-images', bytes) })).toBeNull();
});

test('each cell is as light as its lightest pixel, a color as the grey of its luminance', async () => {
  const dot = { create: { width: 30, height: 30, channels: 3, background: '#ffffff' } } as const;
  const picture = plain('#ff0000', 960, 960).composite([
    { input: await sharp(dot).png().toBuffer(), left: 5, top: 5 },
  ]);
  const { cells } = await measureLightness(await webp(picture));
  expect(cells[0]).toBe(255);
  // Red has the luminance 0.2126: a grey of 127.1.
  expect(cells.at(-1)).toBe(128);
});

test.each<[what: string, picture: () => Sharp, light: number]>([
  ['40 megapixels', () => plain('#ffffff', 8000, 5000), 255],
  ['upright', () => plain('#000000', 900, 1600), 0],
  ['grey', () => plain('#ffffff').toColourspace('b-w'), 255],
  ['transparent', () => plain('#ffffff00', 600, 400, 4), 0],
])('a picture that is %s is measured', async (_what, picture, light) => {
  const url = await keepPictureFor('hero-images', new Uint8Array(await picture().png().toBuffer()));
  const found = await findLightness({ url });
  expect(kinds(found ?? { cells: [] })).toEqual([light]);
});

const publish = (hero_background_url: string) =>
  db().siteSettings.upsert({
    where: { id: 1 },
    create: { id: 1, hero_background_url },
    update: { hero_background_url },
  });

test('the picture that was published before is measured once', async () => {
  const url = await keepPictureFor('hero-images', new Uint8Array(await plain('#000000').png().toBuffer()));
  await db().pictureLightness.deleteMany();
  await measurePublished();
  expect(await findLightness({ url })).toBeNull();
  await publish(url);
  await measurePublished();
  expect((await findLightness({ url }))?.cells.length).toBe(576);
  await publish('/icon-512.png');
  await measurePublished();
  expect(await db().pictureLightness.count()).toBe(1);
});

test('a published picture whose file is gone is logged once, and so is the next one', async () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const gone = (letter: string) => `/uploads/hero-images/${letter.repeat(32)}.webp`;
  for (const url of [gone('a'), gone('a'), gone('b'), gone('b')]) {
    await publish(url);
    await measurePublished();
  }
  expect(warned.mock.calls.map(([fields]) => (fields as { url?: string }).url)).toEqual([
    gone('a'),
    gone('b'),
  ]);
  const url = await keepPictureFor('hero-images', new Uint8Array(await plain('#ffffff').png().toBuffer()));
  await db().pictureLightness.deleteMany();
  await publish(url);
  await measurePublished();
  expect((await findLightness({ url }))?.cells.length).toBe(576);
});
