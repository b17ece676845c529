import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { type DayNumber, monthsAfter, toDayNumber } from '#lib/core/dates/day-number.ts';
import type { EventWithExceptions, Occurrence } from '../occurrence.ts';
import { inOrder, nearest, take, undatedOccurrence } from './expansion.ts';
import {
  placementOn,
  placementsBefore,
  placementsFrom,
  readAllSeries,
  readSeries,
  toOccurrence,
} from './series.ts';
import { ruleDayFrom } from './series-rule-days.ts';

/** Dates of one event in a window of the calendar or the API. */
const windowLimit = 200;
/** The longest window in months, and how far ahead of today windows contain dates of a series. */
export const windowMonths = 24;

/**
 * Returns every occurrence that touches the days `from` to `to` and satisfies `isWanted`: at most 200 of one event,
 * those of a series no later than two years from `today`. A multi-day event comes once. Sorted by date, start time
 * and title; equal occurrences of a day are collapsed; an event with an unreadable date is left out.
 */
export function occurrencesBetween(
  events: readonly EventWithExceptions[],
  from: DateText,
  to: DateText,
  today: DateText,
  isWanted?: (occurrence: Occurrence) => boolean,
): Occurrence[] {
  const first = toDayNumber(from);
  const last = toDayNumber(to);
  const horizon = horizonOf(today);
  if (first === null || last === null || horizon === null) return [];
  const near = readAllSeries(events).filter((series) => series.first <= last && series.last >= first);
  const found = near.flatMap((series) => {
    const end = series.row.is_recurring ? Math.min(last, horizon) : last;
    return take(series, placementsFrom(series, first), windowLimit, (day) => day <= end, isWanted);
  });
  return inOrder(found);
}

/**
 * Returns what is today or later, the next first: at most 52 dates of one event, a multi-day event until its last day
 * is over. With `limit`, returns that many without expanding the rest. Events with an unreadable date come last:
 * staff see them as 'Date error' cards and can correct them.
 */
export function upcomingOccurrences(
  events: readonly EventWithExceptions[],
  today: DateText,
  limit = Number.POSITIVE_INFINITY,
): Occurrence[] {
  const from = toDayNumber(today);
  if (from === null) return [];
  const all = readAllSeries(events).filter(({ last }) => last >= from);
  const dated = nearest(all, { placementsOf: (series) => placementsFrom(series, from), direction: 1 }, limit);
  const undated = events.filter((event) => readSeries(event) === null).map(undatedOccurrence);
  return [...dated, ...undated].slice(0, limit);
}

/** Returns what is over, the latest first: at most 52 dates of one event. An unreadable date is left out. */
export function pastOccurrences(
  events: readonly EventWithExceptions[],
  today: DateText,
  limit = Number.POSITIVE_INFINITY,
): Occurrence[] {
  const before = toDayNumber(today);
  if (before === null) return [];
  const all = readAllSeries(events).filter(({ first }) => first < before);
  return nearest(all, { placementsOf: (series) => placementsBefore(series, before), direction: -1 }, limit);
}

/** Returns the occurrence that the rule gives for that date; null when it gives none or the date was removed. */
export function occurrenceOn(event: EventWithExceptions, originalDate: DateText): Occurrence | null {
  const series = readSeries(event);
  const original = toDayNumber(originalDate);
  const placement = series && original !== null ? placementOn(series, original) : null;
  return series && placement ? toOccurrence(series, placement) : null;
}

/**
 * Returns the date that the event's page shows: the one its address names, else the next one, else the latest. Null
 * when the rule gives no such date, or none is left.
 */
export function leadOccurrence(
  event: EventWithExceptions,
  named: DateText | null,
  today: DateText,
): Occurrence | null {
  if (named) return occurrenceOn(event, named);
  return upcomingOccurrences([event], today, 1)[0] ?? pastOccurrences([event], today, 1)[0] ?? null;
}

/** Returns the next `count` dates of the event, including today's. */
export function nextOccurrences(event: EventWithExceptions, today: DateText, count: number): Occurrence[] {
  const series = readSeries(event);
  const from = toDayNumber(today);
  if (!series || from === null) return [];
  return inOrder(take(series, placementsFrom(series, from), count));
}

/** Returns whether the event is not over: a date of it is today or later, or still running. */
export function isToCome(event: EventWithExceptions, today: DateText): boolean {
  const series = readSeries(event);
  const from = toDayNumber(today);
  return series !== null && from !== null && !placementsFrom(series, from).next().done;
}

/** Returns whether the rule gives a date before this one that was not removed, wherever it was moved to. */
export function hasDatesBefore(event: EventWithExceptions, date: DateText): boolean {
  const series = readSeries(event);
  const before = toDayNumber(date);
  if (!series || before === null) return false;
  const { rule, exceptions } = series;
  let day = ruleDayFrom(rule, rule.start);
  while (day !== null && exceptions.get(day)?.kind === 'removed') day = ruleDayFrom(rule, day + 1);
  return day !== null && day < before;
}

/** Returns the number of dates from `date` on, up to two years from `today` for a series without an end. */
export function countOccurrencesFrom(event: EventWithExceptions, date: DateText, today: DateText): number {
  const series = readSeries(event);
  const from = toDayNumber(date);
  const horizon = horizonOf(today);
  if (!series || from === null || horizon === null) return 0;
  const end = Number.isFinite(series.rule.end) ? series.rule.end : horizon;
  let count = 0;
  for (
    let day = ruleDayFrom(series.rule, from);
    day !== null && day <= end;
    day = ruleDayFrom(series.rule, day + 1)
  ) {
    if (series.exceptions.get(day)?.kind !== 'removed') count++;
  }
  return count;
}

/** Returns the last day on which windows contain a series: two years from today. */
export function horizonOf(today: DateText): DayNumber | null {
  const day = toDayNumber(today);
  return day === null ? null : monthsAfter(day, windowMonths);
}
