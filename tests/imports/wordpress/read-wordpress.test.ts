import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readItems } from '#lib/imports/wordpress/read-items.ts';
import { readWordpress } from '#lib/imports/wordpress/read-wordpress.ts';
import { newFolder } from '#tests/support/folders.ts';
import { readAll } from '../support/read-source.ts';
import { php, wxr } from '../support/wxr.ts';

const folder = newFolder();

async function read(text: string | Buffer) {
  const file = join(folder, 'export.xml');
  await writeFile(file, text);
  return readAll(readWordpress, { file });
}

const picture = { id: 900, type: 'attachment', title: 'x', attachment: 'https://old.church.test/x.jpg' };
const meta = { _thumbnail_id: 900 };

describe('Sermon Manager', () => {
  const sermon = {
    id: 41,
    type: 'wpfc_sermon',
    title: 'The Lord &amp; Your Keeper',
    content: 'Lead Pastor, Psalm 121',
    link: 'https://old.church.test/sermons/keeper/',
    terms: {
      wpfc_preacher: ['Ruth Miller', 'Sam Lee'],
      wpfc_sermon_series: ['Songs for the Road'],
      wpfc_bible_book: ['Psalms'],
    },
    meta: {
      ...meta,
      sermon_date: 1710028800,
      bible_passage: 'Psalm 121:1-8',
      sermon_description:
        '<!-- wp:paragraph --><p>I lift my eyes &amp; look.</p>\n\n<script>alert(1)</script>[audio src="x.mp3"]<p>Second.</p>',
      sermon_video_link: 'https://vimeo.com/76979871',
      sermon_audio: 'https://old.church.test/audio/keeper.mp3',
    },
  };

  test('gives a sermon with who, when, what and where it can be heard', async () => {
    const { records, problems } = await read(wxr(sermon, picture));
    expect(problems).toEqual([]);
    expect(records).toEqual([
      {
        table: 'sermons',
        key: '41 https://old.church.test/?post_type=wpfc_sermon&p=41',
        title: 'The Lord & Your Keeper',
        values: {
          title: 'The Lord & Your Keeper',
          speaker: 'Ruth Miller, Sam Lee',
          date: '2024-03-10',
          passage: 'Psalm 121:1-8',
          video_url: 'https://vimeo.com/76979871',
          audio_url: 'https://old.church.test/audio/keeper.mp3',
          description: 'I lift my eyes & look.\n\nSecond.',
          series: 'Songs for the Road',
        },
        pictures: { thumbnail_url: 'https://old.church.test/x.jpg' },
        oldPath: '/sermons/keeper/',
      },
    ]);
  });

  test('takes the player of a video, or the audio, and the date it was published where there is no other', async () => {
    const of = async (more: Record<string, string | number>) =>
      (await read(wxr({ ...sermon, meta: more }))).records[0]?.values;
    const player = '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0"></iframe>';
    expect(await of({ sermon_video: player })).toMatchObject({
      video_url: 'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
      date: '2024-03-10',
      passage: 'Psalms',
      description: 'Lead Pastor, Psalm 121',
    });
    const notes = 'https://a.test/1.pdf';
    expect(
      await of({ sermon_audio: 'https://a.test/1.mp3', sermon_date: '1/7/2018', sermon_notes: notes }),
    ).toMatchObject({
      video_url: '',
      audio_url: 'https://a.test/1.mp3',
      description: `Lead Pastor, Psalm 121\n${notes}`,
      date: '2018-01-07',
    });
    expect(await of({ enclosure: 'https://a.test/2.m4a\n123\naudio/x-m4a' })).toMatchObject({
      audio_url: 'https://a.test/2.m4a',
    });
    // Browsers play no sound over plain HTTP: it stays a link.
    expect(await of({ sermon_audio: 'http://a.test/1.mp3' })).toMatchObject({
      video_url: 'http://a.test/1.mp3',
    });
  });
});

