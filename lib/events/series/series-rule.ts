import { type DayNumber, dayOfMonth, toDayNumber, weekdayOf } from '#lib/core/dates/day-number.ts';

/** The columns that define an event's dates. */
export interface RuleFields {
  date: string;
  end_date: string | null;
  is_recurring: boolean;
  recurrence_frequency: string | null;
  recurrence_pattern: string | null;
  /** '1' to '5'; '5' is the last. */
  weekday_occurrences: string[] | null;
  /** 0 Sunday to 6 Saturday. */
  target_weekday: number | null;
  month_day: number | null;
}

/** The step from one date of a series to the next. */
export type Step =
  | { kind: 'none' }
  | { kind: 'days'; every: number }
  /** On that day of the month, clamped to short months, never drifting. */
  | { kind: 'months'; every: 1 | 12; day: number }
  /** Every chosen nth weekday of each month. */
  | { kind: 'nth-weekday'; weekday: number; occurrences: number[] };

export interface SeriesRule {
  start: DayNumber;
  /** The last day a date may fall on; Infinity for a series without an end. */
  end: DayNumber;
  step: Step;
}

/** How often a series recurs. */
export const frequencies = ['daily', 'weekly', 'biweekly', 'monthly', 'advanced_monthly', 'yearly'] as const;
export type Frequency = (typeof frequencies)[number];

/** Returns the rule of a row, or null when its date is not on the calendar. An unreadable end date is ignored. */
export function readRule(fields: RuleFields): SeriesRule | null {
  const start = toDayNumber(fields.date);
  if (start === null) return null;
  if (!fields.is_recurring) return { start, end: start, step: { kind: 'none' } };
  return {
    start,
    end: toDayNumber(fields.end_date) ?? Number.POSITIVE_INFINITY,
    step: readStep(fields, start),
  };
}

/** Returns the frequency; a stored series without a known one is weekly. */
export function frequencyOf(fields: Pick<RuleFields, 'recurrence_frequency'>): Frequency {
  return frequencies.find((known) => known === fields.recurrence_frequency) ?? 'weekly';
}

/** Returns the chosen occurrences of the weekday, sorted and distinct; empty when none is valid. */
export function chosenOccurrences(fields: Pick<RuleFields, 'weekday_occurrences'>): number[] {
  const numbers = (fields.weekday_occurrences ?? [])
    .map(Number)
    .filter((nth) => [1, 2, 3, 4, 5].includes(nth));
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Returns the number of the day among its weekdays of the month; 5 is the last. */
export function ownOccurrence(day: DayNumber): number {
  return Math.ceil(dayOfMonth(day) / 7);
}

/** Returns the day of the month of a monthly or yearly series in months that are long enough: 1 to 31. */
export function monthDayOf(fields: Pick<RuleFields, 'month_day'>, start: DayNumber): number {
  return Math.max(dayOfMonth(start), fields.month_day ?? 0);
}

function readStep(fields: RuleFields, start: DayNumber): Step {
  switch (frequencyOf(fields)) {
    case 'daily':
      return { kind: 'days', every: 1 };
    case 'weekly':
      return { kind: 'days', every: 7 };
    case 'biweekly':
      return { kind: 'days', every: 14 };
    case 'monthly':
      return { kind: 'months', every: 1, day: monthDayOf(fields, start) };
    case 'yearly':
      return { kind: 'months', every: 12, day: monthDayOf(fields, start) };
    case 'advanced_monthly':
      return readNthWeekday(fields, start);
  }
}

function readNthWeekday(fields: RuleFields, start: DayNumber): Step {
  const target = fields.target_weekday;
  const isWeekday = target !== null && Number.isInteger(target) && target >= 0 && target <= 6;
  const chosen = chosenOccurrences(fields);
  return {
    kind: 'nth-weekday',
    weekday: isWeekday ? target : weekdayOf(start),
    occurrences: chosen.length > 0 ? chosen : [ownOccurrence(start)],
  };
}
