import { beforeEach, describe, expect, test, vi } from 'vitest';
import { removedDate } from '#lib/events/exception-columns.ts';
import type { EventWithExceptions, ExceptionRow } from '#lib/events/occurrence.ts';
import { composeWeek } from '#lib/letters/compose/compose-week.ts';
import type { WeekFacts } from '#lib/letters/compose/week-facts.ts';
import { inSpanish } from '#tests/support/church.ts';
import { sampleEvent, sampleSeries, sampleService } from '../events/sample-events.ts';

/** Thursday, 10 in the morning in Chicago. */
const now = new Date('2026-12-03T16:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return () => void vi.useRealTimers();
});

const nothing: WeekFacts = { now, events: [], news: [], sermon: null, signUps: [], last: null };
const compose = (facts: Partial<WeekFacts>) => composeWeek({ ...nothing, ...facts });
const lines = (facts: Partial<WeekFacts>) =>
  compose(facts).map(({ title, when, where, note }) => [title, when, where, note]);

function otherwise(kind: string, date: string, fields: Partial<ExceptionRow> = {}): ExceptionRow {
  return { ...removedDate, kind, date, updated_at: '2026-12-01T12:00:00.000Z', ...fields } as ExceptionRow;
}

const worship = (fields: Partial<EventWithExceptions> = {}) =>
  sampleService({ title: 'Morning Worship', location: '', ...fields });

test('a week without anything has no lines', () => {
  expect(compose({})).toEqual([]);
});

describe('services', () => {
  test('stand with their day and time', () => {
    expect(lines({ events: [worship()] })).toEqual([
      ['Morning Worship', 'Sunday, Dec 6 · 10:00 AM', null, null],
    ]);
  });

  test('name their language where it is not the church’s own alone', () => {
    const services = [worship({ held_in: ['en'] }), worship({ time: '12:30 PM', held_in: ['es'] })];
    expect(lines({ events: services }).map(([, when]) => when)).toEqual([
      'Sunday, Dec 6 · 10:00 AM',
      'Sunday, Dec 6 · 12:30 PM · Spanish',
    ]);
    const [when] = inSpanish(() => lines({ events: [worship({ held_in: ['es', 'en'] })] })).map(
      (line) => line[1],
    );
    expect(when).toMatch(/ · Español e inglés$/);
  });

  test.each([
    ['cancelled', otherwise('cancelled', '2026-12-06'), ['Sunday, Dec 6 · 10:00 AM', null, 'Cancelled']],
    [
      'online',
      otherwise('moved_online', '2026-12-06'),
      ['Sunday, Dec 6 · 10:00 AM', 'Online', 'Online only'],
    ],
    [
      'late',
      otherwise('late', '2026-12-06', { time: '11:30 AM' }),
      ['Sunday, Dec 6 · 11:30 AM', null, 'Starts late'],
    ],
    [
      'moved to another day',
      otherwise('changed', '2026-12-06', { new_date: '2026-12-05' }),
      ['Saturday, Dec 5 · 10:00 AM', null, 'Moved from Sunday, December 6'],
    ],
    [
      'at another place',
      otherwise('changed', '2026-12-06', { location: 'City Park' }),
      ['Sunday, Dec 6 · 10:00 AM', 'City Park', 'At another place'],
    ],
    [
      'at another time',
      otherwise('changed', '2026-12-06', { time: '8:00 AM' }),
      ['Sunday, Dec 6 · 8:00 AM', null, 'At another time'],
    ],
  ])('one that is %s says so', (_what, exception, told) => {
    const events = [worship({ exceptions: [exception] })];
    expect(lines({ events })).toEqual([['Morning Worship', ...told]]);
  });

  test('one that is moved out of the week says where to', () => {
    const exceptions = [otherwise('changed', '2026-12-06', { new_date: '2026-12-20' })];
    const [first] = lines({ events: [worship({ exceptions })] });
    expect(first).toEqual([
      'Morning Worship',
      'Sunday, Dec 20 · 10:00 AM',
      null,
      'Moved from Sunday, December 6',
    ]);
  });

  test('one that was removed is not told', () => {
    expect(compose({ events: [worship({ exceptions: [otherwise('removed', '2026-12-06')] })] })).toEqual([]);
  });

  test('stand before events, and say all of it in Spanish', () => {
    const events = [
      sampleEvent({ date: '2026-12-04' }),
      worship({ exceptions: [otherwise('cancelled', '2026-12-06')] }),
    ];
    const told = inSpanish(() => compose({ events }));
    expect(told.map(({ kind }) => kind)).toEqual(['service', 'event']);
    expect(told[0]).toMatchObject({ when: expect.stringMatching(/^domingo, 6 dic/), note: 'Cancelado' });
  });
});

