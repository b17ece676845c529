import { describe, expect, it } from 'vitest';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import {
  countOccurrencesFrom,
  nextOccurrences,
  occurrenceOn,
  occurrencesBetween,
  pastOccurrences,
  upcomingOccurrences,
} from '#lib/events/series/occurrences.ts';
import { sampleEvent, sampleException, sampleId, sampleNthWeekday, sampleSeries } from '../sample-events.ts';
import { manySeries } from './many-series.ts';

const today = '2026-06-15';

/** The dates of an event in a window, with spaces between them. */
function dates(event: EventWithExceptions, from: string, to: string): string {
  return occurrencesBetween([event], from, to, from)
    .map(({ date }) => date)
    .join(' ');
}

describe('the dates of a rule', () => {
  it.each([
    [
      'a weekly series begun ten years ago is still there',
      sampleSeries('weekly', '2016-06-05'),
      ['2026-06-01', '2026-06-30'],
      '2026-06-07 2026-06-14 2026-06-21 2026-06-28',
    ],
    [
      'every other week is counted from the start date',
      sampleSeries('biweekly', '2026-01-06'),
      ['2026-03-01', '2026-04-01'],
      '2026-03-03 2026-03-17 2026-03-31',
    ],
    [
      'a monthly series on the 31st uses the last day of a short month and never drifts',
      sampleSeries('monthly', '2026-01-31'),
      ['2026-01-01', '2026-06-30'],
      '2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31 2026-06-30',
    ],
    [
      'every chosen occurrence of the weekday counts',
      sampleNthWeekday('2026-03-01', ['1', '3'], 0),
      ['2026-03-01', '2026-04-30'],
      '2026-03-01 2026-03-15 2026-04-05 2026-04-19',
    ],
    [
      '5 means the last one of the month, be it the fourth or the fifth',
      sampleNthWeekday('2026-01-30', ['5'], 5),
      ['2026-01-01', '2026-05-31'],
      '2026-01-30 2026-02-27 2026-03-27 2026-04-24 2026-05-29',
    ],
    [
      'the fourth and the last are one date in a month where they are the same day',
      sampleNthWeekday('2026-01-01', ['4', '5'], 5),
      ['2026-01-01', '2026-03-31'],
      '2026-01-23 2026-01-30 2026-02-27 2026-03-27',
    ],
    [
      'with no occurrence chosen the start date’s own one is used',
      sampleNthWeekday('2026-01-14', [], 3),
      ['2026-01-01', '2026-03-31'],
      '2026-01-14 2026-02-11 2026-03-11',
    ],
    [
      'the end date of a series is its last possible date',
      sampleSeries('weekly', '2026-01-07', { end_date: '2026-01-21' }),
      ['2026-01-01', '2026-02-28'],
      '2026-01-07 2026-01-14 2026-01-21',
    ],
  ] as const)('%s', (_rule, series, [from, to], expected) => {
    expect(dates(series, from, to)).toBe(expected);
  });

  it('a yearly series on 29 February uses the 28th in other years and returns to the 29th', () => {
    const found = nextOccurrences(sampleSeries('yearly', '2024-02-29'), '2024-01-01', 5);
    expect(found.map(({ date }) => date).join(' ')).toBe(
      '2024-02-29 2025-02-28 2026-02-28 2027-02-28 2028-02-29',
    );
  });

  it('a start date outside the pattern is no occurrence: the first is the first matching date after it', () => {
    const event = sampleNthWeekday('2026-01-07', ['1'], 0);
    expect(dates(event, '2026-01-01', '2026-03-01')).toBe('2026-02-01 2026-03-01');
    expect(occurrenceOn(event, '2026-01-07')).toBeNull();
    expect(occurrenceOn(event, '2026-02-01')).toMatchObject({
      id: `${sampleId}_20260201`,
      is_instance: true,
    });
  });

  it('a stored series without a known frequency is weekly', () => {
    for (const frequency of ['', 'fortnightly'])
      expect(dates(sampleSeries(frequency, '2026-01-07'), '2026-01-01', '2026-01-15')).toBe(
        '2026-01-07 2026-01-14',
      );
  });

  it('a week with a change of clocks is as long as any other, in whatever zone the server is', () => {
    const zone = process.env.TZ;
    try {
      for (const TZ of ['America/Chicago', 'Pacific/Apia', 'Europe/London']) {
        process.env.TZ = TZ;
        expect(dates(sampleSeries('daily', '2026-03-06'), '2026-03-06', '2026-03-10')).toBe(
          '2026-03-06 2026-03-07 2026-03-08 2026-03-09 2026-03-10',
        );
        expect(dates(sampleSeries('weekly', '2026-10-25'), '2026-10-25', '2026-11-08')).toBe(
          '2026-10-25 2026-11-01 2026-11-08',
        );
      }
    } finally {
      process.env.TZ = zone;
    }
  });
});

