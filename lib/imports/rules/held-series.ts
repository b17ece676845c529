import {
  type DayNumber,
  dayOfMonth,
  lastOfMonth,
  monthOf,
  nthWeekday,
  weekdayOf,
} from '#lib/core/dates/day-number.ts';
import type { Frequency } from '#lib/events/series/series-rule.ts';
import { type RecurrenceRule, weekdayCodes } from './rrule.ts';

/** A series of this site with some or all dates of a rule. */
export interface HeldSeries {
  /** Distinguishes it from other series of the same rule: 'SU', '15'. */
  name: string;
  first: DayNumber;
  frequency: Frequency;
  /** The weeks of the month, '5' for the last, and the weekday of an nth weekday. */
  nth?: { weeks: readonly string[]; weekday: number };
}

/** Returns the series that together give exactly the dates of a rule from `start` on, without COUNT and UNTIL, or null. */
export function heldSeries(rule: RecurrenceRule, start: DayNumber): HeldSeries[] | null {
  if (rule.yearDays.length > 0) return null;
  return byWeekday(rule, start) ?? byNthWeekday(rule, start) ?? byMonthDay(rule, start);
}

/** Every day, or weekdays of every or every other week. */
function byWeekday(rule: RecurrenceRule, start: DayNumber): HeldSeries[] | null {
  const weeks = weeksBetween(rule);
  const isPlain = rule.weekdays.every(({ nth }) => nth === null) && rule.positions.length === 0;
  if (weeks === null || !isPlain || rule.monthDays.length > 0 || hasMonths(rule)) return null;
  const weekdays = weekdaysOf(rule, start);
  if (weeks === 1 && weekdays.length === 7) return [{ name: 'day', first: start, frequency: 'daily' }];
  const frequency = weeks === 1 ? 'weekly' : 'biweekly';
  return weekdays.map((weekday) => ({
    name: weekdayCodes[weekday] ?? '',
    first: firstOn(weekday, start, weeks, rule.weekStart),
    frequency,
  }));
}

/** Returns the interval in weeks; null for all but 1 and 2. */
function weeksBetween({ frequency, interval, weekdays }: RecurrenceRule): 1 | 2 | null {
  const isEvery = interval === 1 && (frequency === 'daily' || weekdays.length > 0);
  if (frequency !== 'weekly' && isEvery) return 1;
  const weeks = frequency === 'weekly' ? interval : frequency === 'daily' ? interval / 7 : 0;
  const isHeld = weeks === 1 || weeks === 2;
  return isHeld && (frequency === 'weekly' || weekdays.length === 0) ? weeks : null;
}

function weekdaysOf({ frequency, interval, weekdays }: RecurrenceRule, start: DayNumber): number[] {
  if (weekdays.length > 0) return [...new Set(weekdays.map(({ weekday }) => weekday))];
  return frequency === 'daily' && interval === 1 ? [0, 1, 2, 3, 4, 5, 6] : [weekdayOf(start)];
}

/** Returns the first such weekday in a week of the rule; weeks count from that of the start. */
function firstOn(weekday: number, start: DayNumber, weeks: number, weekStart: number): DayNumber {
  const week = start - ((weekdayOf(start) - weekStart + 7) % 7);
  const day = week + ((weekday - weekStart + 7) % 7);
  return day < start ? day + weeks * 7 : day;
}

/** The nth weekdays of every month, a series for each weekday. */
function byNthWeekday(rule: RecurrenceRule, start: DayNumber): HeldSeries[] | null {
  const { frequency, interval, weekdays, monthDays } = rule;
  if (frequency !== 'monthly' || interval !== 1 || monthDays.length > 0 || hasMonths(rule)) return null;
  const nths = nthsOf(rule);
  if (!nths || weekdays.length === 0) return null;
  return [...new Set(weekdays.map(({ weekday }) => weekday))].map((weekday) => {
    const own = nths.filter((each) => each.weekday === weekday).map(({ nth }) => (nth === -1 ? 5 : nth));
    const weeks = [...new Set(own)].sort();
    const days = [0, 1].flatMap((month) =>
      weeks.map((nth) => nthWeekday(monthOf(start) + month, weekday, nth)),
    );
    const first = Math.min(...days.filter((day) => day >= start));
    return {
      name: weekdayCodes[weekday] ?? '',
      first,
      frequency: 'advanced_monthly' as const,
      nth: { weeks: weeks.map(String), weekday },
    };
  });
}