describe('Church Content', () => {
  test('gives sermons, and people as leaders', async () => {
    const { records } = await read(
      wxr(
        {
          id: 5,
          type: 'ctc_sermon',
          title: 'Grace',
          content: 'On grace, and what it asks.',
          date: '2023-05-07 10:30:00',
          terms: { ctc_sermon_speaker: ['Ann'], ctc_sermon_series: ['Letters'], ctc_sermon_book: ['Romans'] },
          meta: { _ctc_sermon_video: 'https://youtu.be/dQw4w9WgXcQ' },
        },
        {
          id: 6,
          type: 'ctc_person',
          title: 'Ann Baker',
          content: '<p>Ann came in 2009.</p>',
          meta: { ...meta, _ctc_person_position: 'Associate Pastor', _ctc_person_email: 'ann@church.test' },
        },
        picture,
      ),
    );
    expect(records).toMatchObject([
      {
        table: 'sermons',
        values: { speaker: 'Ann', date: '2023-05-07', passage: 'Romans', series: 'Letters' },
      },
      {
        table: 'leaders',
        title: 'Ann Baker',
        values: { role: 'Associate Pastor', words: 'Ann came in 2009.', email: 'ann@church.test' },
        pictures: { picture_url: 'https://old.church.test/x.jpg' },
      },
    ]);
  });

  const event = (more: Record<string, string>) =>
    read(
      wxr({
        id: 7,
        type: 'ctc_event',
        title: 'Men’s Breakfast',
        content: 'Pancakes.',
        meta: {
          _ctc_event_start_date: '2027-01-02',
          _ctc_event_start_time: '08:00',
          _ctc_event_end_time: '09:30',
          _ctc_event_venue: 'Fellowship Hall',
          _ctc_event_address: '1 Church St\nRiverton',
          ...Object.fromEntries(Object.entries(more).map(([key, value]) => [`_ctc_event_${key}`, value])),
        },
      }),
    );

  test('gives single events', async () => {
    const { records, problems } = await event({ recurrence: 'none' });
    expect(problems).toEqual([]);
    expect(records[0]?.values).toEqual({
      title: 'Men’s Breakfast',
      date: '2027-01-02',
      end_date: null,
      time: '8:00 AM - 9:30 AM',
      location: 'Fellowship Hall, 1 Church St Riverton',
      description: 'Pancakes.',
    });
  });

  test.each<[string, Record<string, string>, object]>([
    ['every week', { recurrence: 'weekly' }, { recurrence_frequency: 'weekly' }],
    [
      'every other week',
      { recurrence: 'weekly', recurrence_weekly_interval: '2', recurrence_end_date: '2027-06-30' },
      { recurrence_frequency: 'biweekly', end_date: '2027-06-30' },
    ],
    ['every month', { recurrence: 'monthly' }, { recurrence_frequency: 'monthly' }],
    [
      'the first and last Saturday',
      { recurrence: 'monthly', recurrence_monthly_type: 'week', recurrence_monthly_week: '1,last' },
      {
        recurrence_frequency: 'advanced_monthly',
        recurrence_pattern: 'nth_weekday',
        weekday_occurrences: ['1', '5'],
        target_weekday: 6,
      },
    ],
    ['every year', { recurrence: 'yearly' }, { recurrence_frequency: 'yearly' }],
  ])('gives what is on %s as a series', async (_rule, more, expected) => {
    const { records, problems } = await event({ ...more, excluded_dates: '2027-02-06,2027-02-07' });
    expect(problems).toEqual([]);
    expect(records).toHaveLength(1);
    expect(records[0]?.values).toMatchObject({ date: '2027-01-02', is_recurring: true, ...expected });
  });

  test('leaves out the dates that were taken out, where the series has them', async () => {
    const { records } = await event({ recurrence: 'weekly', excluded_dates: '2027-02-06,2027-02-07' });
    expect(records[0]?.exceptions).toEqual([{ date: '2027-02-06', kind: 'removed', values: {} }]);
  });

  test('gives what no series here has date by date, and says so', async () => {
    const { records, problems } = await event({
      recurrence: 'weekly',
      recurrence_weekly_interval: '3',
      recurrence_end_date: '2027-03-01',
    });
    expect(records.map(({ values }) => values.date)).toEqual(['2027-01-02', '2027-01-23', '2027-02-13']);
    expect(new Set(records.map(({ key }) => key)).size).toBe(3);
    expect(problems).toEqual([
      '“Men’s Breakfast” repeats in a way that no series here does: 3 dates were taken over one by one.',
    ]);
  });

  test('gives days without times as all day, and its own words for a time', async () => {
    const days = await event({ start_time: '', end_time: '', end_date: '2027-01-04' });
    expect(days.records[0]?.values).toMatchObject({ time: 'All day', end_date: '2027-01-04' });
    const words = await event({ start_time: '', end_time: '', time: 'After the service' });
    expect(words.records[0]?.values).toMatchObject({ time: 'After the service', end_date: null });
  });
});

