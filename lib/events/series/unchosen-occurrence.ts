import { log } from '#lib/core/platform/log.ts';
import type { RuleFields } from '../schema.ts';
import { chosenOccurrences, frequencyOf } from './series-rule.ts';

/**
 * Logs that a monthly weekday was saved without choosing which one of the month: it is not refused, the
 * start date's own is used.
 */
export function noteUnchosenOccurrence(
  input: Pick<RuleFields, 'is_recurring' | 'recurrence_frequency' | 'weekday_occurrences' | 'date'>,
): void {
  if (!input.is_recurring || frequencyOf(input) !== 'advanced_monthly' || chosenOccurrences(input).length > 0)
    return;
  log.warn(
    { date: input.date },
    'a monthly series names no occurrence of its weekday: the start date’s own is used',
  );
}
