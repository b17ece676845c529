import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { type DayNumber, toDayNumber } from '#lib/core/dates/day-number.ts';
import type { EventWithExceptions, ExceptionRow } from './occurrence.ts';
import type { EventRow } from './schema.ts';
import { listLimit } from './series/recurrence.ts';
import {
  type Placement,
  placementsBefore,
  placementsFrom,
  readSeries,
  type Series,
} from './series/series.ts';

/**
 * How many occurrences the lists of what is to come and what is over hold: at most 52 dates of one event each
 * way, equal ones of a day counted once. Counted without making a single occurrence.
 */
export function countOccurrences(
  events: readonly EventWithExceptions[],
  today: DateText,
): { upcoming: number; past: number } {
  const now = toDayNumber(today);
  if (now === null) return { upcoming: 0, past: 0 };
  const all = events.map(readSeries).filter((series) => series !== null);
  return {
    // Events whose date cannot be read stand at the end of what is to come, each by itself.
    upcoming: countDates(all, (series) => placementsFrom(series, now)) + events.length - all.length,
    past: countDates(all, (series) => placementsBefore(series, now)),
  };
}

function countDates(all: readonly Series[], placementsOf: (series: Series) => Iterable<Placement>): number {
  const daysOf = new Map<string, Set<DayNumber>>();
  const daysNamed = (name: string) => {
    const days = daysOf.get(name) ?? new Set();
    daysOf.set(name, days);
    return days;
  };
  for (const series of all) {
    const usual = daysNamed(nameOf(series.row));
    let count = 0;
    for (const { day, exception } of placementsOf(series)) {
      if (count++ === listLimit) break;
      (exception ? daysNamed(nameOf(series.row, exception)) : usual).add(day);
    }
  }
  return [...daysOf.values()].reduce((sum, days) => sum + days.size, 0);
}

/** What makes two occurrences of a day equal. */
function nameOf(row: EventRow, exception?: ExceptionRow): string {
  return JSON.stringify([
    exception?.title ?? row.title,
    exception?.time ?? row.time,
    exception?.location ?? row.location,
  ]);
}
