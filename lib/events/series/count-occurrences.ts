import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { type DayNumber, toDayNumber } from '#lib/core/dates/day-number.ts';
import type { EventWithExceptions, ExceptionRow } from '../occurrence.ts';
import type { EventRow } from '../schema.ts';
import { listLimit } from './expansion.ts';
import { type Placement, placementsBefore, placementsFrom, readAllSeries, type Series } from './series.ts';

/** Days on which an event has a date, before and from a day on. */
interface Days {
  upcoming: DayNumber[];
  past: DayNumber[];
}

/** By the name of an occurrence: title, time and location, which make two of one day equal. */
type DaysByName = Map<string, Days>;

/**
 * Returns the lengths of `upcomingOccurrences` and `pastOccurrences` without making the occurrences. The days of each
 * row are found once a day, so that an edit costs those of the edited row.
 */
export function countOccurrences(events: readonly EventWithExceptions[], today: DateText) {
  const now = toDayNumber(today);
  if (now === null) return { upcoming: 0, past: 0 };
  const all = readAllSeries(events);
  const named = new Map<string, Days[]>();
  for (const series of all) {
    for (const [name, days] of daysOf(series, now)) {
      const others = named.get(name);
      if (others) others.push(days);
      else named.set(name, [days]);
    }
  }
  // Events with an unreadable date are listed after the upcoming ones, never collapsed.
  const count = { upcoming: events.length - all.length, past: 0 };
  for (const list of named.values()) {
    count.upcoming += countDistinct(list.map(({ upcoming }) => upcoming));
    count.past += countDistinct(list.map(({ past }) => past));
  }
  return count;
}

function countDistinct([days = [], ...others]: DayNumber[][]): number {
  return others.length === 0 ? days.length : new Set([days, ...others].flat()).size;
}

const found = new WeakMap<Series, { now: DayNumber; days: DaysByName }>();

function daysOf(series: Series, now: DayNumber): DaysByName {
  const before = found.get(series);
  if (before?.now === now) return before.days;
  const days: DaysByName = new Map();
  addDays(days, 'upcoming', series, placementsFrom(series, now));
  addDays(days, 'past', series, placementsBefore(series, now));
  found.set(series, { now, days });
  return days;
}

function addDays(
  byName: DaysByName,
  list: keyof Days,
  { row }: Series,
  placements: Iterable<Placement>,
): void {
  const usual = nameOf(row);
  let count = 0;
  for (const { day, exception } of placements) {
    if (count++ === listLimit) break;
    const name = exception ? nameOf(row, exception) : usual;
    const days = byName.get(name) ?? { upcoming: [], past: [] };
    // Placements come by day, so an equal day is the last one.
    if (days[list].at(-1) !== day) days[list].push(day);
    byName.set(name, days);
  }
}

function nameOf(row: EventRow, exception?: ExceptionRow): string {
  return JSON.stringify([
    exception?.title ?? row.title,
    exception?.time ?? row.time,
    exception?.location ?? row.location,
  ]);
}
