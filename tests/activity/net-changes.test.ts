import { expect, test } from 'vitest';
import type { LoggedChange as RowChange } from '#lib/activity/entry.ts';
import { netChanges } from '#lib/activity/log-rows.ts';
import type { Values } from '#lib/core/operations/content-table.ts';

const change = (action: RowChange['action'], before: Values | null, after: Values | null): RowChange => ({
  table_name: 'sermons',
  row_id: 'a',
  action,
  title: 'Hope',
  before,
  after,
});
const made = change('created', null, { title: 'Hope', speaker: 'Ann', sequence: 0 });
const gone = change('deleted', { title: 'Joy', speaker: 'Ann' }, null);

test.each<[string, RowChange[], Partial<RowChange>[]]>([
  [
    'made and changed is made as it is now',
    [made, change('updated', { title: 'Hope' }, { title: 'Joy' })],
    [{ action: 'created', before: null, after: { title: 'Joy', speaker: 'Ann', sequence: 0 } }],
  ],
  ['made and deleted is nothing', [made, gone], []],
  [
    'changed and changed is from the first to the last',
    [
      change('updated', { title: 'Hope' }, { title: 'Faith' }),
      change('updated', { title: 'Faith', speaker: 'Ann' }, { title: 'Joy', speaker: 'Bea' }),
    ],
    [
      {
        action: 'updated',
        before: { title: 'Hope', speaker: 'Ann' },
        after: { title: 'Joy', speaker: 'Bea' },
      },
    ],
  ],
  [
    'changed and changed back is nothing',
    [
      change('updated', { title: 'Hope' }, { title: 'Joy' }),
      change('updated', { title: 'Joy' }, { title: 'Hope' }),
    ],
    [],
  ],
  [
    'changed and deleted is deleted as it was at first',
    [change('updated', { title: 'Hope' }, { title: 'Joy' }), gone],
    [{ action: 'deleted', before: { title: 'Hope', speaker: 'Ann' }, after: null }],
  ],
  [
    'deleted and made again is changed',
    [gone, made],
    [{ action: 'updated', before: { title: 'Joy' }, after: { title: 'Hope' } }],
  ],
])('what became of a row written twice: %s', (_title, rows, expected) => {
  expect(netChanges(rows)).toMatchObject(expected);
  expect(netChanges(rows)).toHaveLength(expected.length);
});

test('rows of one id in two tables are two rows', () => {
  const rows = [made, { ...made, table_name: 'ministries' as const }];
  expect(netChanges(rows)).toEqual(rows);
});
