import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { type DayNumber, toDayNumber } from '#lib/core/dates/day-number.ts';
import { foldText } from '#lib/core/text/folded.ts';
import { usualMinutes } from '../feeds/feed-times.ts';
import type { EventWithExceptions, Occurrence } from '../occurrence.ts';
import { whereaboutsOf } from '../place.ts';
import { type Extent, extentOf, instantOf } from '../times/wall-clock.ts';
import { horizonOf } from './occurrences.ts';
import type { Overlaps } from './overlap-schema.ts';
import { placementsFrom, readAllSeries, readSeries, type Series, toOccurrence } from './series.ts';

const mostDates = 3;
/** Events named on one date. */
const mostEvents = 5;

/**
 * Returns on which dates of `typed` something else is in its room at the same time: the first three, of a series from
 * `today` up to two years ahead. Rooms are compared by their folded names. What is cancelled or online only is in no
 * room; an event without a readable time takes the whole day, one without an end an hour. Rows with the id of `typed`
 * are the event itself.
 */
export function overlapsOf(
  typed: EventWithExceptions,
  events: readonly EventWithExceptions[],
  today: DateText,
): Overlaps {
  const room = foldText(typed.location);
  const dates: Overlaps['dates'] = [];
  if (room === '') return { dates, has_more: false };
  const others = readAllSeries(events.filter((event) => event.id !== typed.id && mayBeIn(event, room)));
  for (const occurrence of occurrencesOf(typed, today)) {
    const held = spansIn(room, occurrence);
    const there = held.length > 0 ? others.flatMap((series) => thereThen(series, room, held)) : [];
    if (there.length === 0) continue;
    if (dates.length === mostDates) return { dates, has_more: true };
    there.sort((a, b) => a.from - b.from);
    const shown = there.slice(0, mostEvents).map(({ occurrence: { id, title, date, time } }) => {
      return { id, title, date, time };
    });
    dates.push({ date: occurrence.date, events: shown });
  }
  return { dates, has_more: false };
}

/** Two moments in milliseconds, the second not included. */
interface Span {
  from: number;
  until: number;
}

/** Whether some date of the event may be in the room. */
function mayBeIn({ location, exceptions }: EventWithExceptions, room: string): boolean {
  return (
    foldText(location) === room || exceptions.some((one) => one.location && foldText(one.location) === room)
  );
}

function* occurrencesOf(typed: EventWithExceptions, today: DateText): Generator<Occurrence, undefined> {
  const series = readSeries(typed);
  const now = toDayNumber(today);
  const last = horizonOf(today);
  if (!series || now === null || last === null) return;
  for (const placement of placementsFrom(series, typed.is_recurring ? now : series.first)) {
    if (typed.is_recurring && placement.day > last) return;
    yield toOccurrence(series, placement);
  }
}

/** Returns the dates of the event that are in the room at one of these times, with their starts. */
function thereThen(series: Series, room: string, held: readonly Span[]) {
  // Zones differ from UTC by less than a day, and an event of the day before may go on past midnight.
  const first = dayOf(Math.min(...held.map(({ from }) => from))) - 2;
  const last = dayOf(Math.max(...held.map(({ until }) => until))) + 1;
  const there: { occurrence: Occurrence; from: number }[] = [];
  if (series.first > last || series.last < first) return there;
  for (const placement of placementsFrom(series, first)) {
    if (placement.day > last) break;
    const occurrence = toOccurrence(series, placement);
    const meets = spansIn(room, occurrence).find((span) => held.some((one) => overlap(span, one)));
    if (meets) there.push({ occurrence, from: meets.from });
  }
  return there;
}

function overlap(one: Span, other: Span): boolean {
  return one.from < other.until && other.from < one.until;
}

function dayOf(moment: number): DayNumber {
  return Math.floor(moment / 86_400_000);
}

/** Returns when the occurrence is in the room: without days that are cancelled or online only. */
function spansIn(room: string, occurrence: Occurrence): Span[] {
  const { status, location, closed_dates, changed_dates } = occurrence;
  const isThere = status !== 'cancelled' && status !== 'moved_online' && foldText(location) === room;
  const extent = isThere && whereaboutsOf(occurrence).at !== 'online' ? extentOf(occurrence) : null;
  if (!extent) return [];
  const online = changed_dates.flatMap(({ date, status: of }) => (of === 'moved_online' ? [date] : []));
  const without = [...closed_dates, ...online].flatMap((date) => toDayNumber(date) ?? []);
  return without.reduce((spans, day) => spans.flatMap((span) => outside(span, day)), [spanOf(extent)]);
}

function spanOf(extent: Extent): Span {
  if (extent.isAllDay) return { from: midnight(extent.start), until: midnight(extent.end) };
  const { start } = extent;
  const from = instantOf(start).getTime();
  const until = instantOf(extent.end ?? { ...start, minutes: start.minutes + usualMinutes }).getTime();
  // Where the clocks skip an hour, an end may come before its start.
  return { from, until: Math.max(until, from + 60_000) };
}

/** Returns what the span has before and after that day. */
function outside({ from, until }: Span, day: DayNumber): Span[] {
  const parts = [
    { from, until: Math.min(until, midnight(day)) },
    { from: Math.max(from, midnight(day + 1)), until },
  ];
  return parts.filter((part) => part.from < part.until);
}

function midnight(day: DayNumber): number {
  return instantOf({ day, minutes: 0 }).getTime();
}
