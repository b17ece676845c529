import { type DayNumber, toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import { wordpressMessages } from './messages.ts';

/** A time on the church's clock: a day, and minutes after its midnight; null for a whole day. */
export interface WallTime {
  day: DayNumber;
  minutes: number | null;
}

/** 'yyyy-MM-dd', with or without 'HH:mm'; null for what is no date. */
export function wallTime(text: string): WallTime | null {
  const [, date = '', hour, minute] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d):(\d\d))?/.exec(text.trim()) ?? [];
  const day = toDayNumber(date);
  if (day === null) return null;
  return { day, minutes: hour === undefined ? null : Number(hour) * 60 + Number(minute) };
}

/** When something is, as an event says it. What ends in the small hours of the next day is still of one day. */
export function timesOf(
  start: WallTime,
  end: WallTime | null,
): { date: string; end_date: string | null; time: string } {
  const isNight =
    end !== null && end.day === start.day + 1 && (end.minutes ?? 1440) < Math.min(start.minutes ?? 0, 6 * 60);
  const lastDay = end && !isNight && end.day > start.day ? end.day : null;
  return {
    date: toDateText(start.day),
    end_date: lastDay === null ? null : toDateText(lastDay),
    time: timeText(start.minutes, end?.minutes ?? null),
  };
}

function timeText(start: number | null, end: number | null): string {
  if (start === null) return wordpressMessages.allDay;
  return end === null || end === start ? clockText(start) : `${clockText(start)} - ${clockText(end)}`;
}

/** '7:00 PM'. */
function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
