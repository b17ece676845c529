import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedFields } from '#lib/activity/changed-fields.ts';
import type { LoggedChange as RowChange } from '#lib/activity/entry.ts';
import { headlineOf } from '#lib/activity/headlines.ts';
import { foldedDiff, wordDiff } from '#lib/activity/word-diff.ts';
import { plainText } from '#lib/core/html/plain-text.ts';

let rows = 0;
const change = (overrides: Partial<RowChange>): RowChange => ({
  table_name: 'events',
  row_id: `row ${rows++}`,
  action: 'updated',
  title: 'Picnic',
  before: null,
  after: null,
  ...overrides,
});
const entry = (changes: RowChange[], more = {}) => ({
  changes,
  change_count: changes.length,
  restores: null,
  ...more,
});
const date = (overrides: Partial<RowChange>) =>
  change({ table_name: 'event_exceptions', title: 'Vespers', ...overrides });
const oneDate = (kind: string, more = {}) => ({ kind, event_id: 'e', date: '2026-12-06', ...more });

describe('an entry in one sentence', () => {
  test.each<[string, RowChange[]]>([
    ['Added the event “Picnic”', [change({ action: 'created', after: { is_recurring: false } })]],
    ['Deleted the series “Picnic”', [change({ action: 'deleted', before: { is_recurring: true } })]],
    ['Changed the event “Picnic”', [change({ before: { title: 'A' }, after: { title: 'Picnic' } })]],
    ['Changed the sermon “Hope”', [change({ table_name: 'sermons', title: 'Hope' })]],
    ['Changed the ministry “Choir”', [change({ table_name: 'ministries', title: 'Choir' })]],
    [
      'Deleted the announcement “Closed”',
      [change({ table_name: 'announcements', action: 'deleted', title: 'Closed' })],
    ],
    [
      'Changed the home page’s picture',
      [
        change({
          table_name: 'site_settings',
          before: { hero_background_url: null },
          after: { hero_background_url: '/a' },
        }),
      ],
    ],
    [
      'Changed the stream settings',
      [change({ table_name: 'site_settings', before: { youtube_id: null }, after: { youtube_id: 'x' } })],
    ],
    [
      'Changed the church’s address',
      [
        change({
          table_name: 'church',
          title: null,
          before: { street: 'A', country: 'US' },
          after: { street: 'B', country: 'NZ' },
        }),
      ],
    ],
    [
      'Changed the church’s facts',
      [
        change({
          table_name: 'church',
          title: null,
          before: { name: 'A', phone: null },
          after: { name: 'B', phone: 'C' },
        }),
      ],
    ],
    [
      'Took one date out of “Vespers”: Sunday, December 6, 2026',
      [date({ action: 'created', after: oneDate('removed') })],
    ],
    [
      'Cancelled one date of “Vespers”: Sunday, December 6, 2026',
      [date({ before: oneDate('changed'), after: oneDate('cancelled') })],
    ],
    [
      'Changed one date of “Vespers”: Sunday, December 6, 2026',
      [
        date({
          before: oneDate('cancelled', { time: '8 pm' }),
          after: oneDate('cancelled', { time: '9 pm' }),
        }),
      ],
    ],
    [
      'Changed one date of “Vespers”: Sunday, December 6, 2026',
      [
        date({
          before: { event_id: 'e', date: '2026-12-06', time: '8 pm' },
          after: { event_id: 'e', date: '2026-12-06', time: '9 pm' },
        }),
      ],
    ],
    [
      'Brought back one date of “Vespers”: Sunday, December 6, 2026',
      [date({ action: 'deleted', before: oneDate('cancelled') })],
    ],
    [
      'Made one date of “Vespers” as usual: Sunday, December 6, 2026',
      [date({ action: 'deleted', before: oneDate('changed') })],
    ],
    [
      'Changed the series “Vespers” from Sunday, December 6, 2026 on',
      [
        change({ before: { end_date: null }, after: { end_date: '2026-12-05' } }),
        date({ action: 'deleted', before: oneDate('removed') }),
        change({
          row_id: 'new',
          action: 'created',
          title: 'Vespers',
          after: { is_recurring: true, date: '2026-12-06' },
        }),
        date({ action: 'created', after: { ...oneDate('removed'), event_id: 'new' } }),
      ],
    ],
    [
      'Deleted 2 series named “Vespers”',
      [
        date({ action: 'deleted', title: null, before: { ...oneDate('removed'), event_id: 'a' } }),
        change({ row_id: 'a', action: 'deleted', title: 'Vespers', before: { is_recurring: true } }),
        change({ row_id: 'b', action: 'deleted', title: 'Vespers', before: { is_recurring: true } }),
      ],
    ],
    [
      'Deleted the event “Picnic”',
      [
        date({ action: 'deleted', title: null, before: { ...oneDate('cancelled'), event_id: 'a' } }),
        change({ row_id: 'a', action: 'deleted', before: { is_recurring: false } }),
      ],
    ],
    [
      'Changed 2 sermons',
      [change({ table_name: 'sermons' }), change({ table_name: 'sermons', title: 'Hope' })],
    ],
    [
      'Deleted 2 sermons, 1 ministry and 1 announcement',
      [
        change({ table_name: 'sermons', action: 'deleted', title: 'Hope' }),
        change({ table_name: 'ministries', action: 'deleted', title: 'Choir' }),
        change({ table_name: 'announcements', action: 'deleted', title: 'Closed' }),
        change({ table_name: 'sermons', action: 'deleted', title: 'Faith' }),
      ],
    ],
    [
      'Changed 2 things',
      [change({ table_name: 'sermons' }), change({ table_name: 'ministries', action: 'created' })],
    ],
    [
      'Deleted 1 ministry, changed 1 sermon',
      [change({ table_name: 'sermons' }), change({ table_name: 'ministries', action: 'deleted' })],
    ],
    [
      'Added an address to the prayer team',
      [change({ table_name: 'prayer_team_emails', action: 'created', title: null, after: { active: true } })],
    ],
    [
      'Took an address off the prayer team',
      [
        change({
          table_name: 'prayer_team_emails',
          action: 'deleted',
          title: null,
          before: { active: true },
        }),
      ],
    ],
    [
      'Paused an address of the prayer team',
      [change({ table_name: 'prayer_team_emails', before: { active: true }, after: { active: false } })],
    ],
    ['Changed something and changed it back', []],
  ])('%s', (sentence, changes) => {
    expect(headlineOf(entry(changes))).toBe(sentence);
  });

  test('names how many rows there were, though it lists only the first', () => {
    expect(headlineOf(entry([change({ table_name: 'sermons' })], { change_count: 500 }))).toBe(
      'Changed 500 sermons',
    );
  });

  test('says that it is a restore', () => {
    const deleted = change({ action: 'created', after: { is_recurring: false } });
    expect(headlineOf(entry([deleted], { restores: 'x' }))).toBe('Undone: the event “Picnic”');
    expect(
      headlineOf(entry([date({ action: 'deleted', before: oneDate('removed') })], { restores: 'x' })),
    ).toBe('Undone: one date of the event “Vespers”');
  });

  test('cuts a long title', () => {
    const headline = headlineOf(entry([change({ table_name: 'announcements', title: 'word '.repeat(50) })]));
    expect(headline.length).toBeLessThan(125);
    expect(headline).toMatch(/ …”$/);
  });
});

