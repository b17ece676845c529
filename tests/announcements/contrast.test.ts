import { expect, test } from 'vitest';
import { contrastRatio } from '#lib/announcements/contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ea384c', 4.06],
  ['#777777', '#777777', 1],
])('%s on %s reads at %d', (text, ground, expected) => {
  expect(contrastRatio(text, ground)).toBeCloseTo(expected, 1);
});

test('a colour that is none has no contrast', () => {
  expect(contrastRatio('red', '#ffffff')).toBeNull();
});