describe('events', () => {
  test('that are over, or begin after seven days, are left out', () => {
    const at = (date: string, time: string) => sampleEvent({ id: `${date}${time}`, title: time, date, time });
    const events = [
      at('2026-12-03', '8:00 AM - 9:00 AM'),
      at('2026-12-03', '9:30 AM - 11:00 AM'),
      at('2026-12-10', '9:00 AM'),
      at('2026-12-10', '10:00 AM'),
      at('2026-12-11', '9:00 AM'),
    ];
    expect(compose({ events }).map(({ title }) => title)).toEqual(['9:30 AM - 11:00 AM', '9:00 AM']);
  });

  test('a series is one line with its dates', () => {
    const events = [sampleSeries('daily', '2026-12-01', { title: 'Advent Prayer', end_date: '2026-12-08' })];
    expect(lines({ events })).toEqual([['Advent Prayer', 'Dec 3 to Dec 8 · 7:00 PM', 'Chapel', null]]);
    expect(compose({ events })[0]?.dates).toHaveLength(6);
  });

  test('single dates of a series stand by their days, what is special beside the day', () => {
    const events = [
      sampleSeries('daily', '2026-12-01', {
        end_date: '2026-12-06',
        exceptions: [otherwise('removed', '2026-12-04'), otherwise('cancelled', '2026-12-06')],
      }),
    ];
    expect(lines({ events })).toEqual([
      [
        'Evening Prayer',
        'Thursday, Dec 3, Saturday, Dec 5 and Sunday, Dec 6 · 7:00 PM',
        'Chapel',
        'Sunday, December 6: Cancelled',
      ],
    ]);
  });

  test('dates at several times have each its own', () => {
    const events = [
      sampleSeries('weekly', '2026-12-03', {
        exceptions: [otherwise('changed', '2026-12-10', { new_date: '2026-12-08', time: '6:00 PM' })],
      }),
    ];
    expect(lines({ events })[0]?.[1]).toBe('Thursday, Dec 3 · 7:00 PM and Tuesday, Dec 8 · 6:00 PM');
  });

  test('one of several days that is under way is told', () => {
    const events = [sampleEvent({ date: '2026-12-01', end_date: '2026-12-05', time: 'All day' })];
    expect(lines({ events })[0]?.[1]).toMatch(/^Dec 1 to Dec 5/);
  });

  test('keep the address of the church, and what was told', () => {
    const [item] = compose({ events: [sampleEvent({ date: '2026-12-04' })] });
    expect(item?.url).toMatch(/^https?:\/\/[^/]+\/events\//);
    expect(item?.dates).toEqual([
      {
        event_id: sampleEvent().id,
        date: '2026-12-04',
        told: expect.stringContaining('2026-12-04|7:00 PM|Chapel|scheduled'),
      },
    ]);
  });
});

describe('news', () => {
  const post = (title: string, published_at: string) => ({
    title,
    summary: `About ${title}`,
    path: `/news/${title}`,
    published_at: new Date(published_at),
  });
  const news = [post('old', '2026-11-20T12:00:00Z'), post('new', '2026-12-01T12:00:00Z')];

  test('of the last seven days stand in the first week', () => {
    expect(lines({ news })).toEqual([['new', 'December 1', null, 'About new']]);
  });

  test('since the last week was composed stand in the next, the newest first', () => {
    const last = { composed_at: new Date('2026-11-19T16:00:00Z'), sermon_url: null };
    expect(compose({ news, last }).map(({ title }) => title)).toEqual(['new', 'old']);
  });
});

describe('the latest sermon', () => {
  const sermon = {
    id: '5c1a6f0e-6f0b-4f5e-9d3c-2b1a0c9d8e7f',
    title: 'Light',
    speaker: 'Ana Ruiz',
    passage: 'John 1',
    date: '2026-11-29',
    created_at: new Date('2026-11-30T12:00:00Z'),
  };

  test('is told once', () => {
    const [told] = compose({ sermon });
    expect(told).toMatchObject({ title: 'Light', when: 'Sunday, November 29', note: 'Ana Ruiz · John 1' });
    const last = { composed_at: new Date('2026-11-26T16:00:00Z'), sermon_url: told?.url ?? null };
    expect(compose({ sermon, last })).toEqual([]);
  });

  test('that was added late is new', () => {
    const late = { ...sermon, date: '2026-11-08' };
    const last = { composed_at: new Date('2026-11-26T16:00:00Z'), sermon_url: null };
    expect(compose({ sermon: late, last })).toHaveLength(1);
  });

  test('of a year ago that was brought in today is not', () => {
    expect(compose({ sermon: { ...sermon, date: '2025-11-29', created_at: now } })).toEqual([]);
  });
});

test('sign-ups that close within the week stand by their time', () => {
  const form = (title: string, closes: string) => ({ title, path: '/forms/x', closes: new Date(closes) });
  const signUps = [
    form('Later', '2026-12-11T18:00:00Z'),
    form('Second', '2026-12-09T18:00:00Z'),
    form('First', '2026-12-05T00:00:00Z'),
    form('Over', '2026-12-03T15:00:00Z'),
  ];
  expect(compose({ signUps }).map(({ title, when }) => [title, when])).toEqual([
    ['First', 'Sign up until Friday, December 4 at 6:00 PM'],
    ['Second', 'Sign up until Wednesday, December 9 at 12:00 PM'],
  ]);
});
