import { type DayNumber, toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import { feedUntil } from '../feeds/feed-times.ts';
import { toldDateFields } from '../fields.ts';
import type { ExceptionRow, Occurrence } from '../occurrence.ts';
import type { EventRow } from '../schema.ts';
import { type Extent, extentOf } from '../wall-clock.ts';
import { type RecurrencePart, recurrenceParts } from './rrule-text.ts';
import type { Series } from './series.ts';

/** The recurrence of a series for feeds, links to other calendars and structured data. */
export interface Repetition {
  /** Its rules with their end. */
  parts: RecurrencePart[];
  /** Removed dates of the rule, in order. */
  removed: DayNumber[];
}

/** Returns the rules of a series (RFC 5545, RRULE) and its removed dates (EXDATE). */
export function repetitionOf({ row, rule, exceptions }: Series): Repetition {
  const isAllDay = ruleExtent(row, rule.start)?.isAllDay ?? true;
  const until = Number.isFinite(rule.end) ? `;UNTIL=${feedUntil(rule.end, isAllDay)}` : '';
  const removed = [...exceptions].filter(([, { kind }]) => kind === 'removed').map(([day]) => day);
  return {
    parts: recurrenceParts(rule).map((part) => ({ ...part, rule: `${part.rule}${until}` })),
    removed: removed.sort((a, b) => a - b),
  };
}

/**
 * Returns the same for one date of a series, to add it with all that follow. Null for an event that does not recur, and
 * for a date that differs from its series: its differences would recur with it.
 */
export function repetitionFrom(series: Series, { original_date }: Occurrence): Repetition | null {
  const original = toDayNumber(original_date);
  const exception = original === null ? undefined : series.exceptions.get(original);
  return series.row.is_recurring && !(exception && isOfItsOwn(exception)) ? repetitionOf(series) : null;
}

/** Returns the extent that the rule gives the event on that day. */
export function ruleExtent({ time }: Pick<EventRow, 'time'>, day: DayNumber): Extent | null {
  return extentOf({ date: toDateText(day), time, end_date: null, is_multi_day: false });
}

function isOfItsOwn(exception: ExceptionRow): boolean {
  const { kind, new_date } = exception;
  return kind !== 'changed' || new_date !== null || toldDateFields.some((name) => exception[name] !== null);
}
