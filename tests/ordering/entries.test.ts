import { expect, test } from 'vitest';
import { groupsOf, mergedWith, movedTo } from '#components/ordering/entries.ts';

const entry = (id: string, group?: string) => ({ id, name: id.toUpperCase(), ...(group && { group }) });
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join('');

const flat = ['a', 'b', 'c', 'd'].map((id) => entry(id));
const grouped = [entry('a', 'Adult'), entry('b', 'Youth'), entry('c', 'Adult'), entry('d', 'Youth')];

test.each([
  ['a', 2, 'bcad'],
  ['d', 0, 'dabc'],
  ['b', 1, 'abcd'],
  ['b', 99, 'acdb'],
  ['b', -3, 'bacd'],
  ['x', 0, 'abcd'],
])('%s to place %i gives %s', (id, place, order) => {
  expect(ids(movedTo(flat, id, place))).toBe(order);
});

test('a row moves inside its group, and groups stay where they are', () => {
  expect(groupsOf(grouped).map(({ group, entries }) => [group, ids(entries)])).toEqual([
    ['Adult', 'ac'],
    ['Youth', 'bd'],
  ]);
  expect(ids(movedTo(grouped, 'd', 0))).toBe('acdb');
});

test('a list that has changed meanwhile keeps the order that was given to the rows that are left', () => {
  const mine = ['d', 'c', 'a', 'b'].map((id) => entry(id));
  const theirs = ['a', 'c', 'd', 'e'].map((id) => entry(id));
  expect(ids(mergedWith(mine, theirs))).toBe('dcae');
});
