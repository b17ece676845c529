import type { DayNumber } from '#lib/core/dates/day-number.ts';
import type { Occurrence } from './occurrence.ts';
import type { EventRow } from './schema.ts';

/** An occurrence with what it is sorted by. */
export interface Dated {
  occurrence: Occurrence;
  day: DayNumber;
  /** Minutes since midnight; -1 without a readable time. */
  start: number;
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
