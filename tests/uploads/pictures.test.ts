import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureSources } from '#lib/core/pictures/thumbnail.ts';
import english from '#lib/language/generated/en.ts';
import { isFileName, newFileName, thumbnailName } from '#lib/uploads/file-name.ts';
import { drawThumbnail, preparePicture } from '#lib/uploads/picture.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2d4a94' } });

/** A picture whose rows all differ. */
function gradient(width: number, height: number) {
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => (at * 7919 + (at >> 6)) % 251),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif', 'tiff'] as const)(
    'of type %s is encoded again as WebP',
    async (type) => {
      const picture = await preparePicture(await plain(40, 30).toFormat(type).toBuffer());
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
    },
  );

  test.each([
    ['across', [3000, 1500], [2000, 1000], [640, 320]],
    ['upright', [1500, 3000], [1000, 2000], [640, 1280]],
    ['small', [400, 300], [400, 300], [400, 300]],
  ])(
    '%s is made no larger than 2000 pixels a side, with a thumbnail 640 wide',
    async (_how, taken, whole, small) => {
      const [width = 0, height = 0] = taken;
      const picture = await preparePicture(await plain(width, height).jpeg().toBuffer());
      const sizeOf = async (bytes: Buffer) => {
        const { width, height } = await sharp(bytes).metadata();
        return [width, height];
      };
      expect(await sizeOf(picture)).toEqual(whole);
      expect(await sizeOf(await drawThumbnail(picture))).toEqual(small);
    },
  );

  test('taken sideways stands upright, and forgets where it was taken', async () => {
    const taken = await plain(60, 20)
      .jpeg()
      .withExif({ IFD0: { Orientation: '6' }, IFD3: { GPSLatitude: '30/1 38/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { width, height, exif, orientation } = await sharp(await preparePicture(taken)).metadata();
    expect({ width, height, exif, orientation }).toEqual({
      width: 20,
      height: 60,
      exif: undefined,
      orientation: undefined,
    });
  });

  test.each([
    [
      'a drawing that can run scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a page named like a picture', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a document', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['a program', Buffer.from('MZ\u0090\u0000\u0003', 'latin1')],
    ['a picture’s first bytes and then a page', Buffer.from('\u0089PNG\r\n\u001a\n<html>', 'latin1')],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('that is %s is refused', async (_what, bytes) => {
    await expect(preparePicture(bytes)).rejects.toMatchObject({
      code: 'unsupported_type',
      message: english.uploads.notAnImage,
    });
  });

  test.each([
    ['jpeg', 1],
    ['jpeg', 2],
    ['png', 2],
    ['png', 12],
    ['gif', 1],
  ] as const)('of type %s is taken without the last %i bytes, which end the file', async (type, missing) => {
    const whole = await plain(60, 40).toFormat(type).toBuffer();
    const picture = await preparePicture(whole.subarray(0, -missing));
    expect(await sharp(picture).metadata()).toMatchObject({ width: 60, height: 40 });
  });

  test.each([
    ['jpeg', 12],
    ['png', 20],
    ['gif', 2],
  ] as const)(
    'of type %s is taken without its last %i bytes, of which little is seen',
    async (type, missing) => {
      const whole = await gradient(60, 40).toFormat(type).toBuffer();
      const picture = await preparePicture(whole.subarray(0, -missing));
      expect(await sharp(picture).metadata()).toMatchObject({ width: 60, height: 40 });
    },
  );

  test.each(['jpeg', 'png', 'gif'] as const)('of type %s is refused without its half', async (type) => {
    const whole = await gradient(200, 200).toFormat(type).toBuffer();
    await expect(preparePicture(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: 'unsupported_type',
    });
  });

  test.each([
    ['heic', 'heic'],
    ['mif1', 'heic'],
    ['avif', 'notAnImage'],
  ] as const)('that is the beginning of a file of the brand %s is told so', async (brand, message) => {
    const box = (name: string, data: string) =>
      Buffer.concat([Buffer.from([0, 0, 0, 8 + data.length]), Buffer.from(name + data, 'latin1')]);
    const bytes = Buffer.concat([box('ftyp', `${brand}\0\0\0\0mif1${brand}`), box('meta', '\0\0\0\0')]);
    await expect(preparePicture(bytes)).rejects.toMatchObject({
      code: 'unsupported_type',
      message: english.uploads[message],
    });
  });

  test('of another kind is not said to be none', async () => {
    const bitmap = Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]);
    await expect(preparePicture(bitmap)).rejects.toMatchObject({ message: english.uploads.otherKind });
  });

  test('that unfolds into more pixels than any camera makes is refused', async () => {
    const bomb = await plain(12_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
    await expect(preparePicture(bomb)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('up to 100 million can be read'),
      more: { fields: { file: [english.uploads.tooManyPixels] } },
    });
  });
});

describe('the pictures to choose from', () => {
  test('are the thumbnail and the whole, for a picture that this site keeps', () => {
    const path = '/uploads/event-images/1795365000000_0011223344556677';
    expect(pictureSources(`${path}.webp`)).toBe(`${path}-640.webp 640w, ${path}.webp 2000w`);
    expect(pictureSources(`${path}.webp?t=7`)).toBe(`${path}-640.webp?t=7 640w, ${path}.webp?t=7 2000w`);
  });

  test.each([
    'https://app.ufs.sh/f/abc',
    'https://elsewhere.example/uploads/event-images/1795365000000_0011223344556677.webp',
    '/icon-512.png',
    '/uploads/event-images/1795365000000_0011223344556677-640.webp',
    '/uploads/choir.jpg',
  ])('are one for %s', (url) => {
    expect(pictureSources(url)).toBeUndefined();
  });
});

describe('a file name', () => {
  test('says when, and cannot be guessed', () => {
    const now = new Date('2026-11-22T16:30:00Z');
    expect(newFileName(now)).toMatch(/^1795365000000_[0-9a-f]{16}\.webp$/);
    expect(newFileName(now)).not.toBe(newFileName(now));
  });

  test.each([
    '../../etc/passwd',
    '.1795365000000_0011223344556677.webp',
    'x.webp',
    '1795365000000_0011223344556677.svg',
  ])('%s is none', (name) => {
    expect(isFileName(name)).toBe(false);
  });

  test('and its thumbnail’s are', () => {
    const name = newFileName();
    expect([name, thumbnailName(name)].map(isFileName)).toEqual([true, true]);
  });
});
