import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdayOn } from '#lib/core/dates/day-number.ts';
import { movedExceptions } from '#lib/events/edit/moved-exceptions.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { nextOccurrences } from '#lib/events/series/occurrences.ts';
import { times } from '#tests/support/extent.ts';
import { sampleEvent, sampleException, sampleNthWeekday, sampleSeries } from './sample-events.ts';
import { anyDay, anySeries } from './series/any-series.ts';

const datesOf = (event: EventWithExceptions, count: number) =>
  nextOccurrences(event, event.date, count).map(({ date }) => date);

function move(dates: string[], before: EventWithExceptions, after: EventWithExceptions) {
  const exceptions = dates.map((date) => sampleException(date, 'cancelled'));
  const [first = before.date] = datesOf({ ...before, end_date: null }, 1);
  return movedExceptions(exceptions, before, after, first).map(({ from, exception }) => [
    from,
    exception.date,
  ]);
}

describe('what differs on single dates of a series that moves', () => {
  it('goes along: that of its n-th date is that of its n-th date', () => {
    fc.assert(
      fc.property(
        anySeries,
        anyDay,
        fc.constantFrom('1', '2', '3', '4', '5'),
        fc.nat(40),
        (any, date, nth, n) => {
          const isNth = any.recurrence_frequency === 'advanced_monthly';
          const event = {
            ...any,
            end_date: null,
            weekday_occurrences: (any.weekday_occurrences ?? []).slice(0, 1),
          };
          const moved = {
            ...event,
            date,
            weekday_occurrences: isNth ? [nth] : event.weekday_occurrences,
            target_weekday: weekdayOn(date),
          };
          const [before, after] = [datesOf(event, n + 1)[n] ?? '', datesOf(moved, n + 1)[n]];
          expect(move([before], event, moved)).toEqual([[before, after]]);
        },
      ),
      { numRuns: times(1000) },
    );
  });

  it('keeps its date when the series stays where it is', () => {
    fc.assert(
      fc.property(anySeries, fc.nat(40), (event, n) => {
        const date = datesOf({ ...event, end_date: null }, n + 1)[n] ?? '';
        expect(move([date], event, { ...event, title: 'Another' })).toEqual([[date, date]]);
      }),
    );
  });

  it('keeps its date when the series comes round in another way', () => {
    const before = sampleSeries('weekly', '2026-01-04');
    expect(move(['2026-01-11'], before, { ...before, recurrence_frequency: 'biweekly' })).toEqual([
      ['2026-01-11', '2026-01-11'],
    ]);
  });

  it('is once a date, and what an older rule left there gives way', () => {
    const before = sampleNthWeekday('2026-01-04', ['1', '2'], 0);
    // The 4th and the last are one day in a short February.
    const after = sampleNthWeekday('2026-01-25', ['4', '5'], 0);
    expect(move(['2026-02-01', '2026-02-08', '2026-02-22'], before, after)).toEqual([
      ['2026-02-01', '2026-02-22'],
    ]);
  });

  it('stays cancelled with a one-time event that moves', () => {
    const event = sampleEvent({ date: '2026-01-07' });
    expect(move(['2026-01-07'], event, { ...event, date: '2026-01-09' })).toEqual([
      ['2026-01-07', '2026-01-09'],
    ]);
  });
});
