import type { DayNumber } from '#lib/core/dates/day-number.ts';
import type { EventWithExceptions, Occurrence } from '../occurrence.ts';
import type { EventRow } from '../schema.ts';
import {
  type Placement,
  placementsBefore,
  placementsFrom,
  type Series,
  startOf,
  toOccurrence,
} from './series.ts';

/** An occurrence with what it is sorted by. */
export interface Dated {
  occurrence: Occurrence;
  day: DayNumber;
  /** Minutes since midnight; -1 without a readable time. */
  start: number;
}

/** The first `limit` of the wanted dates, as long as their days are due. */
export function take(
  series: Series,
  placements: Iterable<Placement>,
  limit: number,
  isDue: (day: DayNumber) => boolean = () => true,
  isWanted: (occurrence: Occurrence) => boolean = () => true,
): Dated[] {
  const taken: Dated[] = [];
  for (const placement of placements) {
    if (taken.length === limit || !isDue(placement.day)) break;
    const occurrence = toOccurrence(series, placement);
    if (!isWanted(occurrence)) continue;
    const start = placement.exception?.time ? startOf(placement.exception.time) : series.startMinutes;
    taken.push({ occurrence, day: placement.day, start });
  }
  return taken;
}

/** Dates of one event that lists look ahead, and the past list looks back. */
export const listLimit = 52;

/** A way through time: the dates of an event in the order they are met, later ones first when looking back. */
export interface Walk {
  placementsOf: (series: Series) => Generator<Placement, undefined>;
  direction: 1 | -1;
}

/** From a day on, what is not over before it. */
export function walkAhead(from: DayNumber): Walk {
  return { placementsOf: (series) => placementsFrom(series, from), direction: 1 };
}

/** Back from a day, what is over before it. */
export function walkBack(before: DayNumber): Walk {
  return { placementsOf: (series) => placementsBefore(series, before), direction: -1 };
}

/** An event with the day on which a walk meets it first. */
export interface Meeting {
  series: Series;
  day: DayNumber;
}

/** Null where the walk never meets it. */
export function meetingOf(series: Series | null, { placementsOf }: Walk): Meeting | null {
  const first = series && placementsOf(series).next().value;
  return first ? { series, day: first.day } : null;
}

/**
 * The occurrences met first, `limit` of them, with at most 52 of one event; `met` is in the order of the walk. Every
 * occurrence up to the day on which the n-th event is met belongs to one of the first n events, so no other is
 * expanded.
 */
export function nearest(
  met: readonly Meeting[],
  { placementsOf, direction }: Walk,
  limit: number,
): Occurrence[] {
  for (let reach = limit; ; reach *= 2) {
    const until = met[reach - 1]?.day ?? direction * Number.POSITIVE_INFINITY;
    const isDue = (day: DayNumber) => direction * day <= direction * until;
    const end = met.findIndex(({ day }) => !isDue(day));
    const due = end < 0 ? met : met.slice(0, end);
    const found = inOrder(due.flatMap(({ series }) => take(series, placementsOf(series), listLimit, isDue)));
    if (found.length >= limit || !Number.isFinite(until)) {
      return (direction > 0 ? found : found.reverse()).slice(0, limit);
    }
  }
}

/** A row whose date cannot be read, as the lists show it. */
export function undatedOccurrence({ exceptions: _, ...row }: EventWithExceptions): Occurrence {
  return {
    ...row,
    is_multi_day: !row.is_recurring && Boolean(row.end_date),
    is_instance: false,
    parent_event_id: null,
    is_cancelled: false,
    status: 'scheduled',
    closed_dates: [],
    changed_dates: [],
    original_date: row.date,
    series_date: row.date,
  };
}

/** By date, start time and title, with those of the same title, time and location on one day collapsed. */
export function inOrder(found: readonly Dated[]): Occurrence[] {
  const byDay = new Map<DayNumber, Dated[]>();
  for (const dated of found) {
    const others = byDay.get(dated.day);
    if (others) others.push(dated);
    else byDay.set(dated.day, [dated]);
  }
  const days = [...byDay].sort(([a], [b]) => a - b);
  return days.flatMap(([, sameDay]) => collapsed(sameDay.sort(compare)));
}

/** Equal ones stand side by side. The first is kept. */
function collapsed(sameDay: Dated[]): Occurrence[] {
  const kept: Occurrence[] = [];
  for (const { occurrence } of sameDay) {
    const last = kept.at(-1);
    if (!last || compareValues(last, occurrence) !== 0) kept.push(occurrence);
  }
  return kept;
}

/** The row that was there first wins among duplicates, so that it is always the same one staff edit. */
function compare(a: Dated, b: Dated): number {
  return (
    a.start - b.start || compareValues(a.occurrence, b.occurrence) || compareAge(a.occurrence, b.occurrence)
  );
}

/** The row that was made first comes first. */
export function compareAge(a: EventRow, b: EventRow): number {
  return compareText(a.created_at, b.created_at) || compareText(a.id, b.id);
}

function compareValues(a: EventRow, b: EventRow): number {
  return compareText(a.title, b.title) || compareText(a.time, b.time) || compareText(a.location, b.location);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
