import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accentPalette } from '#lib/art/palette/accent-palette.ts';
import { contrastOf, contrastPairs } from '#lib/art/palette/contrast-pairs.ts';
import { ink } from '#lib/art/palette/palette.ts';
import { times } from '#tests/support/extent.ts';

const nothing = { accent_color: null, second_color: null };
const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
const extremes = ['#ffff00', '#000000', '#ffffff', '#00ff00', '#ff00ff', '#0000ff', '#808080', '#7fffd4'];

/** The unreadable pairs, each with its contrast. */
function unreadable(accent_color: string | null, second_color: string | null): string[] {
  const colors = { ...ink, ...accentPalette({ accent_color, second_color }) };
  return contrastPairs
    .map((pair) => ({ pair, ratio: contrastOf(pair, colors) }))
    .filter(({ pair, ratio }) => !(ratio >= pair.least))
    .map(({ pair, ratio }) => `${pair.text} on ${pair.ground}: ${ratio.toFixed(2)}`);
}

describe('the colours of a church', () => {
  test('the site’s own read in every pair but the banner’s, whose text is large', () => {
    expect(unreadable(null, null)).toEqual(['white on alert: 4.06']);
    expect(ink).toMatchObject(accentPalette(nothing));
  });

  test.each(extremes)('%s reads everywhere, picked alone, first or second', (color) => {
    expect(unreadable(color, null).filter((pair) => !pair.includes('alert'))).toEqual([]);
    for (const other of extremes) expect(unreadable(color, other)).toEqual([]);
  });

  test('any two colours read in every pair', () => {
    fc.assert(
      fc.property(hex, hex, (accent, second) => {
        expect(unreadable(accent, second)).toEqual([]);
        expect(unreadable(null, second)).toEqual([]);
        expect(unreadable(accent, null)).toEqual([]);
      }),
      { numRuns: times(300) },
    );
  });

  test('a colour that reads stays as it was picked, in lower case', () => {
    const palette = accentPalette({ accent_color: '#7A1F3D', second_color: '#8A6100' });
    expect(palette).toMatchObject({ accent: '#7a1f3d', second: '#8a6100', alert: '#8a6100' });
  });

  test('yellow becomes an olive of the same hue, its night is dark and what shines stays yellow', () => {
    const { accent, night } = accentPalette({ accent_color: '#ffff00', second_color: null });
    expect(accent).toMatch(/^#[67]\w[67]\w00$/);
    expect(contrastOf({ text: 'white', ground: 'night', least: 4.5 }, { ...ink, night })).toBeGreaterThan(12);
    expect(accentPalette({ accent_color: null, second_color: '#ffff00' }).gold).toMatch(/^#f\w{5}$/);
  });

  test('the shade under the pointer is another than the button’s, even of black', () => {
    for (const accent_color of [...extremes, '#2d4a94']) {
      const { accent, accentDeep } = accentPalette({ accent_color, second_color: null });
      expect(accentDeep).not.toBe(accent);
    }
  });
});
