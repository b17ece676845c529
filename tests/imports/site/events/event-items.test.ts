import { describe, expect, test } from 'vitest';
import { eventItems, unseenItems } from '#lib/imports/site/events/event-items.ts';
import type { SourceContext, SourceRecord } from '#lib/imports/source.ts';

const context: SourceContext = {
  signal: new AbortController().signal,
  timeZone: 'America/Chicago',
  today: '2026-12-01',
  remembered: {},
};

function itemsOf(data: unknown, { path = '/events', body = '' } = {}) {
  const script =
    data === undefined ? '' : `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const text = `<html><head>${script}</head><body>${body}</body></html>`;
  const address = `https://grace.test${path}`;
  return eventItems({ address, status: 200, type: 'text/html', headers: {}, text }, context);
}

const recordsOf = (data: unknown, more = {}) =>
  itemsOf(data, more).flatMap((item): SourceRecord[] => ('record' in item ? [item.record] : []));
const problemsOf = (data: unknown, more = {}) =>
  itemsOf(data, more).flatMap((item): string[] => ('problem' in item ? [item.problem] : []));
const valuesOf = (data: unknown) => recordsOf(data).map(({ values }) => values);

const supper = {
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: 'Advent Supper &#8211; All welcome',
  url: 'https://grace.test/event/supper/',
  startDate: '2026-12-12T18:00:00-06:00',
  endDate: '2026-12-12T20:30:00-06:00',
  description: '&lt;p&gt;Soup and &lt;b&gt;bread&lt;/b&gt;.&lt;/p&gt;\\n',
  image: ['/up/supper.jpg'],
  location: {
    '@type': 'Place',
    name: 'Fellowship Hall',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1200 Maple Street',
      addressLocality: 'Springfield',
      addressRegion: 'IL',
      postalCode: '62704',
    },
  },
  organizer: { '@type': 'Organization', name: 'Grace' },
};