describe('the fields of a change', () => {
  test('are those that changed, in staff’s words', () => {
    const before = {
      title: 'A',
      is_featured: false,
      end_date: null,
      weekday_occurrences: [],
      target_weekday: 0,
      sequence: 1,
    };
    const after = {
      title: 'B',
      is_featured: true,
      end_date: '2031-06-01',
      weekday_occurrences: ['1', '5'],
      target_weekday: 3,
      sequence: 2,
    };
    expect(changedFields(change({ before, after }))).toEqual([
      { label: 'Title', before: 'A', after: 'B' },
      { label: 'Weeks of the month', before: null, after: '1st, last' },
      { label: 'Weekday', before: 'Sunday', after: 'Wednesday' },
      { label: 'Last date', before: null, after: 'Sunday, June 1, 2031' },
      { label: 'Featured event', before: 'no', after: 'yes' },
    ]);
  });

  test('of a deleted row are those with something in them', () => {
    const before = {
      message: 'Closed',
      is_active: true,
      start_date: '2031-06-01T15:05',
      scroll_speed: '',
      id: 'x',
    };
    expect(changedFields(change({ table_name: 'announcements', action: 'deleted', before }))).toEqual([
      { label: 'Message', before: 'Closed', after: null },
      { label: 'Active', before: 'yes', after: null },
      { label: 'Starts', before: 'Sunday, June 1, 2031, 3:05 PM', after: null },
    ]);
  });

  test('of one date tell too what it does not have, though its event does', () => {
    const after = { ...oneDate('changed'), image_url: '', is_offsite: false, title: null };
    expect(changedFields(date({ action: 'created', after }))).toEqual([
      { label: 'This date', before: null, after: 'takes place, changed' },
      { label: 'Elsewhere', before: null, after: 'no' },
      { label: 'Picture', before: null, after: 'none' },
    ]);
  });

  test('of the church are in words where they are kept otherwise', () => {
    const hours = [{ day: 0, opens: '09:30', closes: '12:30' }];
    const resources = [{ name: 'Bible', url: 'https://bible.example/' }];
    const before = { country: 'US', opening_hours: hours, resources: [] };
    const after = { country: 'NZ', opening_hours: [], resources };
    expect(changedFields(change({ table_name: 'church', before, after }))).toEqual([
      { label: 'Country', before: 'United States', after: 'New Zealand' },
      { label: 'Opening hours', before: 'Sunday 9:30 AM to 12:30 PM', after: null },
      { label: 'Resources', before: null, after: 'Bible (https://bible.example/)' },
    ]);
  });

  test('of HTML are its words', () => {
    const before = { description: '<p>Meals &amp; rides</p>' };
    const after = { description: '<p>Meals, rides</p><ul><li>Visits</li></ul>' };
    expect(changedFields(change({ table_name: 'ministries', before, after }))).toEqual([
      { label: 'Description', before: 'Meals & rides', after: 'Meals, rides\nVisits' },
    ]);
  });
});

