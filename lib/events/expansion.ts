import type { DayNumber } from './day-number.ts';
import type { Occurrence } from './occurrence.ts';
import { type Dated, inOrder } from './occurrence-order.ts';
import { type Placement, placementsFrom, type Series, startOf, toOccurrence } from './series.ts';

/** The dates up to `until`, at most `limit` of them. */
export function take(
  series: Series,
  placements: Iterable<Placement>,
  limit: number,
  until = Number.POSITIVE_INFINITY,
): Dated[] {
  const taken: Dated[] = [];
  for (const placement of placements) {
    if (taken.length === limit || placement.day > until) break;
    const occurrence = toOccurrence(series, placement);
    const start = placement.exception?.time ? startOf(placement.exception.time) : series.startMinutes;
    taken.push({ occurrence, day: placement.day, start });
  }
  return taken;
}

/**
 * The first `limit` occurrences from `from` on, with at most `perEvent` of one event. Every occurrence up to the day on which the
 * n-th event has its next date belongs to one of those n events, so no other needs to be expanded.
 */
export function nearest(all: Series[], from: DayNumber, limit: number, perEvent: number): Occurrence[] {
  const next = all
    .map((series) => ({ series, day: placementsFrom(series, from).next().value?.day }))
    .filter((entry): entry is { series: Series; day: DayNumber } => entry.day !== undefined)
    .sort((a, b) => a.day - b.day);
  for (let reach = limit; ; reach *= 2) {
    const until = next[reach - 1]?.day ?? Number.POSITIVE_INFINITY;
    const due = next.filter(({ day }) => day <= until);
    const found = inOrder(
      due.flatMap(({ series }) => take(series, placementsFrom(series, from), perEvent, until)),
    );
    if (found.length >= limit || until === Number.POSITIVE_INFINITY) return found.slice(0, limit);
  }
}