describe('an event', () => {
  test('comes with its place, its words and its picture, at the time of the church', () => {
    expect(recordsOf(supper, { path: '/event/supper/' })).toEqual([
      {
        table: 'events',
        key: 'https://grace.test/event/supper/@2026-12-12',
        title: 'Advent Supper – All welcome',
        values: {
          title: 'Advent Supper – All welcome',
          date: '2026-12-12',
          end_date: null,
          time: '6:00 PM - 8:30 PM',
          location: 'Fellowship Hall, 1200 Maple Street, Springfield, IL',
          description: 'Soup and bread.',
          is_recurring: false,
        },
        pictures: { image_url: 'https://grace.test/up/supper.jpg' },
        oldPath: '/event/supper/',
      },
    ]);
  });

  const whens: [name: string, times: object, expected: object][] = [
    [
      'UTC',
      { startDate: '2026-12-13T01:00:00Z', endDate: '2026-12-13T02:00:00Z' },
      { date: '2026-12-12', time: '7:00 PM - 8:00 PM' },
    ],
    ['another zone', { startDate: '2026-07-04T20:00:00-04:00' }, { date: '2026-07-04', time: '7:00 PM' }],
    [
      'no zone',
      { startDate: '2026-12-12T18:00', endDate: '2026-12-12T19:00' },
      { date: '2026-12-12', time: '6:00 PM - 7:00 PM' },
    ],
    [
      'a duration',
      { startDate: '2026-12-12T18:00', duration: 'PT90M' },
      { date: '2026-12-12', time: '6:00 PM - 7:30 PM' },
    ],
    ['a whole day', { startDate: '2026-12-12' }, { date: '2026-12-12', end_date: null, time: 'All day' }],
    [
      'whole days',
      { startDate: '2026-12-12', endDate: '2026-12-14' },
      { date: '2026-12-12', end_date: '2026-12-14', time: 'All day' },
    ],
    [
      'a day to its last minute',
      { startDate: '2026-12-12T00:00:00-06:00', endDate: '2026-12-12T23:59:59-06:00' },
      { date: '2026-12-12', end_date: null, time: 'All day' },
    ],
    [
      'an end before its start',
      { startDate: '2026-12-12T18:00', endDate: '2026-12-12T17:00' },
      { date: '2026-12-12', time: '6:00 PM' },
    ],
    [
      'an end without a time',
      { startDate: '2026-12-12T18:00', endDate: '2026-12-12' },
      { date: '2026-12-12', end_date: null, time: '6:00 PM' },
    ],
    [
      'a night',
      { startDate: '2026-12-31T22:00', endDate: '2027-01-01T00:30' },
      { date: '2026-12-31', end_date: null, time: '10:00 PM - 12:30 AM' },
    ],
  ];
  test.each(whens)('with %s is on its date', (_name, times, expected) => {
    const { startDate: _s, endDate: _e, ...rest } = supper;
    expect(valuesOf({ ...rest, ...times })).toEqual([expect.objectContaining(expected)]);
  });

  test('that is cancelled says so on its date', () => {
    const [record] = recordsOf({ ...supper, eventStatus: 'https://schema.org/EventCancelled' });
    expect(record?.exceptions).toEqual([{ date: '2026-12-12', kind: 'cancelled', values: {} }]);
  });

  test('without a date is named, and no date is made up', () => {
    for (const startDate of [undefined, '', 'soon', '2026-02-31', 'Sunday 10 am'])
      expect(itemsOf({ ...supper, startDate })).toEqual([
        {
          problem: '“Advent Supper – All welcome” has no date that can be read (https://grace.test/events).',
        },
      ]);
  });

  test('is found in graphs, arrays, lists, organizations and series, each once', () => {
    const fair = { '@type': 'schema:Festival', name: 'Fair', startDate: '2026-12-20' };
    const data = [
      {
        '@graph': [
          {
            '@type': 'WebPage',
            mainEntity: { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: supper }] },
          },
        ],
      },
      {
        '@type': 'Church',
        event: [supper, { ...supper, '@type': 'MusicEvent', name: 'Carols', url: '/event/carols/' }],
      },
      {
        '@type': 'EventSeries',
        name: 'Advent',
        startDate: '2026-11-29',
        endDate: '2026-12-24',
        subEvent: [fair],
      },
      { '@type': 'PublicationEvent', name: 'A book', startDate: '2026-12-20' },
    ];
    expect(recordsOf(data).map(({ title }) => title)).toEqual([
      'Advent Supper – All welcome',
      'Carols',
      'Fair',
    ]);
  });

  test('without a place has none, and one online says where', () => {
    const places: [unknown, string][] = [
      [undefined, ''],
      ['The park', 'The park'],
      [{ '@type': 'VirtualLocation', url: 'https://zoom.test/1', name: 'Zoom' }, 'Zoom'],
      [{ '@type': 'Place', name: 'Grace', address: '1200 Maple Street' }, 'Grace, 1200 Maple Street'],
      [
        [
          { '@type': 'Place', name: 'Hall' },
          { '@type': 'VirtualLocation', name: 'Zoom' },
        ],
        'Hall; Zoom',
      ],
    ];
    for (const [location, expected] of places)
      expect(valuesOf({ ...supper, location })[0]?.location).toBe(expected);
  });
});

