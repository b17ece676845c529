import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { calendarFeed } from '#lib/events/feeds/calendar-feed.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { continuedRule } from '#lib/events/series/continued-rule.ts';
import { nextOccurrences } from '#lib/events/series/occurrences.ts';
import { describeRecurrence, ruleWarnings } from '#lib/events/series/recurrence-labels.ts';
import { times } from '#tests/support/extent.ts';
import { expandFeed } from '../feeds/read-feed.ts';
import { sampleNthWeekday, sampleSeries } from '../sample-events.ts';
import { anySeries } from './any-series.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The series as its row is when it goes on from one of its dates. */
function from(event: EventWithExceptions, date: string): EventWithExceptions {
  const written = { ...event, date };
  return { ...written, ...continuedRule(event, date, written) };
}

const datesFrom = (event: EventWithExceptions, date: string) =>
  nextOccurrences(event, date, 40).map((occurrence) => occurrence.date);

describe('a series that goes on from one of its dates', () => {
  it('has the dates it had, in lists and in other calendar programs, however often it is cut', () => {
    fc.assert(
      fc.property(anySeries, fc.array(fc.nat(14), { minLength: 1, maxLength: 3 }), (event, cuts) => {
        let last = event;
        let expected = datesFrom(event, event.date);
        for (const cut of cuts) {
          fc.pre(cut < expected.length);
          last = from(last, expected[cut] ?? '');
          expected = datesFrom(event, last.date);
          expect(datesFrom(last, last.date)).toEqual(expected);
        }
        const fiveYearsOn = `${Number(last.date.slice(0, 4)) + 5}-12-31`;
        const within = expected.filter((date) => date <= fiveYearsOn);
        expect(expandFeed(calendarFeed([last]), within.at(-1) ?? fiveYearsOn)).toEqual(within);
      }),
      { numRuns: times(300) },
    );
  });

  it.each([
    [sampleSeries('monthly', '2026-01-31'), '2026-02-28', 'Last day of every month'],
    [sampleSeries('monthly', '2026-01-30'), '2026-02-28', 'Every month on the 30th'],
    [sampleSeries('yearly', '2024-02-29'), '2025-02-28', 'Every year on February 29'],
    [sampleNthWeekday('2026-01-29', [], 4), '2026-02-26', 'Last Thursday of every month'],
  ])('is described and warned of as it was', (event, date, words) => {
    const cut = from(event, date);
    expect(describeRecurrence(cut)).toBe(words);
    expect(describeRecurrence(cut)).toBe(describeRecurrence(event));
    if (event.recurrence_frequency !== 'advanced_monthly')
      expect(ruleWarnings(cut)).toEqual(ruleWarnings(event));
  });

  it('keeps nothing beside its date where its date says it all', () => {
    const event = sampleSeries('monthly', '2026-01-31');
    expect(from(event, '2026-03-31').month_day).toBeNull();
    expect(from(sampleSeries('weekly', '2026-01-31'), '2026-02-28').month_day).toBeNull();
  });

  it('counts from its own start once it begins on another day or comes round in another way', () => {
    const event = from(sampleSeries('monthly', '2026-01-31'), '2026-02-28');
    expect(continuedRule(event, event.date, event).month_day).toBe(31);
    const otherwise = { ...event, recurrence_frequency: 'yearly' };
    expect(continuedRule(event, event.date, otherwise).month_day).toBeNull();
    expect(continuedRule(event, event.date, { ...event, date: '2026-02-27' }).month_day).toBeNull();
    expect(continuedRule(event, event.date, { ...event, is_recurring: false }).month_day).toBeNull();
  });
});
