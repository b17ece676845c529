import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ogSize } from '#lib/art/og/drawing-work.ts';
import { ogPicture } from '#lib/art/og-picture.tsx';
import type { Church } from '#lib/core/church/church-row.ts';
import { inChurch } from '#tests/support/church.ts';
import { newFolder } from '#tests/support/folders.ts';

const patience = { timeout: 60_000 };

const place = vi.hoisted(() => ({ folder: '' }));
vi.mock('#lib/core/process/env.ts', async (original) => {
  const real = await original<typeof import('#lib/core/process/env.ts')>();
  return { ...real, env: () => ({ ...real.env(), DATA_DIR: place.folder }) };
});
vi.mock('#lib/core/process/log.ts', () => ({ log: { warn: vi.fn(), error: vi.fn() } }));

const url = '/uploads/hero/0_photo.webp';

beforeAll(async () => {
  place.folder = newFolder();
  await mkdir(join(place.folder, 'uploads', 'hero'), { recursive: true });
  // Red on the left, green on the right, three times as wide as a preview.
  const side = (background: string) => ({
    input: { create: { width: 1800, height: 630, channels: 3 as const, background } },
  });
  const photo = sharp({ create: { width: 3600, height: 630, channels: 3, background: '#0000ff' } })
    .composite([
      { ...side('#c01010'), left: 0, top: 0 },
      { ...side('#10a010'), left: 1800, top: 0 },
    ])
    .webp();
  await writeFile(join(place.folder, url), await photo.toBuffer());
});
beforeEach(() => {
  // What ends an idle drawer would run in the middle of another file's tests.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

async function drawn(facts: Partial<Church>, photo?: { url: string | null; x: number }): Promise<Buffer> {
  const hero = photo && { url: photo.url, focus: { x: photo.x, y: 50 } };
  const response = await inChurch(facts, () => ogPicture({ title: 'First light', photo: hero }));
  return Buffer.from(await response.arrayBuffer());
}

/** Returns red, green and blue of a point, in shares of the picture. */
async function colorAt(png: Buffer, x: number, y: number): Promise<number[]> {
  const at = { left: Math.round(x * ogSize.width), top: Math.round(y * ogSize.height), width: 8, height: 8 };
  const { channels } = await sharp(await sharp(png).removeAlpha().extract(at).toBuffer()).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

describe('the default picture of links shows the hero of the church', patience, () => {
  test('its photo, cut around the focus and dark behind the words', async () => {
    const [left, right] = [
      await drawn({ hero: 'picture' }, { url, x: 0 }),
      await drawn({ hero: 'picture' }, { url, x: 100 }),
    ];
    const [red = 0, green = 0] = await colorAt(left, 0.97, 0.5);
    expect(red).toBeGreaterThan(green + 80);
    const [other = 0, most = 0] = await colorAt(right, 0.97, 0.5);
    expect(most).toBeGreaterThan(other + 80);
    expect(Math.max(...(await colorAt(left, 0.3, 0.9)))).toBeLessThan(90);
  });

  test('its scene, or its colors alone', async () => {
    const accent_color = '#1f6f54';
    const hills = await drawn({ hero: 'hills', accent_color });
    const plain = await drawn({ hero: 'plain', accent_color });
    const town = await drawn({ hero: 'town', accent_color });
    expect(new Set([hills, plain, town].map((png) => png.toString('base64'))).size).toBe(3);
    const [red = 0, green = 0, blue = 0] = await colorAt(plain, 0.1, 0.97);
    expect(green).toBeGreaterThan(Math.max(red, blue) + 15);
    expect(plain.equals(await drawn({ hero: 'plain', accent_color: '#8a2d2d' }))).toBe(false);
  });

  test.each([null, 'https://elsewhere.example/a.jpg', '/uploads/hero/0_gone.webp'])(
    'the hills, as the page does, where the photo is %s',
    async (missing) => {
      const hills = await drawn({ hero: 'hills' });
      expect(hills.equals(await drawn({ hero: 'picture' }, { url: missing, x: 50 }))).toBe(true);
    },
  );
});
