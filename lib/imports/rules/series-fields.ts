import { type DayNumber, toDateText } from '#lib/core/dates/day-number.ts';
import type { EventInput } from '#lib/events/schema.ts';
import { readRule, type SeriesRule } from '#lib/events/series/series-rule.ts';
import type { HeldSeries } from './held-series.ts';

type SeriesFields = Pick<
  EventInput,
  | 'date'
  | 'end_date'
  | 'is_recurring'
  | 'recurrence_frequency'
  | 'recurrence_pattern'
  | 'weekday_occurrences'
  | 'target_weekday'
>;

/** Returns the series as the input of an event; `last` is its last possible day, or null. */
export function seriesFields({ first, frequency, nth }: HeldSeries, last: DayNumber | null): SeriesFields {
  return {
    date: toDateText(first),
    end_date: last === null ? null : toDateText(last),
    is_recurring: true,
    recurrence_frequency: frequency,
    recurrence_pattern: nth ? 'nth_weekday' : null,
    weekday_occurrences: nth ? ([...nth.weeks] as EventInput['weekday_occurrences']) : null,
    target_weekday: nth ? nth.weekday : null,
  };
}

/** Returns the rule of the series, or null for an invalid one. */
export function ruleOf(series: HeldSeries, last: DayNumber | null): SeriesRule | null {
  return readRule({ ...seriesFields(series, last), month_day: null });
}
