import { expect, test } from 'vitest';
import { allTables, documentPart } from '#scripts/bench/tables/report.ts';
import { asMarkdown, asText } from '#scripts/bench/tables/table.ts';
import { withMarkedPart } from '#scripts/documents/marked-part.ts';
import { sampleResults } from './sample-results.ts';

const table = {
  title: 'Fruit',
  columns: ['Kind', 'how many', 'price'],
  rows: [
    ['apples', '7', '1.20'],
    ['a|b', '1,000', '9'],
  ],
};

test('in a terminal words stand left and figures right, in straight columns', () => {
  expect(asText(table)).toBe(
    ['Fruit', '  Kind    how many  price', '  apples         7   1.20', '  a|b        1,000      9'].join(
      '\n',
    ),
  );
});

test('in the document it is a table of Markdown, whatever the words hold', () => {
  expect(asMarkdown(table)).toBe(
    ['| Kind | how many | price |', '|---|---:|---:|', '| apples | 7 | 1.20 |', '| a\\|b | 1,000 | 9 |'].join(
      '\n',
    ),
  );
});

test('a run of every part gives every table, one of some parts only theirs', () => {
  expect(allTables(sampleResults()).map(({ title }) => title.split(/[:,]/)[0])).toEqual([
    'Start and memory',
    'Kept pages at 16 connections of wrk',
    'Rendering a page again',
    'Compressed kB of a first visit by kind',
    'kB of a document',
    'Lighthouse',
    'One event is edited every two seconds',
    'Budgets',
  ]);
  const { at, isQuick, machine, start } = sampleResults();
  expect(allTables({ at, isQuick, machine, ...(start && { start }) }).map(({ title }) => title)).toEqual([
    'Start and memory',
  ]);
});

test('every row has a cell for every column', () => {
  const uneven = allTables(sampleResults()).flatMap(({ title, columns, rows }) =>
    rows.filter((row) => row.length !== columns.length).map((row) => `${title}: ${row}`),
  );
  expect(uneven).toEqual([]);
});

test('the document says where the figures come from and shows no ids', () => {
  const part = documentPart(sampleResults());
  expect(part).toMatch(
    /^Measured on 2026-11-21 on 2 cores of A processor \(a load of [\d.]+ before\), Node 20\.19\.0, by `npm run bench`\./,
  );
  expect(documentPart({ ...sampleResults(), isQuick: true })).toContain('by `npm run bench -- --quick`.');
  expect(part).toContain('| requests a second, of the bare server’s | ≥ 0.6 | 0.6 | / | met |');
  expect(part).not.toContain('0b8e0a4e');
});

test('only what is between the markers of that name is replaced', () => {
  const text = 'a\n<!-- x:start -->\nold\n<!-- x:end -->\n<!-- y:start -->\nkept\n<!-- y:end -->\n';
  expect(withMarkedPart(text, 'x', 'new')).toBe(text.replace('old', 'new'));
  expect(withMarkedPart(text, 'z', 'new')).toBe(text);
});
