import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { type DayNumber, monthOf, toDateText, toDayNumber, weekdayOf } from '#lib/core/dates/day-number.ts';
import { messages } from '#lib/language/messages.ts';
import {
  chosenOccurrences,
  frequencyOf,
  monthDayOf,
  ownOccurrence,
  type RuleFields,
  readRule,
  type SeriesRule,
} from './series-rule.ts';
import { ruleDayFrom } from './series-rule-days.ts';

/** The occurrences of a weekday in a month: '5' is the last one. */
export const weekdayOccurrences = ['1', '2', '3', '4', '5'] as const;
export type WeekdayOccurrence = (typeof weekdayOccurrences)[number];

/**
 * Returns the badge of a series: 'Every week on Wednesday', 'Every 1st and 3rd Sunday', 'Last Friday of every
 * month'. Null for an event that does not recur, or whose date cannot be read.
 */
export function describeRecurrence(event: RuleFields): string | null {
  const day = toDayNumber(event.date);
  if (!event.is_recurring || day === null) return null;
  const words = messages.eventWords;
  const weekday = weekdayName(weekdayOf(day));
  switch (frequencyOf(event)) {
    case 'daily':
      return words.everyDay;
    case 'weekly':
      return words.everyWeek(weekday);
    case 'biweekly':
      return words.everyOtherWeek(weekday);
    case 'monthly':
      return describeMonthly(monthDayOf(event, day));
    case 'yearly':
      return words.everyYear(monthDayOf(event, day), formatDate(event.date, 'MMMM') ?? '');
    case 'advanced_monthly':
      return describeNthWeekday(event, day);
  }
}

function weekdayName(weekday: number): string {
  return messages.dates.weekdays[weekday] ?? '';
}

function describeMonthly(day: number): string {
  if (day === 31) return messages.eventWords.lastDayOfMonth;
  const inJanuary = `2000-01-${String(day).padStart(2, '0')}`;
  return messages.eventWords.everyMonth(formatDate(inJanuary, 'do') ?? '');
}

function describeNthWeekday(event: RuleFields, day: number): string {
  const words = messages.eventWords;
  const weekday = weekdayName(event.target_weekday ?? -1) || weekdayName(weekdayOf(day));
  const chosen = chosenOccurrences(event);
  const [only = ownOccurrence(day), ...others] = chosen;
  if (chosen.length === 5) return words.everyWeekday(weekday);
  return others.length > 0 ? words.everyNth(chosen, weekday) : words.nthOfMonth(only, weekday);
}

/** Returns sentences about surprising effects of a rule, for the form's preview. */
export function ruleWarnings(fields: RuleFields): string[] {
  const rule = readRule(fields);
  if (!rule || !fields.is_recurring) return [];
  const warnings =
    rule.step.kind === 'nth-weekday' ? nthWarnings(fields, rule) : clampWarnings(fields, rule.start);
  if (ruleDayFrom(rule, rule.start) === null) warnings.push(messages.eventWords.endsBefore);
  return warnings;
}

function clampWarnings(fields: RuleFields, start: DayNumber): string[] {
  const day = monthDayOf(fields, start);
  const frequency = frequencyOf(fields);
  const words = messages.eventWords;
  if (frequency === 'monthly' && day === 31) return [words.no31st];
  if (frequency === 'monthly' && day === 30) return [words.no30th];
  if (frequency === 'monthly' && day === 29) return [words.no29th];
  if (frequency === 'yearly' && day === 29 && monthOf(start) % 12 === 1) return [words.leapDay];
  return [];
}

function nthWarnings(fields: RuleFields, rule: SeriesRule): string[] {
  const { step, start } = rule;
  if (step.kind !== 'nth-weekday') return [];
  const words = messages.eventWords;
  const weekday = weekdayName(step.weekday);
  const warnings: string[] = [];
  if (chosenOccurrences(fields).length === 0) warnings.push(words.noneChosen(step.occurrences, weekday));
  if (step.occurrences.includes(5)) warnings.push(words.lastVaries(weekday));
  const first = ruleDayFrom({ ...rule, end: Number.POSITIVE_INFINITY }, start);
  if (first !== null && first !== start) {
    const date = formatDate(toDateText(first), 'EEEE, MMMM d, yyyy') ?? '';
    warnings.push(words.startsOff(step.occurrences, weekday, date));
  }
  return warnings;
}
