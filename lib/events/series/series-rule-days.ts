import { clampedDay, type DayNumber, lastOfMonth, monthOf, nthWeekday } from '#lib/core/dates/day-number.ts';
import type { SeriesRule, Step } from './series-rule.ts';

type MonthStep = Extract<Step, { kind: 'months' }>;
type NthWeekdayStep = Extract<Step, { kind: 'nth-weekday' }>;

/** The last day a four-digit year can write: 9999-12-31. */
const lastDay = lastOfMonth(9999 * 12 + 11);

/**
 * Returns the first day of a series' rule on or after `day`, or null after its last. Computed by arithmetic without
 * iterating: a series of decades costs the same as one that starts today. Exceptions are not considered; occurrences.ts
 * does that. Days of imported RRULEs, which know more than a series' rule, are in lib/imports/rules/rrule-days.ts.
 */
export function ruleDayFrom(rule: SeriesRule, day: DayNumber): DayNumber | null {
  const at = Math.max(day, rule.start);
  if (at > Math.min(rule.end, lastDay)) return null;
  const found = stepFrom(rule, rule.step, at);
  return found === null || found > Math.min(rule.end, lastDay) ? null : found;
}

/** Returns the last day of the rule on or before `day`, or null before its first. */
export function ruleDayUntil(rule: SeriesRule, day: DayNumber): DayNumber | null {
  const at = Math.min(day, rule.end, lastDay);
  if (at < rule.start) return null;
  const found = stepUntil(rule, rule.step, at);
  return found === null || found < rule.start ? null : found;
}

/** Returns whether the rule gives that day. */
export function isRuleDay(rule: SeriesRule, day: DayNumber): boolean {
  return ruleDayFrom(rule, day) === day;
}

function stepFrom({ start }: SeriesRule, step: Step, at: DayNumber): DayNumber | null {
  switch (step.kind) {
    case 'none':
      return at <= start ? start : null;
    case 'days':
      return start + Math.ceil((at - start) / step.every) * step.every;
    case 'months': {
      const date = monthStep(start, step, Math.ceil((monthOf(at) - monthOf(start)) / step.every));
      return date >= at
        ? date
        : monthStep(start, step, Math.ceil((monthOf(at) + 1 - monthOf(start)) / step.every));
    }
    case 'nth-weekday': {
      const month = monthOf(at);
      return datesOfMonth(step, month).find((date) => date >= at) ?? datesOfMonth(step, month + 1)[0] ?? null;
    }
  }
}

function stepUntil({ start }: SeriesRule, step: Step, at: DayNumber): DayNumber | null {
  switch (step.kind) {
    case 'none':
      return start;
    case 'days':
      return start + Math.floor((at - start) / step.every) * step.every;
    case 'months': {
      const date = monthStep(start, step, Math.floor((monthOf(at) - monthOf(start)) / step.every));
      return date <= at
        ? date
        : monthStep(start, step, Math.floor((monthOf(at) - 1 - monthOf(start)) / step.every));
    }
    case 'nth-weekday': {
      const month = monthOf(at);
      return (
        datesOfMonth(step, month).findLast((date) => date <= at) ??
        datesOfMonth(step, month - 1).at(-1) ??
        null
      );
    }
  }
}

function monthStep(start: DayNumber, { every, day }: MonthStep, count: number): DayNumber {
  return clampedDay(monthOf(start) + count * every, day);
}

/** In order: the fourth one comes before the last one, or is the same day. */
export function datesOfMonth(step: NthWeekdayStep, month: number): DayNumber[] {
  return step.occurrences.map((nth) => nthWeekday(month, step.weekday, nth));
}
