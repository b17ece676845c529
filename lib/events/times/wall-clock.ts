import { churchMoment, clockOf } from '#lib/core/dates/church-time.ts';
import { type DayNumber, toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import type { Occurrence } from '../occurrence.ts';
import { parseTimeRange } from './time-range.ts';

/** A minute of a day on the church's clock. Minutes past 1440 are on the days after. */
export interface WallClock {
  day: DayNumber;
  minutes: number;
}

/** When an occurrence is: between two moments, or on whole days (`end` is the day after the last one). */
export type Extent =
  | { isAllDay: false; start: WallClock; end: WallClock | null }
  | { isAllDay: true; start: DayNumber; end: DayNumber };

type Times = Pick<Occurrence, 'date' | 'time' | 'end_date' | 'is_multi_day'> &
  Partial<Pick<Occurrence, 'length_minutes'>>;

/**
 * Returns the extent of an occurrence by its typed time, and of a service by its length, or null when its date cannot be
 * read. A multi-day event has clock times only when the text gives both: it starts on the first day and ends on the
 * last.
 */
export function extentOf({ date, time, length_minutes, end_date, is_multi_day }: Times): Extent | null {
  const day = toDayNumber(date);
  if (day === null) return null;
  const lastDay = Math.max(day, (is_multi_day ? toDayNumber(end_date) : null) ?? day);
  const range = parseTimeRange(time);
  if (!range || (lastDay > day && range.end === null))
    return { isAllDay: true, start: day, end: lastDay + 1 };
  const minutes = typeof length_minutes === 'number' ? range.start + length_minutes : range.end;
  // An end before the start's hour is still on the last day: '6 PM - noon', Friday to Sunday.
  const isPastMidnight = lastDay > day && minutes !== null && minutes > 1440;
  const end = minutes === null ? null : { day: lastDay, minutes: isPastMidnight ? minutes - 1440 : minutes };
  return { isAllDay: false, start: { day, minutes: range.start }, end };
}

/** Returns 'yyyy-MM-ddTHH:mm:ss' on the church's clock. */
export function clockText({ day, minutes }: WallClock): string {
  return `${toDateText(day + Math.floor(minutes / 1440))}T${clockOf(minutes % 1440)}:00`;
}

/** Returns the moment of that time in the church's zone, daylight saving time included. */
export function instantOf(clock: WallClock): Date {
  return churchMoment(clockText(clock));
}
