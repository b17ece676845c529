import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { folderStorage } from '#lib/core/storage/folder-storage.ts';
import english from '#lib/language/generated/en.ts';
import { staff } from '#tests/support/actors.ts';
import { useDatabase } from '#tests/support/database.ts';
import { times } from '#tests/support/extent.ts';
import { listed } from '#tests/support/files/uploads.ts';
import { newDataFolder } from '#tests/support/folders.ts';
import { callApi } from '#tests/support/requests.ts';
import { hostileTexts, internals } from './hostile-values.ts';

useDatabase({ as: staff });
let folder: string;
beforeEach(() => {
  folder = newDataFolder();
  vi.stubEnv('UPLOADTHING_TOKEN', '');
});

const notAnImage = { status: 415, detail: english.uploads.notAnImage };
const tooManyPixels = { status: 422, detail: english.uploads.tooManyPixels };

const kept = () => listed(folderStorage(join(folder, 'uploads')));

test.each([
  ['a picture of 2500 million pixels in a few bytes', () => pngOf(50_000, 50_000), tooManyPixels],
  ['a picture wider than any memory', () => pngOf(2 ** 31 - 1, 2), notAnImage],
  ['an animation of 3000 large frames', () => gifOf(3000, 2000), tooManyPixels],
  ['a picture that ends in its middle', async () => (await sample('png')).subarray(0, 60), notAnImage],
])('%s is refused at once, and nothing is kept', async (_what, make, refusal) => {
  const began = performance.now();
  const answer = await send(await make());
  expect(answer).toMatchObject(refusal);
  expect(performance.now() - began).toBeLessThan(5000);
  expect(await kept()).toEqual([]);
});

test.each(['png', 'jpeg', 'gif', 'webp'] as const)(
  'of a %s that is also a page, only the picture is kept',
  async (format) => {
    const page = Buffer.from('<!doctype html><script>alert(document.cookie)</script>');
    const answer = await send(Buffer.concat([await sample(format), page]), 'x.html', 'text/html');
    expect(answer.status).toBe(201);
    for (const { folder: bucket, name } of await kept()) {
      const bytes = await readFile(join(folder, 'uploads', bucket, name));
      expect(bytes.includes('<script')).toBe(false);
      expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    }
  },
);

test('a damaged picture is encoded again or refused, and never half kept', async () => {
  const pictures = await Promise.all((['png', 'jpeg', 'gif', 'webp'] as const).map(sample));
  const damaged = fc
    .tuple(
      fc.constantFrom(...pictures),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 12 }),
    )
    .map(([bytes, wounds]) => {
      const copy = Buffer.from(bytes);
      for (const [place, value] of wounds) copy[place % copy.length] = value;
      return copy;
    });
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(damaged, async (bytes) => {
      const answer = await send(bytes);
      if (answer.status === 201) taken += 1;
      else expect([415, 422]).toContain(answer.status);
    }),
    { numRuns: times(120) },
  );
  expect(await kept()).toHaveLength(2 * taken);
});

test('names, places and fields that are meant to hurt change nothing outside the folder', async () => {
  const text = fc.constantFrom(
    ...hostileTexts.map((value) => value.replace(/\p{Surrogate}/gu, '?').slice(0, 500)),
  );
  await fc.assert(
    fc.asyncProperty(text, text, fc.boolean(), async (name, bucket, isText) => {
      const form = new FormData();
      form.append('file', isText ? name : new File([new Uint8Array(await sample('png'))], name));
      form.append('bucket', bucket);
      form.append('__proto__', 'x');
      const answer = await ask(form);
      expect([201, 415, 422]).toContain(answer.status);
      if (answer.status !== 201) expect(JSON.stringify(answer)).not.toMatch(internals);
    }),
    { numRuns: times(40) },
  );
  for (const { folder: bucket } of await kept()) expect(bucket).toBe('event-images');
});

function send(bytes: Buffer, name = 'picture.png', type = 'image/png') {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name, { type }));
  return ask(form);
}

async function ask(form: FormData): Promise<{ status: number; detail?: string }> {
  const { body, status } = await callApi('POST /api/uploads', { body: form });
  return { ...body, status };
}

function sample(format: 'png' | 'jpeg' | 'gif' | 'webp'): Promise<Buffer> {
  return sharp({ create: { width: 24, height: 16, channels: 3, background: '#2d4a94' } })
    .toFormat(format)
    .toBuffer();
}

/** A PNG that claims these sides and holds next to nothing. */
async function pngOf(width: number, height: number): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(4000))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

/** A GIF of as many frames, each of these sides and of a few bytes. */
async function gifOf(frames: number, side: number): Promise<Buffer> {
  const sides = Buffer.alloc(4);
  sides.writeUInt16LE(side, 0);
  sides.writeUInt16LE(side, 2);
  const screen = Buffer.concat([
    Buffer.from('GIF89a'),
    sides,
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
  ]);
  const frame = Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0]),
    sides,
    Buffer.from([0, 2, 2, 0x4c, 1, 0]),
  ]);
  return Buffer.concat([screen, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}
