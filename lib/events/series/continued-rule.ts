import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { dayOfMonth, toDayNumber } from '#lib/core/dates/day-number.ts';
import { chosenOccurrences, ownOccurrence, type RuleFields, readRule } from './series-rule.ts';

type Written = Omit<RuleFields, 'month_day'>;
type Continued = Pick<RuleFields, 'month_day' | 'weekday_occurrences'>;

/**
 * Returns the columns that make the rule continue unchanged from `date`, one of its dates: a 31st stays the 31st when
 * it continues from a 28 February, and an unchosen last Thursday stays the last when it continues from a fourth. A
 * series with another start or frequency is a new rule and counts from its own start.
 */
export function continuedRule(before: RuleFields, date: DateText, written: Written): Continued {
  const { weekday_occurrences } = written;
  const rule = goesOn(before, date, written) ? readRule(before) : null;
  const start = toDayNumber(date);
  if (!rule || start === null) return { month_day: null, weekday_occurrences };
  const { step } = rule;
  if (step.kind === 'months')
    return { month_day: step.day === dayOfMonth(start) ? null : step.day, weekday_occurrences };
  const isUnchosen = chosenOccurrences(before).length === 0 && chosenOccurrences(written).length === 0;
  const [own] = step.kind === 'nth-weekday' && isUnchosen ? step.occurrences : [];
  const isOther = own !== undefined && own !== ownOccurrence(start);
  return { month_day: null, weekday_occurrences: isOther ? [String(own)] : weekday_occurrences };
}

/** Returns whether the written series has the same start and the same frequency. */
function goesOn(before: RuleFields, date: DateText, written: Written): boolean {
  return (
    written.is_recurring &&
    before.is_recurring &&
    written.date === date &&
    written.recurrence_frequency === before.recurrence_frequency
  );
}
