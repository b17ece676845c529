import { addDays } from '#lib/core/dates/calendar-date.ts';
import { churchMomentFrom } from '#lib/core/dates/church-time.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { extentOf, instantOf } from '#lib/events/times/wall-clock.ts';

type Times = Parameters<typeof extentOf>[0];

/** Returns when a date begins, without a clock time at the midnight of its day; null when its date cannot be read. */
export function beginningOf(times: Times): Date | null {
  const extent = extentOf(times);
  if (!extent) return null;
  return instantOf(extent.isAllDay ? { day: extent.start, minutes: 0 } : extent.start);
}

/**
 * Returns when the reminder of a date leaves: at 18:00 of the evening before by the church's clock, or at the end of the gap
 * where the clock skips that time. Null once the date has begun, and for a date that there is no more.
 */
export function dueAt(occurrence: (Pick<Occurrence, 'date'> & Times) | null, now: Date): Date | null {
  const begins = occurrence && beginningOf(occurrence);
  return begins && now < begins ? churchMomentFrom(`${addDays(occurrence.date, -1)}T18:00:00`) : null;
}