describe('an occurrence', () => {
  it('of the base row’s own date keeps the base id, and the others are instances of it', () => {
    const [base, next] = nextOccurrences(sampleSeries('weekly', '2026-01-07'), '2026-01-01', 2);
    expect(base).toMatchObject({ id: sampleId, is_instance: false, parent_event_id: null });
    expect(next).toMatchObject({
      id: `${sampleId}_20260114`,
      is_instance: true,
      parent_event_id: sampleId,
      date: '2026-01-14',
    });
    expect(next).not.toHaveProperty('exceptions');
  });

  it('is multi-day only when it does not recur and has an end date', () => {
    expect(occurrenceOn(sampleEvent({ end_date: '2026-01-09' }), '2026-01-07')?.is_multi_day).toBe(true);
    expect(
      occurrenceOn(sampleSeries('weekly', '2026-01-07', { end_date: '2026-03-01' }), '2026-01-07')
        ?.is_multi_day,
    ).toBe(false);
  });
});

describe('exceptions', () => {
  const weekly = (...exceptions: EventWithExceptions['exceptions']) =>
    sampleSeries('weekly', '2026-01-07', { exceptions });

  it('a removed date is gone and nothing else', () => {
    const event = weekly(sampleException('2026-01-14', 'removed'));
    expect(dates(event, '2026-01-01', '2026-01-31')).toBe('2026-01-07 2026-01-21 2026-01-28');
    expect(occurrenceOn(event, '2026-01-14')).toBeNull();
  });

  it('a series keeps its other dates when its own first date is removed', () => {
    expect(dates(weekly(sampleException('2026-01-07', 'removed')), '2026-01-01', '2026-01-21')).toBe(
      '2026-01-14 2026-01-21',
    );
  });

  it('a cancelled date stays visible and says so', () => {
    const event = weekly(sampleException('2026-01-14', 'cancelled'));
    expect(
      occurrencesBetween([event], '2026-01-01', '2026-01-21', today).map((found) => found.is_cancelled),
    ).toEqual([false, true, false]);
  });

  it('a changed date has its own values and the event’s for the rest', () => {
    const event = weekly(
      sampleException('2026-01-14', 'changed', { title: 'Taizé Prayer', is_featured: true }),
    );
    expect(occurrenceOn(event, '2026-01-14')).toMatchObject({
      title: 'Taizé Prayer',
      is_featured: true,
      time: '7:00 PM',
      is_cancelled: false,
    });
  });

  it('a moved date appears where it moved to and keeps its id', () => {
    const event = weekly(sampleException('2026-01-14', 'changed', { new_date: '2026-01-16' }));
    const moved = { id: `${sampleId}_20260114`, date: '2026-01-16', original_date: '2026-01-14' };
    expect(occurrencesBetween([event], '2026-01-15', '2026-01-17', today)).toMatchObject([moved]);
    expect(dates(event, '2026-01-13', '2026-01-15')).toBe('');
    expect(occurrenceOn(event, '2026-01-14')).toMatchObject(moved);
  });

  it('a date moved out of its window, or past the end of its series, is found where it went', () => {
    const event = sampleSeries('weekly', '2026-01-07', {
      end_date: '2026-01-14',
      exceptions: [sampleException('2026-01-14', 'changed', { new_date: '2026-03-02' })],
    });
    expect(dates(event, '2026-01-01', '2026-02-28')).toBe('2026-01-07');
    expect(dates(event, '2026-03-01', '2026-03-31')).toBe('2026-03-02');
  });

  it('an exception on a date the rule does not give touches nothing', () => {
    const event = weekly(sampleException('2026-01-15', 'changed', { new_date: '2026-01-20' }));
    expect(dates(event, '2026-01-01', '2026-01-21')).toBe('2026-01-07 2026-01-14 2026-01-21');
  });

  it('a moved multi-day event keeps its length', () => {
    const event = sampleEvent({
      end_date: '2026-01-09',
      exceptions: [sampleException('2026-01-07', 'changed', { new_date: '2026-01-10' })],
    });
    expect(occurrencesBetween([event], '2026-01-12', '2026-01-12', today)).toMatchObject([
      { id: sampleId, date: '2026-01-10', end_date: '2026-01-12' },
    ]);
  });
});

