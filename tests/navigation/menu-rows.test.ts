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

test('a row that leaves its entry lies below the one before it', () => {
  expect(menuOf(withMoved(rowsOf(menu), 1, 0)).entries).toEqual([
    { label: 'About', to: '/about', children: [] },
    { label: 'Home', to: '/', children: [{ label: 'Beliefs', to: '/beliefs' }] },
  ]);
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
