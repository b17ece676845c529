import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { type DayNumber, monthOf, toDateText, weekdayNames } from '#lib/core/dates/day-number.ts';
import { occurrenceNames } from './recurrence-labels.ts';
import {
  chosenOccurrences,
  frequencyOf,
  monthDayOf,
  type RuleFields,
  readRule,
  type SeriesRule,
} from './series-rule.ts';
import { ruleDayFrom } from './series-rule-days.ts';

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
