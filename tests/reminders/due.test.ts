import { formatInTimeZone } from 'date-fns-tz';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginningOf, dueAt } from '#lib/reminders/due.ts';
import { inChurch } from '#tests/support/church.ts';

const on = (date: string, time = '10:00 AM') => ({ date, time, end_date: null, is_multi_day: false });
const long = new Date('2000-01-01T00:00:00Z');

describe('a reminder leaves at 18:00 of the evening before', () => {
  test.each([
    ['America/Chicago', '2031-06-01', '2031-05-31T18:00:00-05:00'],
    ['America/Chicago', '2031-01-05', '2031-01-04T18:00:00-06:00'],
    // Clocks go forward, and back, in the night between.
    ['America/Chicago', '2031-03-09', '2031-03-08T18:00:00-06:00'],
    ['America/Chicago', '2031-11-02', '2031-11-01T18:00:00-05:00'],
    // And on the evening's own day.
    ['America/Chicago', '2031-03-10', '2031-03-09T18:00:00-05:00'],
    ['Pacific/Auckland', '2031-01-05', '2031-01-04T18:00:00+13:00'],
    ['Asia/Kathmandu', '2031-06-01', '2031-05-31T18:00:00+05:45'],
    // Samoa went from the 29th to the 31st of December 2011.
    ['Pacific/Apia', '2011-12-31', '2011-12-31T00:00:00+14:00'],
  ])('in %s before %s', (time_zone, date, evening) => {
    const due = inChurch({ time_zone }, () => dueAt(on(date), long));
    expect(due && formatInTimeZone(due, time_zone, "yyyy-MM-dd'T'HH:mm:ssxxx")).toBe(evening);
  });

  test('of any day in any zone: it is that evening there', () => {
    const zones = fc.constantFrom('America/Chicago', 'Europe/Dublin', 'Pacific/Auckland', 'Asia/Kolkata');
    const days = fc.integer({ min: Date.parse('2026-01-02'), max: Date.parse('2040-01-01') });
    fc.assert(
      fc.property(zones, days, (time_zone, at) => {
        const day = new Date(at).toISOString().slice(0, 10);
        const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
        const due = inChurch({ time_zone }, () => dueAt(on(day), long));
        expect(due && formatInTimeZone(due, time_zone, 'yyyy-MM-dd HH:mm:ss')).toBe(`${before} 18:00:00`);
      }),
    );
  });
});

test('of a date that has begun there is none', () => {
  const begins = inChurch({ time_zone: 'America/Chicago' }, () => beginningOf(on('2031-06-01')));
  expect(begins).toEqual(new Date('2031-06-01T15:00:00Z'));
  const due = (now: string) =>
    inChurch({ time_zone: 'America/Chicago' }, () => dueAt(on('2031-06-01'), new Date(now)));
  expect(due('2031-06-01T14:59:59Z')).toEqual(new Date('2031-05-31T23:00:00Z'));
  expect(due('2031-06-01T15:00:00Z')).toBeNull();
});

test('a date without a clock time begins with its day', () => {
  const begins = (more: object) =>
    inChurch({ time_zone: 'America/Chicago' }, () => beginningOf({ ...on('2031-06-01'), ...more }));
  expect(begins({ time: 'after the service' })).toEqual(new Date('2031-06-01T05:00:00Z'));
  expect(begins({ time: '6 PM', is_multi_day: true, end_date: '2031-06-03' })).toEqual(
    new Date('2031-06-01T05:00:00Z'),
  );
  expect(begins({ date: 'soon' })).toBeNull();
  expect(dueAt(null, long)).toBeNull();
});
