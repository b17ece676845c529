import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { iconResponse } from '#lib/art/icons/icon-response.ts';
import { type IconName, icons } from '#lib/art/icons/icons.ts';
import { currentLogoFaces } from '#lib/art/logo/current-logo.ts';
import { ogSize } from '#lib/art/og/drawing-work.ts';
import { ogPicture } from '#lib/art/og-picture.tsx';
import { ink } from '#lib/art/palette/palette.ts';
import { currentChurch, runWithChurch } from '#lib/core/church/current-church.ts';
import { inChurch } from '#tests/support/church.ts';
import { newFolder } from '#tests/support/folders.ts';

const patience = { timeout: 60_000 };
const names = Object.keys(icons) as IconName[];
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

const place = vi.hoisted(() => ({ folder: '' }));
vi.mock('#lib/core/process/env.ts', async (original) => {
  const real = await original<typeof import('#lib/core/process/env.ts')>();
  return { ...real, env: () => ({ ...real.env(), DATA_DIR: place.folder }) };
});
vi.mock('#lib/core/process/log.ts', () => ({ log: { warn: vi.fn(), error: vi.fn() } }));

beforeAll(async () => {
  place.folder = newFolder();
  await mkdir(join(place.folder, 'uploads', 'logos'), { recursive: true });
});
beforeEach(() => {
  // What ends an idle drawer would run in the middle of another file's tests.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

/** Runs as a church with a red logo of this size on nothing, as an upload is kept. */
async function withLogo<Result>(width: number, height: number, run: () => Promise<Result>): Promise<Result> {
  const name = `${width}_${height}.webp`;
  const picture = sharp({ create: { width, height, channels: 4, background: '#a81d1d' } })
    .extend({ top: 4, bottom: 4, left: 4, right: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp();
  await writeFile(join(place.folder, 'uploads', 'logos', name), await picture.toBuffer());
  return inChurch({ logo_url: `/uploads/logos/${name}` }, run);
}

/** How far from the middle the logo's red reaches, as a share of the icon's side; and the colour of its corner. */
async function redIn(png: Buffer): Promise<{ reach: number; corner: readonly number[] }> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  let reach = 0;
  for (let i = 0; i < info.width * info.height; i++) {
    const [red = 0, green = 0] = data.subarray(i * 4, i * 4 + 2);
    if (red < 140 || green > 80) continue;
    const [x, y] = [(i % info.width) + 0.5, Math.floor(i / info.width) + 0.5];
    reach = Math.max(reach, Math.hypot(x / info.width - 0.5, y / info.height - 0.5));
  }
  return { reach, corner: [...data.subarray(0, 4)] };
}

describe('the site’s icons', patience, () => {
  test('are the drawn ones while there is no logo, or none that this site has stored', async () => {
    for (const logo_url of [null, '/uploads/logos/0_gone.webp', 'https://elsewhere.example/logo.png']) {
      for (const name of names) {
        const response = await inChurch({ logo_url }, () => iconResponse(name));
        expect(response.headers.get('content-type')).toBe(icons[name].type);
        expect((await bytes(response)).equals(await readFile(join('lib/art/icons', name))), name).toBe(true);
      }
    }
  });

  test.each([
    ['wide', 600, 120],
    ['square', 300, 300],
    ['tall', 120, 500],
  ])(
    'are made of a %s logo, each of its size; the maskable one keeps it in the circle that all phones show',
    async (_shape, width, height) => {
      await withLogo(width, height, async () => {
        for (const name of [
          'apple-icon.png',
          'icon-192.png',
          'icon-512.png',
          'icon-maskable-512.png',
        ] as const) {
          const png = await bytes(await iconResponse(name));
          const [size = 0] = icons[name].sizes;
          expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
          const { reach, corner } = await redIn(png);
          expect(reach).toBeGreaterThan(0.2);
          // Round corners are clear, the others are the paper that dark lines stand on.
          if (icons[name].shape === 'rounded') expect(corner[3]).toBe(0);
          else expect(corner).toEqual([251, 247, 240, 255]);
          if (icons[name].shape === 'maskable') expect(reach).toBeLessThanOrEqual(0.4);
        }
      });
    },
  );

  test('in favicon and vector form hold the logo too', async () => {
    await withLogo(300, 300, async () => {
      const ico = await bytes(await iconResponse('favicon.ico'));
      expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
      for (const [i, size] of icons['favicon.ico'].sizes.entries()) {
        const [length, offset] = [ico.readUInt32LE(6 + 16 * i + 8), ico.readUInt32LE(6 + 16 * i + 12)];
        const picture = ico.subarray(offset, offset + length);
        expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: size });
        expect((await redIn(picture)).reach).toBeGreaterThan(0.2);
      }
      expect(await (await iconResponse('icon.svg')).text()).toMatch(
        /<image [^>]*href="data:image\/png;base64,/,
      );
    });
  });

  test('are made of the square mark beside a wide logo, which stays in pictures and in the header', async () => {
    await withLogo(600, 120, async () => {
      const wide = (await redIn(await bytes(await iconResponse('icon-192.png')))).reach;
      const { logo_url } = currentChurch();
      await withLogo(300, 300, async () => {
        const church = { ...currentChurch(), logo_url, mark_url: currentChurch().logo_url };
        await runWithChurch(church, async () => {
          const square = (await redIn(await bytes(await iconResponse('icon-192.png')))).reach;
          expect(square).toBeGreaterThan(wide + 0.1);
          const { logo, mark } = await currentLogoFaces();
          expect([logo?.width, mark?.width, mark?.height]).toEqual([608, 308, 308]);
        });
      });
    });
  });

  test('are drawn in the church’s colours where it has no logo', async () => {
    const icon = (accent_color: string | null) =>
      inChurch({ accent_color }, async () => (await iconResponse('icon.svg')).text());
    expect(await icon(null)).toContain(ink.accent);
    expect(await icon('#1f6f54')).toContain('#1f6f54');
    expect(await icon('#1f6f54')).not.toContain(ink.accent);
  });

  test('and the pictures of links change with the logo, the header knows its proportions', async () => {
    const picture = async () => bytes(await ogPicture({ title: 'First light' }));
    const drawn = await picture();
    await withLogo(600, 120, async () => {
      const own = await picture();
      expect(own.equals(drawn)).toBe(false);
      expect(await sharp(own).metadata()).toMatchObject({ format: 'png', ...ogSize });
      const { logo } = await currentLogoFaces();
      expect(logo).toMatchObject({ width: 608, height: 128, ground: ink.paper });
    });
  });
});