describe('a series', () => {
  const series = { '@type': 'Event', name: 'Choir', location: 'Hall', description: 'Sing.' };

  test('comes as a rule, where its schedule states one', () => {
    const schedule = {
      '@type': 'Schedule',
      startDate: '2026-12-02',
      startTime: '19:00',
      endTime: '20:30:00',
      repeatFrequency: 'P1W',
      byDay: 'https://schema.org/Thursday',
      endDate: '2027-05-27',
      exceptDate: ['2026-12-24'],
    };
    expect(recordsOf({ ...series, eventSchedule: schedule })).toEqual([
      expect.objectContaining({
        values: expect.objectContaining({
          date: '2026-12-03',
          time: '7:00 PM - 8:30 PM',
          is_recurring: true,
          recurrence_frequency: 'weekly',
          end_date: '2027-05-27',
        }),
        exceptions: [{ date: '2026-12-24', kind: 'removed', values: {} }],
      }),
    ]);
  });

  test('of the second Sundays is a monthly one', () => {
    const eventSchedule = {
      repeatFrequency: 'P1M',
      byDay: 'Sunday',
      byMonthWeek: 2,
      startDate: '2026-12-13',
      startTime: '09:00',
    };
    expect(valuesOf({ ...series, eventSchedule })).toEqual([
      expect.objectContaining({
        recurrence_frequency: 'advanced_monthly',
        weekday_occurrences: ['2'],
        target_weekday: 0,
        time: '9:00 AM',
      }),
    ]);
  });

  test('that cannot be read keeps its first date, and is named', () => {
    const items = itemsOf({
      ...series,
      startDate: '2026-12-03T19:00',
      eventSchedule: { repeatFrequency: 'often' },
    });
    expect(items).toEqual([
      {
        record: expect.objectContaining({
          values: expect.objectContaining({ date: '2026-12-03', is_recurring: false }),
        }),
      },
      {
        problem:
          'How “Choir” repeats could not be read (https://grace.test/events). Please look at its dates.',
      },
    ]);
  });

  test('without dates of its own is no event of many months', () => {
    expect(
      itemsOf({ '@type': 'EventSeries', name: 'Advent', startDate: '2026-11-29', endDate: '2027-05-24' }),
    ).toEqual([{ problem: '“Advent” has no date that can be read (https://grace.test/events).' }]);
  });
});

describe('what can be brought in by itself is offered', () => {
  const offered: [link: string, address: string | null][] = [
    [
      '<a href="webcal://grace.test/events/?ical=1">Subscribe</a>',
      'A calendar was found at https://grace.test/events/?ical=1',
    ],
    [
      '<a href="/files/parish.ics">Calendar</a>',
      'A calendar was found at https://grace.test/files/parish.ics',
    ],
    [
      '<iframe src="https://calendar.google.com/calendar/embed?src=a%40group.calendar.google.com&ctz=x"></iframe>',
      'A calendar was found at https://calendar.google.com/calendar/ical/a%40group.calendar.google.com/public/basic.ics',
    ],
    ['<a href="/event/supper/?ical=1">Add to calendar</a>', null],
    [
      '<a href="https://feeds.buzzsprout.com/123.rss">RSS</a>',
      'A podcast was found at https://feeds.buzzsprout.com/123.rss',
    ],
    [
      '<link rel="alternate" type="application/rss+xml" href="/feed/podcast/sermons">',
      'A podcast was found at https://grace.test/feed/podcast/sermons',
    ],
    ['<link rel="alternate" type="application/rss+xml" href="/feed/">', null],
    ['<link rel="alternate" type="application/rss+xml" href="/comments/feed/">', null],
    [
      '<a href="https://www.youtube.com/@gracelutheran/videos">YouTube</a>',
      'A channel with videos was found at https://www.youtube.com/@gracelutheran',
    ],
    [
      '<a href="https://vimeo.com/gracelutheran">Vimeo</a>',
      'A channel with videos was found at https://vimeo.com/gracelutheran',
    ],
    ['<a href="https://www.youtube.com/watch?v=abcdefghijk">Video</a>', null],
    ['<a href="https://vimeo.com/123456">Video</a>', null],
    ['<a href="javascript:void(0)">x</a><a href="mailto:a@grace.test">y</a>', null],
  ];
  test.each(offered)('%s', (body, sentence) => {
    expect(problemsOf(undefined, { body })).toEqual(sentence ? [expect.stringContaining(sentence)] : []);
  });

  test('what several pages yield counts once', () => {
    const seen = new Set<string>();
    const body = '<a href="/parish.ics">Calendar</a>';
    expect(unseenItems(itemsOf(supper, { body }), seen)).toHaveLength(2);
    expect(unseenItems(itemsOf(supper, { body, path: '/event/supper/' }), seen)).toEqual([]);
  });
});
