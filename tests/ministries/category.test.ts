import { describe, expect, test } from 'vitest';
import { anchor as anchorParameter } from '#lib/core/addresses/query-parameters.ts';
import { anchorOf, categoriesOf, categoryOf, longestCategory } from '#lib/ministries/category.ts';

test.each([
  ['Adult', 'Adult'],
  ['YOUTH', 'Youth'],
  [' children ', 'Children'],
  ['international', 'International'],
  ['Seniors', null],
  ['', null],
])('a category: %o is read as %o, in any case', (text, category) => {
  expect(categoryOf(text)).toBe(category);
});

describe('the anchor of a category', () => {
  test.each([
    ['Adult', 'adult'],
    ['Seniors & Friends', 'seniors-friends'],
    ['  Niños  ', 'ninos'],
    ['청년부', '청년부'],
    ['हिन्दी', 'हिन्दी'],
    ['24/7 Prayer', '24-7-prayer'],
    ['🎸', 'others'],
    ['', 'others'],
    ['<b onclick=x>Hi</b>', 'b-onclick-x-hi-b'],
    ['Content', 'content-ministries'],
  ])('%o is %o', (category, anchor) => {
    expect(anchorOf(category)).toBe(anchor);
  });

  test('is one that the address may hold, however long the name', () => {
    for (const name of ['x', '청', 'a b ', '𐐷', 'ǆ '].map((text) => text.repeat(longestCategory)))
      expect(anchorOf(name)).toMatch(anchorParameter.shape);
  });
});

describe('the categories of the page', () => {
  const of = (...names: string[]) => categoriesOf(names.map((category) => ({ category })));

  test('are the site’s four without a ministry in them, and nothing else', () => {
    expect(of().map(({ name, anchor }) => [name, anchor])).toEqual([
      ['Adult', 'adult'],
      ['Youth', 'youth'],
      ['Children', 'children'],
      ['International', 'international'],
    ]);
  });

  test('end with the church’s own, each once, in the order and the spelling of the first in it', () => {
    const own = of('Music', 'YOUTH', 'Seniors', 'MUSIC!', '', 'seniors').slice(4);
    expect(own.map(({ name }) => name)).toEqual(['Music', 'Seniors', 'More']);
  });
});
