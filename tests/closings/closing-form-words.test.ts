import { expect, test } from 'vitest';
import english from '#lib/language/generated/en.ts';
import spanish from '#lib/language/generated/es.ts';

test.each([
  [0, 0, '', ''],
  [1, 1, 'Affects 1 date.', 'Afecta a 1 fecha.'],
  [4, 4, 'Affects 4 dates.', 'Afecta a 4 fechas.'],
  [3, 4, 'Affects 3 of 4 dates.', 'Afecta a 3 de 4 fechas.'],
  [0, 1, 'Affects 0 of 1 date.', 'Afecta a 0 de 1 fecha.'],
])('%i of %i dates: %s', (touched, all, inEnglish, inSpanish) => {
  expect(english.closingForm.touches(touched, all)).toBe(inEnglish);
  expect(spanish.closingForm.touches(touched, all)).toBe(inSpanish);
});