describe('The Events Calendar', () => {
  const tribe = (more: Record<string, string | number>, fields = {}) => ({
    id: 20,
    type: 'tribe_events',
    title: 'Choir',
    content: 'We sing.',
    meta: {
      _EventStartDate: '2027-03-02 18:30:00',
      _EventEndDate: '2027-03-02 20:00:00',
      _EventTimezone: 'America/Chicago',
      _EventVenueID: 21,
      ...more,
    },
    ...fields,
  });
  const venue = {
    id: 21,
    type: 'tribe_venue',
    title: 'Old Mill',
    meta: { _VenueAddress: '5 Mill Rd', _VenueCity: 'Riverton', _VenueZip: '80202' },
  };
  const rule = (custom: object, more = {}) =>
    php({
      rules: [{ type: 'Custom', custom, 'end-type': 'Never', ...more }],
      exclusions: [{ type: 'Custom', custom: { type: 'Date', date: { date: '2027-03-09' } } }],
      description: null,
    } as never);

  test('gives events at their places, which stand behind them in the file', async () => {
    const { records } = await read(wxr(tribe({}), venue));
    expect(records).toMatchObject([
      {
        table: 'events',
        values: {
          date: '2027-03-02',
          end_date: null,
          time: '6:30 PM - 8:00 PM',
          location: 'Old Mill, 5 Mill Rd, Riverton, 80202',
        },
      },
    ]);
  });

  test.each<[string, Record<string, string>, object]>([
    [
      'of whole days',
      { _EventAllDay: 'yes', _EventStartDate: '2027-03-02 00:00:00', _EventEndDate: '2027-03-04 23:59:59' },
      { date: '2027-03-02', end_date: '2027-03-04', time: 'All day' },
    ],
    [
      'that end after midnight',
      { _EventEndDate: '2027-03-03 01:00:00' },
      { date: '2027-03-02', end_date: null, time: '6:30 PM - 1:00 AM' },
    ],
    [
      'by another clock',
      {
        _EventTimezone: 'America/New_York',
        _EventStartDateUTC: '2027-03-02 23:30:00',
        _EventEndDateUTC: '2027-03-03 01:00:00',
      },
      { date: '2027-03-02', time: '5:30 PM - 7:00 PM' },
    ],
  ])('gives events %s', async (_what, more, expected) => {
    expect((await read(wxr(tribe(more)))).records[0]?.values).toMatchObject(expected);
  });

  test('gives a series on two weekdays as two, without its dates as events of their own', async () => {
    const weekly = rule({ type: 'Weekly', interval: 1, week: { day: ['2', '4'] }, 'same-time': 'yes' });
    const { records, problems } = await read(
      wxr(
        tribe({ _EventRecurrence: weekly }),
        tribe({ _EventStartDate: '2027-03-09 18:30:00', _EventRecurrence: weekly }, { id: 30, parent: 20 }),
      ),
    );
    expect(problems).toEqual([]);
    expect(
      records.map(({ values, exceptions }) => [values.date, values.recurrence_frequency, exceptions]),
    ).toEqual([
      ['2027-03-02', 'weekly', [{ date: '2027-03-09', kind: 'removed', values: {} }]],
      ['2027-03-04', 'weekly', undefined],
    ]);
    expect(new Set(records.map(({ key }) => key)).size).toBe(2);
  });

  test.each<[string, object, object, object]>([
    [
      'the first Tuesday',
      { type: 'Monthly', interval: 1, month: { number: 'First', day: '2', 'same-day': 'no' } },
      {},
      { recurrence_frequency: 'advanced_monthly', weekday_occurrences: ['1'], target_weekday: 2 },
    ],
    [
      'the same day of each month, ten times',
      { type: 'Monthly', interval: 1, month: { 'same-day': 'yes' } },
      { 'end-type': 'After', 'end-count': 10 },
      { recurrence_frequency: 'monthly', end_date: '2027-12-02' },
    ],
    [
      'every day until a date',
      { type: 'Daily', interval: 1 },
      { 'end-type': 'On', end: '2027-03-20' },
      { recurrence_frequency: 'daily', end_date: '2027-03-20' },
    ],
    [
      'every year',
      { type: 'Yearly', interval: 1, year: { month: ['3'], 'same-day': 'yes' } },
      {},
      { recurrence_frequency: 'yearly' },
    ],
  ])('gives what is on %s as a series', async (_rule, custom, more, expected) => {
    const { records, problems } = await read(wxr(tribe({ _EventRecurrence: rule(custom, more) })));
    expect(problems).toEqual([]);
    expect(records).toHaveLength(1);
    expect(records[0]?.values).toMatchObject({ date: '2027-03-02', is_recurring: true, ...expected });
  });

  test('gives of a rule that cannot be read its own date, and says so', async () => {
    const { records, problems } = await read(wxr(tribe({ _EventRecurrence: 'O:8:"stdClass":0:{}' })));
    expect(records).toHaveLength(1);
    expect(problems).toEqual([expect.stringContaining('only its own date was taken over')]);
  });
});

