import { expect, test } from 'vitest';
import { sentencesIn } from '#lib/core/language/sentences.ts';
import { sizeText } from '#lib/core/text/size-text.ts';
import { inChurch } from '#tests/support/church.ts';

test.each([
  ['US', 'en', '1.2 MB', '12,345.5'],
  ['MX', 'es', '1.2 MB', '12,345.5'],
  ['ES', 'es', '1,2 MB', '12.345,5'],
] as const)('in %s numbers are written as there (%s)', (country, language, size, number) =>
  inChurch({ country, language }, () => {
    expect(sizeText(1_200_000).replace(/\s/g, ' ')).toBe(size);
    expect(sentencesIn(language).number(12_345.5)).toBe(number);
  }),
);

test('a file under 1 kB has 1 kB', () => {
  expect(sizeText(600)).toBe('1 kB');
  expect(sizeText(94_000)).toBe('94 kB');
});