describe('windows', () => {
  it('give at most 200 dates of one event', () => {
    expect(
      occurrencesBetween([sampleSeries('daily', '2020-01-01')], '2026-06-15', '2028-06-15', today),
    ).toHaveLength(200);
  });

  it('give nothing of a series later than two years from today, and a one-time event whenever it is', () => {
    const series = sampleSeries('weekly', '2026-06-15');
    const late = occurrencesBetween([series], '2028-06-01', '2028-07-31', today);
    expect(late.map(({ date }) => date)).toEqual(['2028-06-05', '2028-06-12']);
    expect(
      occurrencesBetween([sampleEvent({ date: '2029-05-01' })], '2029-01-01', '2029-12-31', today),
    ).toHaveLength(1);
  });

  it('give a multi-day event once when it overlaps them', () => {
    const event = sampleEvent({ date: '2026-06-10', end_date: '2026-06-20' });
    for (const [from, to] of [
      ['2026-06-01', '2026-06-10'],
      ['2026-06-14', '2026-06-15'],
      ['2026-06-20', '2026-06-30'],
    ] as const) {
      expect(occurrencesBetween([event], from, to, today)).toMatchObject([
        { date: '2026-06-10', end_date: '2026-06-20' },
      ]);
    }
    expect(occurrencesBetween([event], '2026-06-21', '2026-06-30', today)).toEqual([]);
  });

  it('are sorted by date, then start time, then title', () => {
    const at = (id: string, date: string, time: string, title: string) =>
      sampleEvent({ id, date, time, title });
    const events = [
      at('d', '2026-06-16', '9:00 AM', 'A'),
      at('c', '2026-06-15', '10:00 AM', 'B'),
      at('b', '2026-06-15', '10:00 AM', 'A'),
      at('a', '2026-06-15', '9:00 AM', 'Z'),
      at('0', '2026-06-15', 'All day', 'Z'),
    ];
    expect(occurrencesBetween(events, '2026-06-15', '2026-06-16', today).map(({ id }) => id)).toEqual([
      '0',
      'a',
      'b',
      'c',
      'd',
    ]);
  });

  it('collapse events of the same title, time and location on one day, keeping the first that was made', () => {
    const older = sampleEvent({ id: 'older', created_at: '2025-01-01T00:00:00.000Z' });
    const events = [sampleEvent({ id: 'newer' }), older, sampleEvent({ id: 'elsewhere', location: 'Hall' })];
    expect(occurrencesBetween(events, '2026-01-07', '2026-01-07', today).map(({ id }) => id)).toEqual([
      'older',
      'elsewhere',
    ]);
  });

  it('answer nothing for days that are not on the calendar', () => {
    expect(occurrencesBetween([sampleEvent()], '2026-02-30', '2026-13-01', today)).toEqual([]);
  });
});

