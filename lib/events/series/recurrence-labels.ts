import { formatDate } from '#lib/core/dates/calendar-date.ts';
import {
  type DayNumber,
  monthOf,
  toDateText,
  toDayNumber,
  weekdayNames,
  weekdayOf,
} from '#lib/core/dates/day-number.ts';
import {
  chosenOccurrences,
  type Frequency,
  frequencyOf,
  monthDayOf,
  ownOccurrence,
  type RuleFields,
  readRule,
  type SeriesRule,
} from './series-rule.ts';
import { ruleDayFrom } from './series-rule-days.ts';

/** The frequencies in the form. */
export const frequencyLabels = {
  daily: 'Daily',
  weekly: 'Weekly',
  biweekly: 'Bi-Weekly',
  monthly: 'Monthly',
  advanced_monthly: 'Advanced Monthly',
  yearly: 'Yearly',
} as const satisfies Record<Frequency, string>;

/** The occurrences of a weekday in a month: '5' is the last one. */
export const weekdayOccurrenceLabels = {
  '1': '1st',
  '2': '2nd',
  '3': '3rd',
  '4': '4th',
  '5': 'Last',
} as const;
export type WeekdayOccurrence = keyof typeof weekdayOccurrenceLabels;

/**
 * Returns the badge of a series: 'Every week on Wednesday', 'Every 1st and 3rd Sunday', 'Last Friday of every
 * month'. Null for an event that does not recur, or whose date cannot be read.
 */
export function describeRecurrence(event: RuleFields): string | null {
  const day = toDayNumber(event.date);
  if (!event.is_recurring || day === null) return null;
  const weekday = weekdayNames[weekdayOf(day)];
  switch (frequencyOf(event)) {
    case 'daily':
      return 'Every day';
    case 'weekly':
      return `Every week on ${weekday}`;
    case 'biweekly':
      return `Every other ${weekday}`;
    case 'monthly':
      return describeMonthly(monthDayOf(event, day));
    case 'yearly':
      return `Every year on ${monthDayOf(event, day)} ${formatDate(event.date, 'MMMM')}`;
    case 'advanced_monthly':
      return describeNthWeekday(event, day);
  }
}

/** '1st', '2nd', '3rd', '4th', 'last'. */
function occurrenceName(nth: number): string {
  return ['1st', '2nd', '3rd', '4th', 'last'][nth - 1] ?? 'last';
}

/** '1st, 3rd and last'. */
export function occurrenceNames(chosen: readonly number[]): string {
  const names = chosen.map(occurrenceName);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function describeMonthly(day: number): string {
  if (day === 31) return 'Last day of every month';
  const inJanuary = `2000-01-${String(day).padStart(2, '0')}`;
  return `Every month on the ${formatDate(inJanuary, 'do')}`;
}

function describeNthWeekday(event: RuleFields, day: number): string {
  const weekday = weekdayNames[event.target_weekday ?? weekdayOf(day)] ?? weekdayNames[weekdayOf(day)];
  const chosen = chosenOccurrences(event);
  const [only = ownOccurrence(day), ...others] = chosen;
  if (chosen.length === 5) return `Every ${weekday}`;
  if (others.length > 0) return `Every ${occurrenceNames(chosen)} ${weekday}`;
  return only === 5 ? `Last ${weekday} of every month` : `${occurrenceName(only)} ${weekday} of every month`;
}

/** Returns sentences about surprising effects of a rule, for the form's preview. */
export function ruleWarnings(fields: RuleFields): string[] {
  const rule = readRule(fields);
  if (!rule || !fields.is_recurring) return [];
  const warnings =
    rule.step.kind === 'nth-weekday' ? nthWarnings(fields, rule) : clampWarnings(fields, rule.start);
  if (ruleDayFrom(rule, rule.start) === null) warnings.push('The series ends before its first date.');
  return warnings;
}

function clampWarnings(fields: RuleFields, start: DayNumber): string[] {
  const day = monthDayOf(fields, start);
  const frequency = frequencyOf(fields);
  if (frequency === 'monthly' && day === 31) return ['Months without a 31st use their last day.'];
  if (frequency === 'monthly' && day === 30) return ['February has no 30th: its last day is used.'];
  if (frequency === 'monthly' && day === 29)
    return ['In most years February has no 29th: its last day is used.'];
  if (frequency === 'yearly' && day === 29 && monthOf(start) % 12 === 1) {
    return ['Years without 29 February use 28 February.'];
  }
  return [];
}

function nthWarnings(fields: RuleFields, rule: SeriesRule): string[] {
  const { step, start } = rule;
  if (step.kind !== 'nth-weekday') return [];
  const weekday = weekdayNames[step.weekday];
  const pattern = `${occurrenceNames(step.occurrences)} ${weekday}`;
  const warnings: string[] = [];
  if (chosenOccurrences(fields).length === 0) {
    warnings.push(`No occurrence is chosen: the start date’s own is used, the ${pattern} of every month.`);
  }
  if (step.occurrences.includes(5)) {
    warnings.push(`The last ${weekday} is the fourth in most months, and the fifth where there is one.`);
  }
  const first = ruleDayFrom({ ...rule, end: Number.POSITIVE_INFINITY }, start);
  if (first !== null && first !== start) {
    const date = formatDate(toDateText(first), 'EEEE, d MMMM yyyy');
    warnings.push(`The start date is not the ${pattern} of its month: the first date is ${date}.`);
  }
  return warnings;
}
