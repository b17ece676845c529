import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawableText } from '#lib/art/drawable-text.ts';

test('everyday titles stay as they are', () => {
  for (const title of ['Psalm 133: “How good”', 'Niños y jóvenes', 'Prodigal’s brother – part 2…'])
    expect(drawableText(title)).toBe(title);
});

test('accents without a glyph leave their letter, other scripts and emoji leave nothing', () => {
  expect(drawableText('Dvořák 🎉 night')).toBe('Dvorák night');
  expect(drawableText('예배 👩‍👧')).toBe('');
});

test('nothing outside the fonts is ever let through', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
      expect(drawableText(text)).toMatch(/^[\n -~¡-¬®-ÿŒœ–—‘’“”…•€]*$/u);
    }),
  );
}, 30_000);
