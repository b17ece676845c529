import type { DayNumber } from '#lib/core/dates/day-number.ts';
import type { EventWithExceptions, ExceptionRow } from './occurrence.ts';
import type { EventRow } from './schema.ts';
import { listLimit } from './series/expansion.ts';
import {
  type Placement,
  placementsBefore,
  placementsFrom,
  readSeries,
  type Series,
} from './series/series.ts';

type Events = readonly EventWithExceptions[];

/** The events some dates of which go by a name, and the days on which there is such a date. */
interface Named {
  users: Series[];
  upcoming: number;
  past: number;
}

/**
 * How many occurrences the lists of what is to come and what is over hold on a day: at most 52 dates of one event
 * each way, equal ones of a day counted once. Counted without making a single occurrence, and after a change only
 * what goes by the names of what changed. Events whose date cannot be read are left out.
 */
export class OccurrenceCount {
  upcoming = 0;
  past = 0;
  readonly #now: DayNumber;
  readonly #named = new Map<string, Named>();

  constructor(now: DayNumber, events: Events) {
    this.#now = now;
    this.replace([], events);
  }

  /** Takes events out that were counted, and puts others in. */
  replace(gone: Events, fresh: Events): void {
    const touched = new Map<string, Named>();
    const named = (name: string) => {
      const found = this.#named.get(name) ?? { users: [], upcoming: 0, past: 0 };
      this.#named.set(name, found);
      touched.set(name, found);
      return found;
    };
    for (const series of ready(gone)) {
      for (const name of namesOf(series)) named(name).users.splice(named(name).users.indexOf(series), 1);
    }
    for (const series of ready(fresh)) for (const name of namesOf(series)) named(name).users.push(series);
    for (const [name, found] of touched) this.#countAnew(name, found);
  }

  #countAnew(name: string, named: Named): void {
    const { users, ...before } = named;
    named.upcoming = countDays(name, users, (series) => placementsFrom(series, this.#now));
    named.past = countDays(name, users, (series) => placementsBefore(series, this.#now));
    this.upcoming += named.upcoming - before.upcoming;
    this.past += named.past - before.past;
    if (users.length === 0) this.#named.delete(name);
  }
}

function ready(events: Events): Series[] {
  return events.map(readSeries).filter((series) => series !== null);
}

function countDays(
  name: string,
  users: readonly Series[],
  placementsOf: (series: Series) => Iterable<Placement>,
): number {
  const days = new Set<DayNumber>();
  for (const series of users) {
    const isUsual = nameOf(series.row) === name;
    let count = 0;
    for (const { day, exception } of placementsOf(series)) {
      if (count++ === listLimit) break;
      if (exception ? nameOf(series.row, exception) === name : isUsual) days.add(day);
    }
  }
  return days.size;
}

/** The names that the dates of an event go by, each once. */
function namesOf({ row, exceptional }: Series): Set<string> {
  return new Set([nameOf(row), ...exceptional.map(({ exception }) => nameOf(row, exception ?? undefined))]);
}

/** What makes two occurrences of a day equal. */
function nameOf(row: EventRow, exception?: ExceptionRow): string {
  return JSON.stringify([
    exception?.title ?? row.title,
    exception?.time ?? row.time,
    exception?.location ?? row.location,
  ]);
}
