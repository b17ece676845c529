import { expect, test } from 'vitest';
import { movesTo } from '#lib/core/operations/list-order.ts';

const rows = [
  { id: 'a', position: 1 },
  { id: 'b', position: 2 },
  { id: 'c', position: 3 },
  { id: 'd', position: 3 },
];

test('each row takes the place where it is named, and one that has it already is not written', () => {
  expect(movesTo(['b', 'a', 'c', 'd'], rows)).toEqual([
    { id: 'b', position: 1 },
    { id: 'a', position: 2 },
    { id: 'd', position: 4 },
  ]);
});

test.each([[['a', 'b', 'c']], [['a', 'b', 'c', 'd', 'e']], [['a', 'b', 'c', 'e']], [[]]])(
  'the ids %o are not those of the list',
  (ids) => {
    expect(movesTo(ids, rows)).toBeNull();
  },
);
