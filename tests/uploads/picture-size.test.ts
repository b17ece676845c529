import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureSize, sizeOfWebp } from '#lib/uploads/picture-size.ts';

const drawn = { create: { width: 300, height: 420, channels: 4, background: '#2d4a9480' } } as const;

test.each([
  ['lossy', { quality: 80 }],
  ['lossless', { lossless: true }],
])('the size stands in the header of a %s picture', async (_, options) => {
  const opaque = await sharp(drawn).removeAlpha().webp(options).toBuffer();
  const transparent = await sharp(drawn).webp(options).toBuffer();
  expect([sizeOfWebp(opaque), sizeOfWebp(transparent)]).toEqual([
    { width: 300, height: 420 },
    { width: 300, height: 420 },
  ]);
});

test('an address elsewhere, none, and a picture that is gone have no known size', async () => {
  const gone = '/uploads/event-images/1700000000000_aaaaaaaaaaaaaaaa.webp';
  expect(await Promise.all(['https://example.org/a.webp', null, gone].map(pictureSize))).toEqual([
    null,
    null,
    null,
  ]);
});
