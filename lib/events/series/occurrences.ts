import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { type DayNumber, monthsAfter, toDayNumber } from '#lib/core/dates/day-number.ts';
import type { EventWithExceptions, Occurrence } from '../occurrence.ts';
import {
  inOrder,
  type Meeting,
  meetingOf,
  nearest,
  take,
  undatedOccurrence,
  type Walk,
  walkAhead,
  walkBack,
} from './expansion.ts';
import { placementOn, placementsFrom, readSeries, type Series, toOccurrence } from './series.ts';
import { ruleDayFrom } from './series-dates.ts';

/** Dates of one event that a calendar or API window gives. */
const windowLimit = 200;
/** How far apart the ends of a window may be, and how far ahead of today it shows dates of a series. */
export const windowMonths = 24;

/**
 * Every occurrence that touches the days `from` to `to`: at most 200 of one event, those of a series no
 * later than two years from `today`, with `isWanted` of those it wants. A multi-day event comes once. By date,
 * start time and title, with equal ones of a day collapsed; an event whose date cannot be read is left out.
 */
export function occurrencesBetween(
  events: readonly EventWithExceptions[],
  from: DateText,
  to: DateText,
  today: DateText,
  isWanted?: (occurrence: Occurrence) => boolean,
): Occurrence[] {
  return expandBetween(readable(events), from, to, today, isWanted);
}

/** The same of events that are made ready. */
export function expandBetween(
  all: readonly Series[],
  from: DateText,
  to: DateText,
  today: DateText,
  isWanted?: (occurrence: Occurrence) => boolean,
): Occurrence[] {
  const first = toDayNumber(from);
  const last = toDayNumber(to);
  const horizon = horizonOf(today);
  if (first === null || last === null || horizon === null) return [];
  const near = all.filter((series) => series.first <= last && series.last >= first);
  const found = near.flatMap((series) => {
    const end = series.row.is_recurring ? Math.min(last, horizon) : last;
    return take(series, placementsFrom(series, first), windowLimit, (day) => day <= end, isWanted);
  });
  return inOrder(found);
}

/**
 * What is today or later, the next first: at most 52 dates of one event, a multi-day event until its last
 * day is over. With `limit` only so many, found without expanding the rest. Events whose
 * date cannot be read come last, so that staff see their 'Date error' cards and can put them right.
 */
export function upcomingOccurrences(
  events: readonly EventWithExceptions[],
  today: DateText,
  limit = Number.POSITIVE_INFINITY,
): Occurrence[] {
  const from = toDayNumber(today);
  if (from === null) return [];
  const walk = walkAhead(from);
  const undated = events.filter((event) => toDayNumber(event.date) === null).map(undatedOccurrence);
  return [...nearest(meetingsOf(events, walk), walk, limit), ...undated].slice(0, limit);
}

/** What is over, the latest first: at most 52 dates of one event. What has no readable date is left out. */
export function pastOccurrences(
  events: readonly EventWithExceptions[],
  today: DateText,
  limit = Number.POSITIVE_INFINITY,
): Occurrence[] {
  const before = toDayNumber(today);
  if (before === null) return [];
  const walk = walkBack(before);
  return nearest(meetingsOf(events, walk), walk, limit);
}

function meetingsOf(events: readonly EventWithExceptions[], walk: Walk): Meeting[] {
  const met = readable(events).map((series) => meetingOf(series, walk));
  return met.filter((meeting) => meeting !== null).sort((a, b) => walk.direction * (a.day - b.day));
}

/** The occurrence that the rule gives for that date; null when it gives none there or the date was removed. */
export function occurrenceOn(event: EventWithExceptions, originalDate: DateText): Occurrence | null {
  const series = readSeries(event);
  const original = toDayNumber(originalDate);
  const placement = series && original !== null ? placementOn(series, original) : null;
  return series && placement ? toOccurrence(series, placement) : null;
}

/** The event's next `count` dates, today's included. */
export function nextOccurrences(event: EventWithExceptions, today: DateText, count: number): Occurrence[] {
  const series = readSeries(event);
  const from = toDayNumber(today);
  if (!series || from === null) return [];
  return inOrder(take(series, placementsFrom(series, from), count));
}

/** True when the rule gives a date before this one that was not taken out, wherever it was moved to. */
export function hasDatesBefore(event: EventWithExceptions, date: DateText): boolean {
  const series = readSeries(event);
  const before = toDayNumber(date);
  if (!series || before === null) return false;
  const { rule, exceptions } = series;
  let day = ruleDayFrom(rule, rule.start);
  while (day !== null && exceptions.get(day)?.kind === 'removed') day = ruleDayFrom(rule, day + 1);
  return day !== null && day < before;
}

/** How many dates the event has from `date` on, up to two years from `today` for a series without an end. */
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

/** The last day windows show of a series: two years from today. */
function horizonOf(today: DateText): DayNumber | null {
  const day = toDayNumber(today);
  return day === null ? null : monthsAfter(day, windowMonths);
}

function readable(events: readonly EventWithExceptions[]): Series[] {
  return events.map(readSeries).filter((series) => series !== null);
}
