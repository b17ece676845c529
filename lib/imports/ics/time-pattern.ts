import type { DayNumber } from '#lib/core/dates/day-number.ts';
import { parseRule, type RecurrenceRule } from '../rules/rrule.ts';
import { ruleDays } from '../rules/rrule-days.ts';
import type { Work } from '../rules/work.ts';
import type { Entry } from './entry.ts';
import { readWall } from './wall-time.ts';
import { dayMinutes, dayOf, minuteOf, onClock, utc, type WallMinutes } from './zone.ts';

/** The dates of a rule at one time of the day, on the event's clock. */
export interface TimePattern {
  /** Without COUNT; `to` includes COUNT and UNTIL. */
  rule: RecurrenceRule;
  /** Minutes after midnight. */
  minute: number;
  /** The first possible day. */
  from: DayNumber;
  /** The last possible day; Infinity without an end. */
  to: DayNumber;
  /** The time, 'T2000'; empty for the event's own time. */
  name: string;
}

/** The years in which the last date by COUNT is sought; after them the rule has no end. */
const mostYears = 60;

/** Returns the patterns of an event's rule; null for an unreadable rule. */
export function timePatterns(event: Entry, text: string, work: Work): TimePattern[] | null {
  const minute = minuteOf(event.start);
  const rule = parseRule(text, minute);
  if (!rule || (rule.until !== null && readWall(rule.until, null) === null)) return null;
  const times = event.isAllDay ? [minute] : rule.times;
  const first = dayOf(event.start);
  const counted = countedEnd(event, { ...rule, times }, work);
  return times.map((time) => ({
    rule: { ...rule, count: null },
    minute: time,
    from: time < minute ? first + 1 : first,
    to: Math.min(lastDayAt(time, untilTime(event, rule)), lastDayAt(time, counted)),
    name: time === minute ? '' : clockName(time),
  }));
}

/** Returns the time of a pattern on a day. */
export function timeOn({ minute }: Pick<TimePattern, 'minute'>, day: DayNumber): WallMinutes {
  return day * dayMinutes + minute;
}

/** Yields the days of a pattern within the span, in order. */
export function* patternDays(
  { rule, from, to }: TimePattern,
  event: Entry,
  span: { from: DayNumber; to: DayNumber },
  work: Work,
): Generator<DayNumber, undefined> {
  const within = { from: Math.max(from, span.from), to: Math.min(to, span.to) };
  yield* ruleDays(rule, dayOf(event.start), within, work);
}

/** Returns the last day on which a time of the day is not after `end`. */
function lastDayAt(minute: number, end: WallMinutes): DayNumber {
  return Math.floor((end - minute) / dayMinutes);
}

/** Returns the last moment by UNTIL on the event's clock; its times are in UTC (RFC 5545, 3.3.10). */
function untilTime(event: Entry, { until }: RecurrenceRule): WallMinutes {
  const read = until === null ? null : readWall(until, null);
  if (!read) return Number.POSITIVE_INFINITY;
  if (read.isDate) return read.wall + dayMinutes - 1;
  return read.isUtc && !event.isAllDay ? onClock(read.wall, utc, event.zone) : read.wall;
}

/** Returns the last moment by COUNT. */
function countedEnd(event: Entry, { times, count, ...rule }: RecurrenceRule, work: Work): WallMinutes {
  if (count === null) return Number.POSITIVE_INFINITY;
  const from = dayOf(event.start);
  const days = ruleDays({ ...rule, times, count: null }, from, { from, to: from + mostYears * 366 }, work);
  let left = count;
  for (const day of days) {
    const own = times.filter((minute) => timeOn({ minute }, day) >= event.start);
    const last = own[left - 1];
    if (last !== undefined) return timeOn({ minute: last }, day);
    left -= own.length;
  }
  return Number.POSITIVE_INFINITY;
}

function clockName(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `T${two(Math.floor(minute / 60))}${two(minute % 60)}`;
}