test.each([
  ['a &lt;b&gt; &#39;c&#x27; &copy; &#0;', "a <b> 'c' &copy; &#0;"],
  ['<h2>One</h2><p>two<br>three &nbsp; four</p>\n\n', 'One\ntwo\nthree four'],
])('the words of %j are %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

describe('what went and what came', () => {
  test('is told by the word', () => {
    expect(wordDiff('Bring a salad or bread.', 'Bring a dish or bread, please.')).toEqual([
      { kind: 'same', text: 'Bring a ' },
      { kind: 'gone', text: 'salad' },
      { kind: 'new', text: 'dish' },
      { kind: 'same', text: ' or ' },
      { kind: 'gone', text: 'bread.' },
      { kind: 'new', text: 'bread, please.' },
    ]);
  });

  test('leaves both texts whole', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n', 'word')).map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordDiff(before, after);
        const without = (kind: string) =>
          parts
            .filter((part) => part.kind !== kind)
            .map((part) => part.text)
            .join('');
        expect([without('new'), without('gone')]).toEqual([before, after]);
      }),
    );
  });

  test('is shown with its surroundings, the rest of the text folded', () => {
    const text = 'word '.repeat(60);
    const parts = foldedDiff(`${text}old ${text}`, `${text}new ${text}`);
    expect(parts.map(({ kind }) => kind)).toEqual(['same', 'gone', 'new', 'same']);
    expect(parts.map((part) => part.text).join('|')).toMatch(/^ … (word )+\|old\|new\| (word )+ ?… $/);
    expect(parts.map((part) => part.text).join('').length).toBeLessThan(200);
  });

  test('of very long texts is one after the other', () => {
    const [before, after] = ['x '.repeat(5000), 'y '.repeat(5000)];
    expect(wordDiff(before, after).map(({ kind }) => kind)).toEqual(['gone', 'new', 'same']);
  });
});
