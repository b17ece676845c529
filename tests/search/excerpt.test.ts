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
