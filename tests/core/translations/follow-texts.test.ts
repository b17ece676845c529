import { expect, test } from 'vitest';
import { placesBefore } from '#lib/core/translations/follow-texts.ts';

const moved = (before: readonly string[], after: readonly string[]) =>
  Object.fromEntries(placesBefore(byPlace(before), byPlace(after)));

const byPlace = (texts: readonly string[]) => Object.fromEntries(Object.entries(texts));

test.each([
  ['nothing changed', ['a', 'b'], ['a', 'b'], { 0: '0', 1: '1' }],
  ['two changed places', ['a', 'b'], ['b', 'a'], { 0: '1', 1: '0' }],
  ['one was added before', ['a', 'b'], ['new', 'a', 'b'], { 1: '0', 2: '1' }],
  ['the first was taken away', ['a', 'b', 'c'], ['b', 'c'], { 0: '1', 1: '2' }],
  ['one was replaced', ['a', 'b'], ['a', 'B'], { 0: '0', 1: '1' }],
  ['one moved and was followed by a new one', ['a', 'b'], ['b', 'new'], { 0: '1' }],
  ['two are equal', ['a', 'x', 'a'], ['x', 'a', 'a'], { 0: '1', 1: '0', 2: '2' }],
])('translations stay with their texts where %s', (_what, before, after, expected) => {
  expect(moved(before, after)).toEqual(expected);
});
