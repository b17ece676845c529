import { readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Drawer } from '#lib/art/og/drawer.ts';
import { ogSize } from '#lib/art/og/drawing-work.ts';
import { ogPicture } from '#lib/art/og-picture.tsx';
import { newFolder } from '#tests/support/folders.ts';

const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** Rendering takes a second here and there on a busy machine. */
const patience = { timeout: 60_000 };

const dataFolder = newFolder();
beforeEach(() => {
  // What ends an idle drawer would run in the middle of another file's tests.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubEnv('DATA_DIR', dataFolder);
});

describe('pictures of shared links', patience, () => {
  test('the default picture is a PNG of 1200 by 630 that weighs under 250 kB', async () => {
    const response = await ogPicture({ title: 'First light', kicker: 'Over the hills\nSunday morning' });
    const picture = await bytes(response);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...ogSize });
    expect(picture.length).toBeLessThan(250_000);
  });

  test('an item is drawn with its own plate, so that two items differ', async () => {
    const of = async (seed: string) => bytes(await ogPicture({ title: 'Supper', seed, kind: 'event' }));
    expect((await of('a')).equals(await of('b'))).toBe(false);
    expect((await of('a')).equals(await of('a'))).toBe(true);
  });

  test('a title of any length or script is drawn', async () => {
    for (const title of ['', 'word '.repeat(80), 'Überraschung für “alle”', '🎉 Fiesta']) {
      const picture = await bytes(await ogPicture({ title, seed: 'x', kind: 'sermon', tone: 'rose' }));
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...ogSize });
    }
  });

  test('a picture is drawn once and kept; a changed word or a damaged file is drawn again', async () => {
    const draw = vi.spyOn(Drawer.prototype, 'draw');
    const folder = join(dataFolder, 'pictures');
    const of = async (title: string) => bytes(await ogPicture({ title, seed: 'x', kind: 'event' }));
    const before = new Set(await readdir(folder));
    const first = await of('Harvest');
    expect((await of('Harvest')).equals(first)).toBe(true);
    expect(draw).toHaveBeenCalledTimes(1);
    const [file = ''] = (await readdir(folder)).filter((name) => !before.has(name));
    await truncate(join(folder, file), 1000);
    expect((await of('Harvest')).equals(first)).toBe(true);
    expect(draw).toHaveBeenCalledTimes(2);
    expect((await of('Harvest Home')).equals(first)).toBe(false);
    expect(draw).toHaveBeenCalledTimes(3);
  });

  test('a drawing that fails says why, and the next one is drawn', async () => {
    const drawer = new Drawer(join(process.cwd(), 'lib/art/og/drawing-process.mjs'));
    await expect(
      drawer.draw({
        drawing: { type: 'div', props: { children: ['two', 'without display'] } },
        size: ogSize,
      }),
    ).rejects.toThrow(/The picture was not drawn: Error: Expected <div> to have explicit "display/);
    const png = await drawer.draw({ drawing: { type: 'div', props: { children: 'one' } }, size: ogSize });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...ogSize });
  });

  test('a drawing process that ends without an answer fails its picture, and the next one has a new process', async () => {
    const program = join(dataFolder, 'ends.mjs');
    await writeFile(program, "process.on('message', () => process.exit());");
    const drawer = new Drawer(program);
    for (const words of ['one', 'two'])
      await expect(drawer.draw({ drawing: words, size: ogSize })).rejects.toThrow(
        'The drawing process has ended.',
      );
  });
});
