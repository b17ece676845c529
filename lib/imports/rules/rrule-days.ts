import {
  type DayNumber,
  dayOfMonth,
  firstOfMonth,
  lastOfMonth,
  monthOf,
  weekdayOf,
} from '#lib/core/dates/day-number.ts';
import type { RecurrenceRule, RuleWeekday } from './rrule.ts';
import type { Work } from './work.ts';

/** The days from `from` to `to`, both included. */
export interface Span {
  from: DayNumber;
  to: DayNumber;
}

/**
 * Yields the days of an imported RRULE within the span, in order, for an entry that starts on `start`; the caller
 * applies UNTIL. A start that the rule does not give is not included. Days of the site's own series are in
 * lib/events/series/series-rule-days.ts.
 */
export function* ruleDays(
  rule: RecurrenceRule,
  start: DayNumber,
  { from, to }: Span,
  work: Work,
): Generator<DayNumber, undefined> {
  const whole = completed(rule, start);
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  for (let turn = firstTurn(whole, start, from); left > 0; turn += 1) {
    const period = periodOf(whole, start, turn);
    if (period.from > to) return;
    work.note(period.to - period.from + 1);
    for (const day of chosen(whole, daysOf(whole, period))) {
      if (day < start) continue;
      if (day > to || left === 0) return;
      left -= 1;
      if (day >= from) yield day;
    }
  }
}

/** Returns the rule with the days and months that RFC 5545 derives from its start. */
function completed(rule: RecurrenceRule, start: DayNumber): RecurrenceRule {
  const { frequency, weekdays, monthDays, yearDays, months } = rule;
  const hasDays = weekdays.length + monthDays.length + yearDays.length > 0;
  if (frequency === 'daily' || hasDays) return rule;
  if (frequency === 'weekly') return { ...rule, weekdays: [{ weekday: weekdayOf(start), nth: null }] };
  const isOwnMonth = frequency === 'yearly' && months.length === 0;
  return {
    ...rule,
    monthDays: [dayOfMonth(start)],
    months: isOwnMonth ? [(monthOf(start) % 12) + 1] : months,
  };
}

/** Returns a turn that is certainly not after `from`. A rule with COUNT begins at its start. */
function firstTurn(
  { frequency, interval, count }: RecurrenceRule,
  start: DayNumber,
  from: DayNumber,
): number {
  if (count !== null || from <= start) return 0;
  const longest = { daily: 1, weekly: 7, monthly: 31, yearly: 366 }[frequency];
  return Math.max(0, Math.floor((from - start) / (longest * interval)) - 1);
}

/** Returns the days of one turn of the rule. */
function periodOf({ frequency, interval, weekStart }: RecurrenceRule, start: DayNumber, turn: number): Span {
  const step = turn * interval;
  if (frequency === 'daily') return { from: start + step, to: start + step };
  if (frequency === 'weekly') {
    const from = start - ((weekdayOf(start) - weekStart + 7) % 7) + step * 7;
    return { from, to: from + 6 };
  }
  if (frequency === 'monthly') return monthAround(monthOf(start) + step);
  return yearAround(monthOf(start) + step * 12);
}

function daysOf(rule: RecurrenceRule, { from, to }: Span): DayNumber[] {
  const days: DayNumber[] = [];
  for (let day = from; day <= to; day += 1) if (isOf(rule, day)) days.push(day);
  return days;
}

function isOf(rule: RecurrenceRule, day: DayNumber): boolean {
  const { weekdays, monthDays, yearDays, months } = rule;
  if (weekdays.length > 0 && !weekdays.some((each) => isWeekday(rule, each, day))) return false;
  if (months.length > 0 && !months.includes((monthOf(day) % 12) + 1)) return false;
  if (monthDays.length > 0 && !isPlaced(monthDays, day, monthAround(monthOf(day)))) return false;
  return yearDays.length === 0 || isPlaced(yearDays, day, yearAround(monthOf(day)));
}

/** Whether the day is at one of these places of the span; negative ones count from its end. */
function isPlaced(places: readonly number[], day: DayNumber, { from, to }: Span): boolean {
  return places.includes(day - from + 1) || places.includes(day - to - 1);
}

function isWeekday(
  { frequency, months }: RecurrenceRule,
  { weekday, nth }: RuleWeekday,
  day: DayNumber,
): boolean {
  if (weekday !== weekdayOf(day)) return false;
  if (nth === null || frequency === 'daily' || frequency === 'weekly') return true;
  const around = frequency === 'yearly' && months.length === 0 ? yearAround : monthAround;
  const { from, to } = around(monthOf(day));
  return nth === Math.floor((day - from) / 7) + 1 || nth === -Math.floor((to - day) / 7) - 1;
}

function monthAround(month: number): Span {
  return { from: firstOfMonth(month), to: lastOfMonth(month) };
}

function yearAround(month: number): Span {
  const january = Math.floor(month / 12) * 12;
  return { from: firstOfMonth(january), to: lastOfMonth(january + 11) };
}

/** Returns the days of a turn by BYSETPOS. */
function chosen({ positions }: RecurrenceRule, days: DayNumber[]): DayNumber[] {
  if (positions.length === 0) return days;
  return days.filter((_, at) => positions.includes(at + 1) || positions.includes(at - days.length));
}
