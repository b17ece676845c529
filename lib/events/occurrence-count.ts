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
  const { alone, together } = partedByNames(all);
  const counts = [...alone.map((series) => countAlone(series, now)), countTogether(together, now)];
  return {
    // Events whose date cannot be read stand at the end of what is to come, each by itself.
    upcoming: counts.reduce((sum, { upcoming }) => sum + upcoming, events.length - all.length),
    past: counts.reduce((sum, { past }) => sum + past, 0),
  };
}

interface Counts {
  upcoming: number;
  past: number;
}

/** Those that share no name with another, so that each can be counted by itself, and all others. */
function partedByNames(all: readonly Series[]): { alone: Series[]; together: Series[] } {
  const users = new Map<string, number>();
  for (const series of all) for (const name of namesOf(series)) users.set(name, (users.get(name) ?? 0) + 1);
  const isAlone = (series: Series) => namesOf(series).every((name) => users.get(name) === 1);
  return { alone: all.filter(isAlone), together: all.filter((series) => !isAlone(series)) };
}

/** Counted once a day while the row stays what it is: of thousands, an edit counts one anew. */
function countAlone(series: Series, now: DayNumber): Counts {
  const known = counted.get(series);
  if (known?.now === now) return known;
  const counts = { now, ...countTogether([series], now) };
  counted.set(series, counts);
  return counts;
}

const counted = new WeakMap<Series, Counts & { now: DayNumber }>();

function countTogether(all: readonly Series[], now: DayNumber): Counts {
  return {
    upcoming: countDates(all, (series) => placementsFrom(series, now)),
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

/** The names that the dates of an event go by, each once. */
function namesOf(series: Series): readonly string[] {
  const known = named.get(series);
  if (known) return known;
  const { row, exceptional } = series;
  const others = exceptional.map(({ exception }) => nameOf(row, exception ?? undefined));
  const names = [...new Set([nameOf(row), ...others])];
  named.set(series, names);
  return names;
}

const named = new WeakMap<Series, readonly string[]>();

/** What makes two occurrences of a day equal. */
function nameOf(row: EventRow, exception?: ExceptionRow): string {
  return JSON.stringify([
    exception?.title ?? row.title,
    exception?.time ?? row.time,
    exception?.location ?? row.location,
  ]);
}
