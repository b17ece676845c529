import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addDays } from '#lib/core/dates/calendar-date.ts';
import { calendarFeed } from '#lib/events/feeds/calendar-feed.ts';
import { withoutDuplicates } from '#lib/events/feeds/feed-duplicates.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { nextOccurrences, occurrencesBetween } from '#lib/events/series/occurrences.ts';
import { times } from '#tests/support/extent.ts';
import { sampleEvent, sampleException, sampleSeries } from '../sample-events.ts';
import { anySeries } from '../series/any-series.ts';
import { manySeries } from '../series/many-series.ts';
import { expandFeed } from './read-feed.ts';

vi.setConfig({ testTimeout: 60_000 });

const today = '2026-01-01';

/** Some of an event's dates, by their number, moved by days and perhaps cancelled. */
const anyMoves = fc.array(
  fc.record({ n: fc.nat(9), days: fc.integer({ min: -21, max: 21 }), isCancelled: fc.boolean() }),
  { maxLength: 4 },
);

function exceptionsOf(
  event: EventWithExceptions,
  moves: { n: number; days: number; isCancelled: boolean }[],
) {
  const dates = nextOccurrences(event, event.date, 10).map(({ date }) => date);
  const moved = moves.flatMap(({ n, days, isCancelled }) => {
    const date = dates[n];
    if (!date) return [];
    return [sampleException(date, isCancelled ? 'cancelled' : 'changed', { new_date: addDays(date, days) })];
  });
  return [...new Map(moved.map((exception) => [exception.date, exception])).values()];
}

describe('a feed without duplicates', () => {
  it('leaves out a row that says the same as another', () => {
    const older = sampleSeries('weekly', '2026-01-07', {
      id: 'older',
      created_at: '2025-01-01T00:00:00.000Z',
    });
    const newer = sampleSeries('weekly', '2026-01-21', { id: 'newer' });
    expect(withoutDuplicates([newer, older], today)).toEqual([older]);
  });

  it('takes single dates that another row has out of a series', () => {
    const once = sampleEvent({ id: 'once', date: '2026-01-14', created_at: '2025-01-01T00:00:00.000Z' });
    const series = sampleSeries('weekly', '2026-01-07');
    const [, reduced] = withoutDuplicates([once, series], today);
    expect(reduced?.exceptions).toMatchObject([{ date: '2026-01-14', kind: 'removed' }]);
  });

  it('lets everything be that differs in title, time or location', () => {
    const events = [
      sampleEvent({ id: 'a' }),
      sampleEvent({ id: 'b', location: 'Hall' }),
      sampleEvent({ id: 'c', time: '8 pm' }),
    ];
    expect(withoutDuplicates(events, today)).toEqual(events);
  });

  it('expands to the dates that the lists show, whatever the rows', () => {
    fc.assert(
      fc.property(fc.array(anySeries, { minLength: 1, maxLength: 4 }), anyMoves, (rows, moves) => {
        const events = rows.map((row, index) => ({
          ...row,
          title: 'Gathering',
          created_at: `2025-01-0${index + 1}T00:00:00.000Z`,
          exceptions: exceptionsOf(row, moves),
        }));
        // A first date may have been moved back.
        const from = addDays(events.map(({ date }) => date).sort()[0] ?? '', -30);
        const to = `${from.slice(0, 4)}-12-31`;
        // The lists give at most 200 dates of one event, before some of them collapse.
        fc.pre(events.every((event) => occurrencesBetween([event], from, to, from).length < 190));
        const feed = calendarFeed(withoutDuplicates(events, from));
        expect(expandFeed(feed, to)).toEqual(
          occurrencesBetween(events, from, to, from).map(
            ({ date, is_cancelled }) => `${date}${is_cancelled ? ' cancelled' : ''}`,
          ),
        );
      }),
      { numRuns: times(200) },
    );
  });

  it('gives a date that was moved onto another of its series once', () => {
    const exceptions = [sampleException('2026-01-21', 'changed', { new_date: '2026-01-14' })];
    const series = sampleSeries('weekly', '2026-01-07', { exceptions, end_date: '2026-01-28' });
    const feed = calendarFeed(withoutDuplicates([series], today));
    expect(expandFeed(feed, '2026-12-31')).toEqual(['2026-01-07', '2026-01-14', '2026-01-28']);
  });

  it('gives a date that was made to say the same as another event once', () => {
    const once = sampleEvent({ id: 'once', title: 'Supper', date: '2026-01-14' });
    const exceptions = [sampleException('2026-01-14', 'changed', { title: 'Supper' })];
    const series = sampleSeries('weekly', '2026-01-07', {
      exceptions,
      created_at: '2026-01-01T00:00:00.000Z',
    });
    const [, reduced] = withoutDuplicates([once, series], today);
    expect(reduced?.exceptions).toMatchObject([{ date: '2026-01-14', kind: 'removed' }]);
  });

  it('costs nothing to speak of when there are none', () => {
    const events = manySeries(10_000);
    // Processor time, not the clock's: other tests run beside this one.
    const times = [1, 2, 3].map(() => {
      const begun = process.cpuUsage();
      expect(withoutDuplicates(events, today)).toHaveLength(10_000);
      return process.cpuUsage(begun).user / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(500);
  });
});
