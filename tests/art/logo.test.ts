import sharp from 'sharp';
import { expect, test } from 'vitest';
import { groundIn, groundOf, isWordmark, sampleSide } from '#lib/art/logo/logo.ts';
import { ink } from '#lib/art/palette/palette.ts';

/** The pixels of a small copy: a disc of one colour on another, or on nothing. */
async function pixels(disc: string, ground?: string): Promise<Uint8Array> {
  const side = sampleSide;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${ground ? `<rect width="100%" height="100%" fill="${ground}"/>` : ''}<circle cx="12" cy="12" r="8" fill="${disc}"/></svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

test('a logo that fills its picture stands on the colour of its own edges', async () => {
  expect(groundIn(await pixels('#ffffff', '#2d4a94'))).toEqual({ kind: 'own', color: '#2d4a94' });
});

test('one on nothing stands on paper when its lines are dark, and on the night when they are light', async () => {
  const dark = { ground: groundIn(await pixels('#1e3470')) };
  const light = { ground: groundIn(await pixels('#fff6df')) };
  expect(groundOf(dark, ink)).toBe(ink.paper);
  expect(groundOf(light, ink)).toBe(ink.night);
});

test('a wide logo stands in place of the name, a square or a tall one beside it', () => {
  expect(isWordmark({ width: 440, height: 200 })).toBe(true);
  expect(isWordmark({ width: 400, height: 400 })).toBe(false);
  expect(isWordmark({ width: 200, height: 600 })).toBe(false);
});
