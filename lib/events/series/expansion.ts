import type { DayNumber } from '#lib/core/dates/day-number.ts';
import type { Occurrence } from '../occurrence.ts';
import type { EventRow } from '../schema.ts';
import { type Placement, type Series, startOf, toOccurrence } from './series.ts';

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

/** A way through time: the dates of an event in the order they are met, later ones first when looking back. */
export interface Walk {
  /** The day it begins with. */
  from: DayNumber;
  placementsOf: (series: Series) => Generator<Placement, undefined>;
  direction: 1 | -1;
}

/**
 * The occurrences met first, `limit` of them, with at most `perEvent` of one event. Every occurrence up to
 * the day on which the n-th event is met belongs to one of the first n events, so no other is expanded.
 */
export function nearest(all: Series[], walk: Walk, limit: number, perEvent: number): Occurrence[] {
  const { placementsOf, direction } = walk;
  const met = all
    .map((series) => ({ series, day: firstDayOf(series, walk) }))
    .filter((entry): entry is { series: Series; day: DayNumber } => entry.day !== undefined)
    .sort((a, b) => direction * (a.day - b.day));
  for (let reach = limit; ; reach *= 2) {
    const until = met[reach - 1]?.day ?? direction * Number.POSITIVE_INFINITY;
    const isDue = (day: DayNumber) => direction * day <= direction * until;
    const due = met.filter(({ day }) => isDue(day));
    const found = inOrder(due.flatMap(({ series }) => take(series, placementsOf(series), perEvent, isDue)));
    if (found.length >= limit || !Number.isFinite(until)) {
      return (direction > 0 ? found : found.reverse()).slice(0, limit);
    }
  }
}

/** The day on which an event is met, worked out once a day while its row stays what it is. */
function firstDayOf(series: Series, { from, placementsOf, direction }: Walk): DayNumber | undefined {
  const known = firstDays[direction].get(series);
  if (known?.from === from) return known.day;
  const day = placementsOf(series).next().value?.day;
  firstDays[direction].set(series, { from, day });
  return day;
}

type FirstDays = WeakMap<Series, { from: DayNumber; day: DayNumber | undefined }>;
const firstDays: Record<Walk['direction'], FirstDays> = { 1: new WeakMap(), [-1]: new WeakMap() };

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
