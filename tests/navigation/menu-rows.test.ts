import { expect, test } from 'vitest';
import {
  menuOf,
  newRow,
  rowsOf,
  withMoved,
  withoutPages,
  withoutRow,
} from '#components/navigation/menus/menu-rows.ts';

const menu = [
  { label: 'Home', to: '/', children: [] },
  { label: 'About', to: '/about', children: [{ label: 'Beliefs', to: '/beliefs' }] },
];
const labels = (rows: ReturnType<typeof rowsOf>) =>
  rows.map(({ label, isBelow }) => (isBelow ? `- ${label}` : label));

test('a menu becomes rows and a menu again, each row with its place in it', () => {
  const rows = rowsOf(menu);
  expect(labels(rows)).toEqual(['Home', 'About', '- Beliefs']);
  expect(menuOf(rows)).toEqual({ entries: menu, places: ['0', '1', '1.children.0'] });
});

test('the first row is never below another, however it got there', () => {
  const rows = rowsOf(menu);
  expect(labels(withMoved(rows, 2, 0))).toEqual(['Beliefs', 'Home', 'About']);
  const [, about] = rows;
  expect(
    labels(
      withoutRow(
        [about, rows[2]].filter((row) => row !== undefined),
        String(about?.id),
      ),
    ),
  ).toEqual(['Beliefs']);
});

test('an entry takes along those below it, and passes other entries as a whole', () => {
  const rows = rowsOf([
    ...menu,
    { label: 'Giving', to: '/giving', children: [{ label: 'Text', to: '/text' }] },
    { label: 'Visit', to: '/visit', children: [] },
  ]);
  expect(labels(rows)).toEqual(['Home', 'About', '- Beliefs', 'Giving', '- Text', 'Visit']);
  const about = ['About', '- Beliefs'];
  const giving = ['Giving', '- Text'];
  expect(labels(withMoved(rows, 1, 0))).toEqual([...about, 'Home', ...giving, 'Visit']);
  // One step down, dropped on those below it, or on the next entry: all mean the place after that.
  for (const to of [2, 3, 4])
    expect(labels(withMoved(rows, 1, to))).toEqual(['Home', ...giving, ...about, 'Visit']);
  expect(labels(withMoved(rows, 1, 5))).toEqual(['Home', ...giving, 'Visit', ...about]);
  for (const to of [4, 3])
    expect(labels(withMoved(rows, 5, to))).toEqual(['Home', ...about, 'Visit', ...giving]);
  expect(labels(withMoved(rows, 3, 1))).toEqual(['Home', ...giving, ...about, 'Visit']);
  expect(labels(withMoved(rows, 0, 1))).toEqual([...about, 'Home', ...giving, 'Visit']);
  expect(labels(withMoved(rows, 5, 6))).toEqual(labels(rows));
});

test('a row that leaves its entry lies below the one before it', () => {
  expect(labels(withMoved(rowsOf(menu), 2, 1))).toEqual(['Home', '- Beliefs', 'About']);
});

test('new rows are told apart', () => {
  expect(newRow().id).not.toBe(newRow().id);
});

test('entries of pages that are switched off go, and what stood below one takes its level', () => {
  const rows = rowsOf([...menu, { label: 'Giving', to: '/giving', children: [] }]);
  expect(labels(withoutPages(rows, ['/beliefs', '/giving']))).toEqual(['Home', 'About']);
  expect(labels(withoutPages(rows, ['/about']))).toEqual(['Home', 'Beliefs', 'Giving']);
  expect(labels(withoutPages(rows, ['/about', '/beliefs']))).toEqual(['Home', 'Giving']);
  expect(withoutPages(rows, [])).toEqual(rows);
});