/** Returns the nth weekdays, also by BYSETPOS; null where no series has one. */
function nthsOf({ weekdays, positions }: RecurrenceRule): { weekday: number; nth: number }[] | null {
  const [only] = weekdays;
  const isPositioned = positions.length > 0 && weekdays.length === 1 && only?.nth === null;
  const nths = isPositioned ? positions.map((nth) => ({ weekday: only.weekday, nth })) : weekdays;
  if (positions.length > 0 && !isPositioned) return null;
  const held = nths.flatMap(({ weekday, nth }) =>
    nth !== null && [1, 2, 3, 4, -1].includes(nth) ? [{ weekday, nth }] : [],
  );
  return held.length === nths.length ? held : null;
}

/** Days of every month or of the year. */
function byMonthDay(rule: RecurrenceRule, start: DayNumber): HeldSeries[] | null {
  const { frequency, interval, weekdays, positions, monthDays, months } = rule;
  if (weekdays.length > 0 || positions.length > 0) return null;
  const days = monthDays.length > 0 ? monthDays : [dayOfMonth(start)];
  const isMonthly = frequency === 'monthly' && interval === 1 && !hasMonths(rule);
  // In February these are one day.
  if (isMonthly && days.includes(28) && days.includes(-1)) return null;
  if (isMonthly) return allOrNone([...new Set(days)].map((day) => monthly(day, start)));
  const isYearly = (frequency === 'yearly' && interval === 1) || (frequency === 'monthly' && interval === 12);
  // Without a month, days of the month are in every month.
  if (!isYearly || (frequency === 'yearly' && months.length === 0 && monthDays.length > 0)) return null;
  if (frequency === 'monthly' && months.length > 0) return null;
  const pairs = (months.length > 0 ? months : [(monthOf(start) % 12) + 1]).flatMap((month) =>
    days.map((day) => ({ month, day })),
  );
  return pairs.length > 12 ? null : allOrNone(pairs.map(({ month, day }) => yearly(month, day, start)));
}

/** A series here falls on the last day of a short month, where RFC 5545 skips the month: only equal rules have one. */
function monthly(day: number, start: DayNumber): HeldSeries | null {
  const month = monthOf(start);
  const first = day === -1 ? lastOfMonth(month) : dayIn(dayOfMonth(start) <= day ? month : month + 1, day);
  const isAlike = day === -1 ? dayOfMonth(first) === 31 : day >= 1 && day <= 28;
  return isAlike ? { name: String(day), first, frequency: 'monthly' } : null;
}

function yearly(month: number, day: number, start: DayNumber): HeldSeries | null {
  const january = Math.floor(monthOf(start) / 12) * 12;
  const inYear = (year: number) => dayIn(january + year * 12 + month - 1, day);
  const first = inYear(0) >= start ? inYear(0) : inYear(1);
  const isAlike = day >= 1 && day <= 28 + (month === 2 ? 0 : [4, 6, 9, 11].includes(month) ? 2 : 3);
  return isAlike ? { name: `${month}-${day}`, first, frequency: 'yearly' } : null;
}

function dayIn(month: number, day: number): DayNumber {
  return lastOfMonth(month - 1) + day;
}

function hasMonths({ months }: RecurrenceRule): boolean {
  return months.length > 0 && new Set(months).size < 12;
}

/** Returns the values, or null where one is null. */
export function allOrNone<Value>(values: (Value | null)[]): Value[] | null {
  const known = values.filter((value) => value !== null);
  return known.length === values.length ? known : null;
}