test('what not everybody could read is left out and counted', async () => {
  const event = {
    id: 1,
    type: 'ctc_event',
    title: 'Public',
    meta: { _ctc_event_start_date: '2027-01-02' },
  };
  const { records, problems } = await read(
    wxr(
      event,
      { ...event, id: 2, status: 'draft' },
      { ...event, id: 3, status: 'private' },
      { ...event, id: 4, password: 'secret' },
      { ...event, id: 5, type: 'comment' },
      { ...event, id: 6, title: 'Undated', meta: {} },
      { ...event, id: 7, link: 'https://old.church.test/?p=7' },
    ),
  );
  expect(records.map(({ title, oldPath }) => [title, oldPath])).toEqual([
    ['Public', '/ctc_event/1/'],
    ['Public', undefined],
  ]);
  expect(problems).toEqual([
    '“Undated” has no date that can be read and was left out.',
    '3 drafts and private entries were left out.',
  ]);
});

describe('the letters of an export are those that it declares:', () => {
  const export_ = wxr({
    id: 1,
    type: 'ctc_sermon',
    title: 'Größe’s',
    content: 'Romans 8<sup>1</sup> &rsquo;',
  });
  const declared = (encoding: string) => export_.replace('UTF-8', encoding);
  const windows1252 = (text: string) => Buffer.from(text.replaceAll('’', '\x92'), 'latin1');
  const [before = '', after = ''] = export_.split('’s');
  test.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(export_)],
    ['UTF-8 after a byte order mark and an empty line', Buffer.from(`\ufeff\n${export_}`)],
    ['Windows-1252', windows1252(declared('windows-1252'))],
    ['ISO-8859-1', windows1252(declared('ISO-8859-1'))],
    ['Windows-1252 that calls itself UTF-8', windows1252(export_)],
    ['one stray byte', Buffer.concat([Buffer.from(before), Buffer.of(0x92), Buffer.from(`s${after}`)])],
    ['UTF-16', Buffer.from(`\ufeff${declared('UTF-16')}`, 'utf16le')],
  ])('%s', async (_what, bytes) => {
    const { records } = await read(bytes);
    expect(records.map(({ title, values }) => [title, values.description])).toEqual([
      ['Größe’s', 'Romans 8¹ ’'],
    ]);
  });
});

test('words beyond what there is room for are cut, and it is said', async () => {
  const { records, problems } = await read(
    wxr({ id: 1, type: 'ctc_sermon', title: 'Long', content: `<p>${'words '.repeat(5000)}</p>` }),
  );
  expect(String(records[0]?.values.description).length).toBeLessThanOrEqual(9000);
  expect(problems.join()).toContain('The words of “Long”');
});

