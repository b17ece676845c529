import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { occurrencesBetween } from '#lib/events/series/occurrences.ts';
import { overlapsOf } from '#lib/events/series/overlaps.ts';
import { times } from '#tests/support/extent.ts';
import { sampleEvent, sampleException, sampleSeries } from '../sample-events.ts';
import { anySeries } from './any-series.ts';

const today = '2026-01-01';
const typedId = '00000000-0000-4000-8000-000000000001';
const typed = (fields: Partial<EventWithExceptions> = {}) =>
  sampleEvent({ id: typedId, title: 'Choir', date: '2026-01-07', time: '7 PM - 8 PM', ...fields });
const there = (fields: Partial<EventWithExceptions> = {}) =>
  sampleEvent({ time: '7:30 PM - 9 PM', ...fields });
const datesOf = (one: EventWithExceptions, ...events: EventWithExceptions[]) =>
  overlapsOf(one, events, today).dates.map(({ date }) => date);

describe('what else is in a room', () => {
  test('is named with its date and time', () => {
    expect(overlapsOf(typed(), [there()], today)).toEqual({
      dates: [
        {
          date: '2026-01-07',
          events: [{ id: there().id, title: 'Evening Prayer', date: '2026-01-07', time: '7:30 PM - 9 PM' }],
        },
      ],
      has_more: false,
    });
  });

  test.each<[string, Partial<EventWithExceptions>]>([
    ['written in another way', { location: '  CHAPÉL ' }],
    ['for an hour without an end', { time: '6:30 PM' }],
    ['the whole day without a readable time', { time: 'After the service' }],
    ['past midnight of the day before', { date: '2026-01-06', time: '11 PM - 7:30 PM' }],
    ['for several days', { date: '2026-01-05', end_date: '2026-01-09', time: 'All day' }],
    ['as an unlisted service', { kind: 'service', listed: false, time: '6 PM', length_minutes: 90 }],
    [
      'by an exception',
      { location: 'Hall', exceptions: [sampleException('2026-01-07', 'changed', { location: 'Chapel' })] },
    ],
    [
      'by a moved date',
      {
        date: '2026-01-05',
        exceptions: [sampleException('2026-01-05', 'changed', { new_date: '2026-01-07' })],
      },
    ],
    [
      'late',
      { time: '5 PM - 6 PM', exceptions: [sampleException('2026-01-07', 'late', { time: '7 PM - 8 PM' })] },
    ],
  ])('%s', (_how, fields) => {
    expect(datesOf(typed(), there(fields))).toEqual(['2026-01-07']);
  });

  test.each<[string, Partial<EventWithExceptions>]>([
    ['in another room', { location: 'Hall' }],
    ['before', { time: '6 PM - 7 PM' }],
    ['after', { time: '8 PM - 9 PM' }],
    ['on another day', { date: '2026-01-08' }],
    ['that is cancelled', { exceptions: [sampleException('2026-01-07', 'cancelled')] }],
    ['that is online only', { exceptions: [sampleException('2026-01-07', 'moved_online')] }],
    [
      'that moved away',
      { exceptions: [sampleException('2026-01-07', 'changed', { new_date: '2026-01-09' })] },
    ],
    [
      'that is in another room that day',
      { exceptions: [sampleException('2026-01-07', 'changed', { location: 'Hall' })] },
    ],
    ['that is the event itself', { id: typedId }],
    [
      'that is closed that day',
      {
        date: '2026-01-05',
        end_date: '2026-01-09',
        time: 'All day',
        exceptions: [sampleException('2026-01-07', 'cancelled', { day_only: true })],
      },
    ],
  ])('is nothing %s', (_how, fields) => {
    expect(datesOf(typed(), there(fields))).toEqual([]);
  });

  test.each(['', '   ', 'Zoom', 'Online'])('is nothing where the place is “%s”', (location) => {
    expect(datesOf(typed({ location }), there({ location }))).toEqual([]);
  });

  test('counts the hour that the clocks skip', () => {
    const skipped = { date: '2026-03-08', time: '2:30 AM - 2:45 AM' };
    expect(datesOf(typed(skipped), there({ date: '2026-03-08', time: '3:30 AM - 4 AM' }))).toEqual([
      '2026-03-08',
    ]);
  });

  test('is said of the first three dates of a series, from today on', () => {
    const weekly = typed({ is_recurring: true, recurrence_frequency: 'weekly', date: '2025-12-03' });
    const found = overlapsOf(weekly, [sampleSeries('weekly', '2025-11-05', { time: '7:30 PM' })], today);
    expect(found.dates.map(({ date }) => date)).toEqual(['2026-01-07', '2026-01-14', '2026-01-21']);
    expect(found.has_more).toBe(true);
  });

  test('leaves out removed dates and looks two years ahead', () => {
    const weekly = typed({
      is_recurring: true,
      recurrence_frequency: 'weekly',
      exceptions: [sampleException('2026-01-14', 'removed')],
    });
    const on = (date: string) => there({ id: crypto.randomUUID(), date });
    const events = ['2026-01-14', '2026-02-04', '2027-12-29', '2028-01-05'].map(on);
    expect(datesOf(weekly, ...events)).toEqual(['2026-02-04', '2027-12-29']);
  });

  test('names five events of a date at most, the earliest first', () => {
    const events = [9, 8, 7, 6, 5, 4, 3].map((hour) =>
      there({ id: crypto.randomUUID(), title: `At ${hour}`, time: `${hour} PM - 11 PM` }),
    );
    const [first] = overlapsOf(typed({ time: '2 PM - 10 PM' }), events, today).dates;
    expect(first?.events.map(({ title }) => title)).toEqual(['At 3', 'At 4', 'At 5', 'At 6', 'At 7']);
  });
});

test('any two series overlap on the days that both have', () => {
  fc.assert(
    fc.property(anySeries, anySeries, (one, other) => {
      fc.pre(one.id !== other.id);
      const now = toDayNumber(one.date) ?? 0;
      const from = toDateText(now);
      const to = toDateText(now + 150);
      const days = (event: EventWithExceptions) =>
        occurrencesBetween([event], from, to, from).map(({ date }) => date);
      const both = days(one).filter((date) => days(other).includes(date));
      const found = overlapsOf(one, [other], from).dates.map(({ date }) => date);
      expect(found.filter((date) => date <= to)).toEqual(both.slice(0, 3));
    }),
    { numRuns: times(200) },
  );
});

test('an overlap does not depend on which of the two is typed', () => {
  const hour = fc.integer({ min: 0, max: 23 });
  const event = fc.record({
    day: fc.integer({ min: 1, max: 4 }),
    from: hour,
    until: hour,
    days: fc.integer({ min: 0, max: 2 }),
  });
  const clock = (at: number) => `${String(at).padStart(2, '0')}:00`;
  fc.assert(
    fc.property(event, event, (one, other) => {
      const [first, second] = [one, other].map(({ day, from, until, days }, place) =>
        sampleEvent({
          id: `00000000-0000-4000-8000-00000000000${place}`,
          date: `2026-01-0${day}`,
          end_date: days > 0 ? `2026-01-0${day + days}` : null,
          time: `${clock(from)} - ${clock(until)}`,
        }),
      ) as [EventWithExceptions, EventWithExceptions];
      expect(datesOf(first, second).length).toBe(datesOf(second, first).length);
    }),
  );
});
