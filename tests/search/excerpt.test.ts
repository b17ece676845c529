import { expect, test } from 'vitest';
import { askedWords, excerptOf } from '#lib/search/excerpt.ts';

test('the words of a question are folded, without those it does not want', () => {
  expect(askedWords('“Bodas” or CAFÉ -sermón')).toEqual(['bodas', 'cafe']);
  expect(askedWords('!!! & | :* 🕊️')).toEqual([]);
});

test('an excerpt begins a little before the first word, whatever its ending and accents', () => {
  const text = `${'Antes '.repeat(40)}la Celebración de cada boda ${'después '.repeat(60)}`;
  const excerpt = excerptOf(text, askedWords('bodas'));
  expect(excerpt).toMatch(/^… .*la Celebración de cada boda después .* …$/);
  expect(excerpt.length).toBeLessThan(190);
  expect(excerptOf(text, askedWords('celebracion'))).toContain('Celebración');
});

test('a short text stands whole, one without the words from its beginning, a word of any length is cut', () => {
  expect(excerptOf('We are\n glad with you.', ['glad'])).toBe('We are glad with you.');
  expect(excerptOf('We are glad.', ['weddings'])).toBe('We are glad.');
  expect(excerptOf('a'.repeat(500), ['b'])).toHaveLength(182);
  expect(excerptOf('', ['b'])).toBe('');
});

test('a point stands between lines that end without a mark, and none at either end', () => {
  expect(excerptOf('Parking\nBehind the hall.\n\nThe doors open at 9:30,\nStart at 10', ['start'])).toBe(
    'Parking · Behind the hall. The doors open at 9:30, Start at 10',
  );
  const headings = excerptOf(Array.from({ length: 40 }, (_, number) => `Heading ${number}`).join('\n'), [
    '20',
  ]);
  expect(headings).toMatch(/^… [^·].* · Heading 20 · .*[^·] …$/);
});

test('an excerpt shows the place where most of the words stand, not the first small word', () => {
  const text = `The choir sings. ${'Then they rest. '.repeat(30)}Bring the rings to the vestry.`;
  expect(excerptOf(text, askedWords('the vestry rings'))).toContain('Bring the rings to the vestry.');
});
