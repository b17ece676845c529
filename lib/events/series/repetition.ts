import { type DayNumber, monthOf, toDateText, toDayNumber, weekdayOf } from '#lib/core/dates/day-number.ts';
import { feedUntil } from '../feeds/feed-times.ts';
import { announcedDateFields } from '../fields.ts';
import type { ExceptionRow, Occurrence } from '../occurrence.ts';
import type { EventRow } from '../schema.ts';
import { type Extent, extentOf } from '../times/wall-clock.ts';
import type { Series } from './series.ts';
import type { SeriesRule } from './series-rule.ts';

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
  return (
    kind !== 'changed' || new_date !== null || announcedDateFields.some((name) => exception[name] !== null)
  );
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** An RRULE (RFC 5545) without its end, and the dates of the series that it covers. */
export interface RecurrencePart {
  /** Distinguishes the two parts; the first has none. */
  name: '' | 'february';
  rule: string;
  covers: (day: DayNumber) => boolean;
}

/**
 * Writes a series' rule as RRULE text (RFC 5545), such as 'FREQ=MONTHLY;BYDAY=1SU,3SU'. The opposite direction, from
 * RRULE text, is lib/imports/rules/rrule.ts. A monthly 29th or 30th takes two rules, one for February's last day: widely
 * used calendar programs misread the single rule that covers both (BYSETPOS over month days).
 */
export function recurrenceParts({ start, step }: SeriesRule): RecurrencePart[] {
  switch (step.kind) {
    case 'none':
      return [];
    case 'days':
      return whole(step.every === 1 ? 'FREQ=DAILY' : weekly(start, step.every));
    case 'months':
      return step.every === 12 ? whole(yearly(start, step.day)) : monthly(step.day);
    case 'nth-weekday': {
      const days = step.occurrences.map((nth) => `${nth === 5 ? -1 : nth}${weekdays[step.weekday]}`);
      return whole(`FREQ=MONTHLY;BYDAY=${days.join(',')}`);
    }
  }
}

function whole(rule: string): RecurrencePart[] {
  return [{ name: '', rule, covers: () => true }];
}

function weekly(start: DayNumber, days: number): string {
  return `FREQ=WEEKLY;${days === 14 ? 'INTERVAL=2;' : ''}BYDAY=${weekdays[weekdayOf(start)]}`;
}

function monthly(day: number): RecurrencePart[] {
  if (day <= 28) return whole(`FREQ=MONTHLY;BYMONTHDAY=${day}`);
  if (day === 31) return whole('FREQ=MONTHLY;BYMONTHDAY=-1');
  const otherMonths = 'BYMONTH=1,3,4,5,6,7,8,9,10,11,12';
  return [
    { name: '', rule: `FREQ=MONTHLY;${otherMonths};BYMONTHDAY=${day}`, covers: (date) => !isFebruary(date) },
    { name: 'february', rule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1', covers: isFebruary },
  ];
}

function yearly(start: DayNumber, day: number): string {
  return `FREQ=YEARLY;BYMONTH=${(monthOf(start) % 12) + 1};BYMONTHDAY=${isFebruary(start) && day === 29 ? -1 : day}`;
}

function isFebruary(day: DayNumber): boolean {
  return monthOf(day) % 12 === 1;
}
