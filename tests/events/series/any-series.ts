import fc from 'fast-check';
import { toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { sampleEvent } from '../sample-events.ts';

/** Any day of 2015 to 2035, month ends and leap days far more often than chance would have them. */
export const anyDay = fc
  .record({
    year: fc.integer({ min: 2015, max: 2035 }),
    month: fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: 1, max: 12 }) },
      { weight: 1, arbitrary: fc.constantFrom(2, 3, 11) },
    ),
    date: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constantFrom(28, 29, 30, 31, 8, 1)),
  })
  .map(
    ({ year, month, date }) => `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`,
  )
  .filter((text) => toDayNumber(text) !== null);

/** Any series of any kind, most of them without an end. */
export const anySeries: fc.Arbitrary<EventWithExceptions> = fc
  .record({
    id: fc.uuid(),
    date: anyDay,
    frequency: fc.constantFrom(
      'daily',
      'weekly',
      'biweekly',
      'monthly',
      'yearly',
      'advanced_monthly',
      'advanced_monthly',
    ),
    chosen: fc.uniqueArray(fc.constantFrom('1', '2', '3', '4', '5'), { maxLength: 5 }),
    weekday: fc.integer({ min: 0, max: 6 }),
    length: fc.option(fc.integer({ min: 0, max: 4000 })),
  })
  .map(({ id, date, frequency, chosen, weekday, length }) =>
    sampleEvent({
      id,
      date,
      title: id,
      is_recurring: true,
      recurrence_frequency: frequency,
      recurrence_pattern: frequency === 'advanced_monthly' ? 'nth_weekday' : null,
      weekday_occurrences: chosen,
      target_weekday: weekday,
      end_date: length === null ? null : toDateText((toDayNumber(date) ?? 0) + length),
    }),
  );