describe('what is no export, or no whole one, is not read:', () => {
  const bomb = (entities: string) =>
    wxr({ id: 1, type: 'ctc_sermon', title: 'x' }).replace('<rss', `<!DOCTYPE rss [${entities}]><rss`);
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
    '',
  );

  test.each<[string, () => string, RegExp]>([
    ['entities that grow', () => bomb(`<!ENTITY l0 "lol">${laughs}`), /DOCTYPE/],
    ['entities that name files', () => bomb('<!ENTITY x SYSTEM "file:///etc/passwd">'), /DOCTYPE/],
    [
      'half a file',
      () => wxr({ id: 1, type: 'ctc_sermon', title: 'x' }).slice(0, -200),
      /cannot be read from line/,
    ],
    ['a page of the web', () => '<!doctype html><html><p>x', /not an export|DOCTYPE/],
    ['no text at all', () => '\u0000\u0001\u0002', /not an export/],
    ['nothing', () => '', /not an export|feed/],
    [
      'a feed',
      () => '<rss version="2.0"><channel><item><title>x</title></item></channel></rss>',
      /is a feed/,
    ],
    [
      'an export of what is unknown here',
      () => wxr({ id: 1, type: 'product', title: 'x' }),
      /no pages, sermons, events or people/,
    ],
    [
      'a file that is nested without end',
      () => `<rss><channel><wp:wxr_version>1.2</wp:wxr_version>${'<a>'.repeat(100_000)}`,
      /nested deeper/,
    ],
    [
      'a file with an element of 300,000 attributes',
      () => `<rss><channel><item ${'a="x" '.repeat(300_000)}/></channel></rss>`,
      /something is wrong|not/i,
    ],
  ])('%s', async (_what, text, words) => {
    await expect(read(text())).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(words),
    });
  });
});

test.each([
  [
    'a bare &',
    (text: string) => text.replace('<description></description>', '<description>a & b</description>'),
  ],
  [
    'an entity that nobody defined',
    (text: string) => text.replace('</description>', '&x; &quot</description>'),
  ],
  [
    'a bare & in an address',
    (text: string) =>
      text
        .replace('<link>', '<link>https://x.test/?a=1&b=2')
        .replace('https://x.test/?a=1&b=2https', 'https'),
  ],
  ['a tag that is not closed', (text: string) => text.replace('</dc:creator>', '')],
  ['a tag that is not opened', (text: string) => text.replace('<dc:creator>', '')],
  ['HTML as it is', (text: string) => text.replace('</description>', '1 < 2<br><img src=x></description>')],
  ['an entry without its end', (text: string) => text.replace('</item>', '')],
])('%s in one entry keeps no other out', async (_what, broken) => {
  const sermon = (id: number) => ({
    id,
    type: 'ctc_sermon',
    title: `Grace ${id}`,
    content: 'On grace & peace.',
  });
  const { records, problems } = await read(broken(wxr(sermon(1), sermon(2))));
  expect(records.map(({ title, values }) => [title, values.description])).toEqual([
    ['Grace 1', 'On grace & peace.'],
    ['Grace 2', 'On grace & peace.'],
  ]);
  expect(problems).toEqual([]);
});

test('what a theme or a plugin made is counted by its kind', async () => {
  const post = (id: number, type: string, more = {}) => ({ id, type, title: `No. ${id}`, ...more });
  const { problems } = await read(
    wxr(
      post(1, 'page', { content: '<p>It began in 1902.</p>' }),
      post(2, 'church_ministry'),
      post(3, 'church_ministry', { status: 'draft' }),
      post(4, 'church_staff'),
      post(5, 'church_event', { status: 'trash' }),
      post(6, 'wp_navigation'),
      ...['revision', 'wp_global_styles', 'wp_template', 'tribe_venue'].map((type, at) =>
        post(10 + at, type),
      ),
    ),
  );
  expect(problems).toEqual([
    expect.stringMatching(/^2 entries of the kind “church_ministry” were left out/),
    expect.stringMatching(/^One entry of the kind “church_staff” was left out/),
    expect.stringMatching(/^A menu of a block theme \(wp_navigation\) was left out/),
  ]);
});

test('a file is read entry by entry, and of an entry without end no more than there is room for', async () => {
  const small = { id: 1, type: 'ctc_sermon', title: 'First' };
  const filling = 'A line of a very long entry.\n'.repeat(150_000);
  const file = join(folder, 'long.xml');
  await writeFile(file, wxr(small, { ...small, id: 2, content: filling }).slice(0, -10));
  const items = readItems(file, new AbortController().signal);
  const first = (await items.next()).value;
  expect(first?.fields.get('title')).toBe('First');
  const second = (await items.next()).value;
  expect(second?.fields.get('content:encoded')?.length).toBe(200_000);
  await expect(items.next()).rejects.toMatchObject({ code: 'invalid' });
});
