import { expect, test } from 'vitest';
import { fillText } from '#lib/page-texts/fill.ts';
import { bracketsIn, type Insertions, insertionNames } from '#lib/page-texts/insertions.ts';

const known = Object.fromEntries(insertionNames.map((name) => [name, `the ${name}`])) as Insertions;
const unknown = { ...known, founded: '' };

test.each([
  ['Come in.', known, null],
  ['Come [in].', known, null],
  ['Come in[ since {founded}].', known, { isLeftOut: false, hasBar: false }],
  ['Come in[ since {founded}].', unknown, { isLeftOut: true, hasBar: false }],
  ['<p>Come [since {founded}|soon].</p>', unknown, { isLeftOut: true, hasBar: true }],
  ['[{phone}|by mail] [since {founded}]', unknown, { isLeftOut: true, hasBar: false }],
])('words in brackets of %j are told as they are shown', (text, insertions, told) => {
  expect(bracketsIn(text, insertions)).toEqual(told);
  const isWithout = !fillText(text, insertions).includes('since');
  expect(isWithout).toBe(told?.isLeftOut ?? true);
});
