import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import type { Lightness } from '#lib/core/pictures/lightness.ts';
import { heroPhoto } from '#lib/home/backdrop.ts';
import { type Cut, veilOf } from '#lib/home/veil.ts';

const night = '#17203f';
const side = 24;
const middle: Cut = { focusX: 50, focusY: 50, isOnRight: false, isUpright: false };

/** A picture whose cells are as light as their column and row say. */
function picture(lightOf: (x: number, y: number) => number, size = { width: 1920, height: 1280 }): Lightness {
  const cells = Array.from({ length: side ** 2 }, (_, index) =>
    lightOf(index % side, Math.floor(index / side)),
  );
  return { ...size, cells };
}

/** The color of a ground with so much of another over it. */
function mixed(ground: string, over: string, share: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mix = (at: number) => Math.round(channel(ground, at) * (1 - share) + channel(over, at) * share);
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`;
}

describe('the veil over a picture', () => {
  test('a dark picture has none', () => {
    expect(
      veilOf(
        picture(() => 70),
        middle,
        night,
      ),
    ).toEqual({ words: 0, wideWords: 0, header: 0 });
  });

  test('a white one has as much as white text needs on it, and no more', () => {
    const { words, wideWords, header } = veilOf(
      picture(() => 255),
      middle,
      night,
    );
    const contrast = (share: number) => wcagContrast('#ffffff', mixed('#ffffff', night, share));
    for (const veil of [words, wideWords, header])
      expect([contrast(veil) >= 4.5, contrast(veil - 0.02) >= 4.5]).toEqual([true, false]);
    expect(veilOf(null, middle, night)).toEqual({ words, wideWords, header });
  });

  test('what is light on the far side leaves the words without one', () => {
    const { words } = veilOf(
      picture((x) => (x > 17 ? 255 : 40)),
      middle,
      night,
    );
    expect(words).toBe(0);
    expect(
      veilOf(
        picture((x) => (x > 17 ? 255 : 40)),
        { ...middle, isOnRight: true },
        night,
      ).words,
    ).toBeGreaterThan(0.5);
  });

  test('a light sky weighs on the header, a light field at the foot does not', () => {
    const { header } = veilOf(
      picture((_, y) => (y < 6 ? 255 : 40)),
      middle,
      night,
    );
    expect(header).toBeGreaterThan(0.5);
    const field = veilOf(
      picture((_, y) => (y > 20 ? 255 : 40)),
      middle,
      night,
    );
    expect(field.header).toBe(0);
  });

  test('an upright picture stands beside the words', () => {
    const upright = picture(() => 255, { width: 1200, height: 1800 });
    expect(veilOf(upright, { ...middle, isUpright: true }, night).words).toBe(0);
  });
});

describe('the words of the hero', () => {
  const surroundings = { lightness: null, night, isRightToLeft: false };
  const at = (hero_focus_x: number, isRightToLeft = false) =>
    heroPhoto(
      { hero_background_url: '/uploads/hero-images/1_a.webp', hero_focus_x, hero_focus_y: 40 },
      { ...surroundings, isRightToLeft },
    );

  test('stand on the side where the focus is not, and at the start for one in the middle', () => {
    expect([at(20), at(50), at(80)].map((photo) => photo?.words)).toEqual(['end', 'start', 'start']);
    expect([at(20), at(80)].map((photo) => photo?.isOnRight)).toEqual([true, false]);
  });

  test('do so where one reads from right to left', () => {
    expect([at(20, true), at(80, true)].map((photo) => [photo?.words, photo?.isOnRight])).toEqual([
      ['start', true],
      ['end', false],
    ]);
  });
});