describe('lists', () => {
  it('look at most 52 dates ahead, counted from today', () => {
    const found = upcomingOccurrences([sampleSeries('weekly', '2016-06-05')], today);
    expect(found).toHaveLength(52);
    expect(found[0]?.date).toBe('2026-06-21');
  });

  it('keep a running multi-day event upcoming until its last day is over', () => {
    const event = sampleEvent({ date: '2026-06-10', end_date: '2026-06-15' });
    expect(upcomingOccurrences([event], '2026-06-15')).toHaveLength(1);
    expect(pastOccurrences([event], '2026-06-15')).toHaveLength(0);
    expect(upcomingOccurrences([event], '2026-06-16')).toHaveLength(0);
    expect(pastOccurrences([event], '2026-06-16')).toHaveLength(1);
  });

  it('give the past newest first, at most 52 dates of one event', () => {
    const found = pastOccurrences(
      [sampleSeries('weekly', '2016-06-05'), sampleEvent({ date: '2026-06-08' })],
      today,
    );
    expect(found).toHaveLength(53);
    expect(found.slice(0, 3).map(({ date }) => date)).toEqual(['2026-06-14', '2026-06-08', '2026-06-07']);
  });

  it('show an event whose date cannot be read at the end of the upcoming ones, and leave it out elsewhere', () => {
    const broken = sampleEvent({ id: 'broken', date: 'next Sunday' });
    const brokenSeries = sampleSeries('weekly', '2026-02-31', { id: 'broken-series' });
    const events = [broken, brokenSeries, sampleEvent({ date: '2026-07-01' })];
    expect(upcomingOccurrences(events, today).map(({ id }) => id)).toEqual([
      sampleId,
      'broken',
      'broken-series',
    ]);
    expect(pastOccurrences(events, '2027-01-01').map(({ id }) => id)).toEqual([sampleId]);
    expect(occurrencesBetween(events, '2026-01-01', '2027-01-01', today)).toHaveLength(1);
  });

  it('read an end date that cannot be read as none', () => {
    expect(upcomingOccurrences([sampleEvent({ date: '2026-07-01', end_date: 'soon' })], today)).toHaveLength(
      1,
    );
    expect(
      upcomingOccurrences([sampleSeries('weekly', '2026-07-01', { end_date: 'soon' })], today),
    ).toHaveLength(52);
  });
});

describe('counting the dates an edit changes', () => {
  it('counts from the given date to the end of the series, without removed dates', () => {
    const event = sampleSeries('weekly', '2026-06-03', {
      end_date: '2026-07-08',
      exceptions: [
        sampleException('2026-06-24', 'removed'),
        sampleException('2026-07-01', 'changed', { new_date: '2026-06-01' }),
      ],
    });
    expect(countOccurrencesFrom(event, '2026-06-17', today)).toBe(3);
  });

  it('counts a series without an end up to two years from today', () => {
    expect(countOccurrencesFrom(sampleSeries('monthly', '2026-06-15'), '2026-06-15', today)).toBe(25);
  });
});

it('10,000 series are expanded into one month in well under a second', () => {
  const series = manySeries(10_000);
  // Processor time, not the clock's: other tests run beside this one.
  const times = [1, 2, 3, 4, 5].map(() => {
    const begun = process.cpuUsage();
    expect(occurrencesBetween(series, '2026-11-01', '2026-11-30', '2026-11-21').length).toBeGreaterThan(
      10_000,
    );
    return process.cpuUsage(begun).user / 1000;
  });
  expect(Math.min(...times)).toBeLessThan(800);
});

it('the same date of a row that stays what it is is the same occurrence, another row’s is not', () => {
  const event = sampleSeries('weekly', '2026-01-07', { exceptions: [sampleException('2026-01-14', 'late')] });
  const dates = (of: typeof event) => occurrencesBetween([of], '2026-01-01', '2026-01-31', '2026-01-01');
  const [first, late] = dates(event);
  expect(dates(event)[0]).toBe(first);
  expect(dates(event)[1]).toBe(late);
  expect(dates({ ...event })[0]).not.toBe(first);
  expect(upcomingOccurrences([event], '2026-01-10', 1)[0]).toBe(late);
});
