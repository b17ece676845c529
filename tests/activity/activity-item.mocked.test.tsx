import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ActivityItem } from '#components/activity/activity-item.tsx';
import type { ActivityEntry } from '#lib/activity/entry.ts';

vi.mock('#lib/activity/actions.ts', () => ({ restoreChangeAction: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));

const now = new Date('2031-06-01T18:00:00Z');
const entry: ActivityEntry = {
  id: '11111111-1111-4111-8111-111111111111',
  at: '2031-06-01T17:30:00.000Z',
  session: '7F3A',
  by: null,
  is_this_session: false,
  may_undo: true,
  restores: null,
  state: 'standing',
  change_count: 1,
  changes: [
    {
      table_name: 'sermons',
      row_id: '22222222-2222-4222-8222-222222222222',
      action: 'updated',
      title: 'Hope',
      before: { title: 'Faith', series: null },
      after: { title: 'Hope', series: 'Ruth <3' },
    },
  ],
};

/** The entry's text as it is read out, with a bar wherever one thing ends and another begins. */
function read(overrides: Partial<ActivityEntry> = {}): string {
  const html = renderToStaticMarkup(
    <ActivityItem entry={{ ...entry, ...overrides }} now={now} onRestored={async () => undefined} />,
  );
  return html
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/<\/(p|dt|dd|button|summary|del|ins|li)>/g, '|')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s*\|+\s*/g, '|');
}

test('an entry says what was changed, when, from where, and from what to what', () => {
  expect(read()).toBe(
    'Changed the sermon “Hope”|12:30 PM, 30 minutes ago · browser 7F3A|Undo|' +
      'Title|before: Faith|→  after: Hope|Series|after: Ruth &lt;3|',
  );
});

test.each<[string, Partial<ActivityEntry>]>([
  ['this browser', { is_this_session: true }],
  ['outside the site', { session: null }],
  ['Ann Baker', { session: null, by: { id: 'ann', name: 'Ann Baker' } }],
  ['Ann Baker', { by: { id: '33333333-3333-4333-8333-333333333333', name: 'Ann Baker' } }],
  ['Shared password, browser 7F3A', { by: { id: null, name: 'Shared password' } }],
  ['Shared password, this browser', { by: { id: null, name: 'Shared password' }, is_this_session: true }],
])('it was made from %s', (place, overrides) => {
  expect(read(overrides)).toContain(`· ${place}|`);
});

test('what one may not undo offers no undo', () => {
  expect(read({ may_undo: false })).not.toContain('|Undo|');
});

test.each<[string, Partial<ActivityEntry>]>([
  ['|As before again|', { state: 'undone' }],
  ['|Deleted since|', { state: 'blocked' }],
  ['|Undo|', { restores: entry.id }],
  ['|Undo|', { state: 'changed' }],
])('the way back reads %s', (words, overrides) => {
  expect(read(overrides)).toContain(words);
});

test('what can never come back has no button', () => {
  expect(read({ state: 'final' })).not.toMatch(/Undo/);
});

test('what was deleted can be read again, without marks', () => {
  const deleted = { ...entry.changes[0], action: 'deleted', before: { title: 'Faith' }, after: null };
  expect(read({ changes: [deleted as ActivityEntry['changes'][0]] })).toContain('|What it said|Title|Faith|');
});

test('of several rows the first ten are told, and how many more there were', () => {
  const changes = Array.from({ length: 12 }, (_, row) => ({ ...entry.changes[0], row_id: `${row}` }));
  const text = read({ changes: changes as ActivityEntry['changes'], change_count: 500 });
  expect(text).toContain('Changed 500 sermons|');
  expect(text.match(/Changed the sermon/g)).toHaveLength(10);
  expect(text).toContain('and 490 more|');
});

test('after twelve hours it has its time alone', () => {
  expect(read({ at: '2031-05-31T17:30:00.000Z' })).toContain('|12:30 PM · browser 7F3A|');
});
