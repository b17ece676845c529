import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ogSize } from '@/lib/art/og/size';
import { ogPicture } from '@/lib/art/og-picture';

const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** Rendering takes a second here and there on a busy machine. */
const patience = { timeout: 60_000 };

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
});
