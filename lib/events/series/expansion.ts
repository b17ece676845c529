import type { DayNumber } from '#lib/core/dates/day-number.ts';
import type { EventWithExceptions, Occurrence } from '../occurrence.ts';
import { storedWords } from '../presented/spoken-event.ts';
import type { EventRow } from '../schema.ts';
import { type Placement, type Series, startOf, toOccurrence } from './series.ts';

/** An occurrence with its sort keys. */
interface Dated {
  occurrence: Occurrence;
  day: DayNumber;
  /** Minutes since midnight; -1 without a readable time. */
  start: number;
  /** What it has in common with its duplicates. */
  words: Words;
}

type Words = Pick<EventRow, 'title' | 'time' | 'location'>;

/** Returns the first `limit` dates that satisfy `isWanted`, up to the first whose day is not due. */
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
    const { time } = occurrence;
    const words = series.row.language
      ? { ...storedWords(series.row, placement.exception), time }
      : occurrence;
    taken.push({ occurrence, day: placement.day, start, words });
  }
  return taken;
}

/** Dates of one event in the list of what is to come, and in that of what is over. */
export const listLimit = 52;

/** The dates of an event in the order of a list, and whether that list goes forward or back in time. */
interface Walk {
  placementsOf: (series: Series) => Generator<Placement, undefined>;
  direction: 1 | -1;
}

/**
 * Returns the first `limit` occurrences of a walk, at most 52 of one event. Every occurrence up to the day of the n-th
 * event's first date belongs to one of the first n events, so no other event is expanded.
 */
export function nearest(
  all: readonly Series[],
  { placementsOf, direction }: Walk,
  limit: number,
): Occurrence[] {
  const met = all.flatMap((series) => {
    const first = placementsOf(series).next().value;
    return first ? { series, day: first.day } : [];
  });
  met.sort((a, b) => direction * (a.day - b.day));
  for (let reach = limit; ; reach *= 2) {
    const until = met[reach - 1]?.day ?? direction * Number.POSITIVE_INFINITY;
    const isDue = (day: DayNumber) => direction * day <= direction * until;
    const due = met.filter(({ day }) => isDue(day));
    const found = inOrder(due.flatMap(({ series }) => take(series, placementsOf(series), listLimit, isDue)));
    if (found.length >= limit || !Number.isFinite(until)) {
      return (direction > 0 ? found : found.reverse()).slice(0, limit);
    }
  }
}

/** Returns a row with an unreadable date as an occurrence, so that lists can show it. */
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

/** Sorts by date, start time and title as stored; those of one day with equal title, time and location are collapsed. */
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

/** Equal occurrences are neighbors after sorting: the first is kept. */
function collapsed(sameDay: Dated[]): Occurrence[] {
  const kept: Dated[] = [];
  for (const dated of sameDay) {
    const last = kept.at(-1);
    if (!last || compareWords(last.words, dated.words) !== 0) kept.push(dated);
  }
  return kept.map(({ occurrence }) => occurrence);
}

/** The oldest row comes first among duplicates, so staff always edit the same one. */
function compare(a: Dated, b: Dated): number {
  return a.start - b.start || compareWords(a.words, b.words) || compareAge(a.occurrence, b.occurrence);
}

/** Sorts the oldest row first. */
export function compareAge(a: EventRow, b: EventRow): number {
  return compareText(a.created_at, b.created_at) || compareText(a.id, b.id);
}

function compareWords(a: Words, b: Words): number {
  return compareText(a.title, b.title) || compareText(a.time, b.time) || compareText(a.location, b.location);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
