import { expect, test } from 'vitest';
import { wordsValues } from '#components/words/words-values.ts';
import { originalOf } from '#lib/page-texts/register.ts';

test('the form of words opens with what the page shows: doors of its own have no words of the demo', () => {
  expect(originalOf('home.doors', { isDemo: false })).toEqual([]);
  const empty = { title: '', people: '' };
  expect(wordsValues('home.doors', { value: [] })).toEqual({ value: [empty, empty, empty, empty] });
  const doors = originalOf('home.doors').map((door) => ({ ...door }));
  expect(wordsValues('home.doors', { value: doors })).toEqual({ value: doors });
  expect(wordsValues('about.leaders', { value: [] })).toEqual({ value: [] });
});

test('a field of the form is empty where an entry has nothing', () => {
  const value = [{ name: 'Ruth', role: null }];
  expect(wordsValues('about.leaders', { value })).toEqual({ value: [{ name: 'Ruth' }] });
});
