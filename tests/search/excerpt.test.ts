import { expect, test } from 'vitest';
import { askedWords, excerptAt, excerptWords } from '#lib/search/excerpt.ts';

test('the words of a question are folded, without those it does not want', () => {
  expect(askedWords('“Bodas” or CAFÉ -sermón')).toEqual(['bodas', 'cafe']);
  expect(askedWords('!!! & | :* 🕊️')).toEqual([]);
});

/** The excerpt around the first word that begins so, and `more` words after it. */
function excerptOf(text: string, beginning: string, more = 0): string {
  const words = excerptWords(text);
  const at = words.findIndex((word) => word.startsWith(beginning));
  return excerptAt(words, at < 0 ? undefined : { at, end: at + 1 + more });
}

test('an excerpt begins a little before the place that was found', () => {
  const text = `${'Antes '.repeat(40)}la Celebración de cada boda ${'después '.repeat(60)}`;
  const excerpt = excerptOf(text, 'boda');
  expect(excerpt).toMatch(/^… .*la Celebración de cada boda después .* …$/);
  expect(excerpt.length).toBeLessThan(190);
});

test('an excerpt has all of a place, with less before it where that is long', () => {
  const text = `${'Before it '.repeat(20)}Found ${'between-them '.repeat(11)}last ${'behind '.repeat(40)}`;
  expect(excerptOf(text, 'Found', 12)).toMatch(/^… (?:Before |it )+Found (?:between-them ){11}last /);
});

test('a short text stands whole, one without the words from its beginning, a word of any length is cut', () => {
  expect(excerptOf('We are\n glad with you.', 'glad')).toBe('We are glad with you.');
  expect(excerptOf('We are glad.', 'weddings')).toBe('We are glad.');
  expect(excerptOf('a'.repeat(500), 'b')).toHaveLength(182);
  expect(excerptOf('', 'b')).toBe('');
});

test('a point stands between lines that end without a mark, and none at either end', () => {
  expect(excerptOf('Parking\nBehind the hall.\n\nThe doors open at 9:30,\nStart at 10', 'Start')).toBe(
    'Parking · Behind the hall. The doors open at 9:30, Start at 10',
  );
  const headings = excerptOf(Array.from({ length: 40 }, (_, number) => `Heading ${number}`).join('\n'), '20');
  expect(headings).toMatch(/^… [^·].* · Heading 20 · .*[^·] …$/);
});
