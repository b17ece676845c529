import type { DateText } from '#lib/core/dates/calendar-date.ts';
import {
  type DayNumber,
  dayOfMonth,
  firstOfMonth,
  monthOf,
  monthsAfter,
  toDateText,
  toDayNumber,
  weekdayOf,
} from '#lib/core/dates/day-number.ts';
import type { Occurrence } from './occurrence.ts';

/** A month as `yyyy-MM`. */
export type MonthText = string;

export interface DayCell {
  date: DateText;
  /** 1 to 31. */
  number: number;
  isInMonth: boolean;
  /** The occurrences of that day, a multi-day event on each of its days. */
  occurrences: Occurrence[];
  /** The unlisted church services of that day. */
  services: Occurrence[];
}

/** Days of a month's sheet: six weeks, the same for every month. */
const cellCount = 42;

/** Returns the month of a date. */
export function monthOfDate(date: DateText): MonthText {
  return date.slice(0, 7);
}

/** Returns `text` when it is a month of the calendar, else null. */
export function readMonth(text: string | undefined): MonthText | null {
  if (!text || !/^\d{4}-\d{2}$/.test(text) || toDayNumber(`${text}-01`) === null) return null;
  return text >= firstMonth && text <= lastMonth ? text : null;
}

/** Returns the month `count` months later, or null beyond the calendar's end. */
export function monthAfter(month: MonthText, count: number): MonthText | null {
  const first = toDayNumber(`${month}-01`);
  return first === null ? null : readMonth(toDateText(firstOfMonth(monthOf(first) + count)).slice(0, 7));
}

/** Returns the date `count` days later. */
export function dateDaysAfter(date: DateText, count: number): DateText {
  return toDateText((toDayNumber(date) ?? 0) + count);
}

/** Returns the same day of the month `count` months later, the last one in a shorter month. */
export function dateMonthsAfter(date: DateText, count: number): DateText {
  return toDateText(monthsAfter(toDayNumber(date) ?? 0, count));
}

/** Returns the first and the last day on a month's sheet, including days of neighboring months. */
export function sheetBounds(month: MonthText): { from: DateText; to: DateText } {
  const first = firstCell(month);
  return { from: toDateText(first), to: toDateText(first + cellCount - 1) };
}

/** Returns the six weeks of a month's sheet, from Sunday to Saturday, with the occurrences and unlisted services of each day. */
export function monthWeeks(
  month: MonthText,
  occurrences: readonly Occurrence[],
  services: readonly Occurrence[],
): DayCell[][] {
  const first = firstCell(month);
  const byDay = occurrencesByDay(occurrences, first);
  const servicesByDay = occurrencesByDay(services, first);
  const cells = Array.from({ length: cellCount }, (_, index): DayCell => {
    const date = toDateText(first + index);
    return {
      date,
      number: dayOfMonth(first + index),
      isInMonth: monthOfDate(date) === month,
      occurrences: byDay[index] ?? [],
      services: servicesByDay[index] ?? [],
    };
  });
  return Array.from({ length: cellCount / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

// Wide enough for any visitor, and a limit for crawlers.
const firstMonth = '1970-01';
const lastMonth = '2099-12';

function firstCell(month: MonthText): DayNumber {
  const first = toDayNumber(`${month}-01`) ?? 0;
  return first - weekdayOf(first);
}

function occurrencesByDay(occurrences: readonly Occurrence[], first: DayNumber): Occurrence[][] {
  const byDay: Occurrence[][] = Array.from({ length: cellCount }, () => []);
  for (const occurrence of occurrences) {
    const start = toDayNumber(occurrence.date);
    if (start === null) continue;
    const end = (occurrence.is_multi_day ? toDayNumber(occurrence.end_date) : null) ?? start;
    const last = Math.min(end, first + cellCount - 1);
    for (let day = Math.max(start, first); day <= last; day++) byDay[day - first]?.push(occurrence);
  }
  return byDay;
}
