import type { DayNumber } from '#lib/core/dates/day-number.ts';
import type { Occurrence } from '../occurrence.ts';
import { type Dated, inOrder } from '../occurrence-order.ts';
import { type Placement, type Series, startOf, toOccurrence } from './series.ts';

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
    .map((series) => ({ series, day: placementsOf(series).next().value?.day }))
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
