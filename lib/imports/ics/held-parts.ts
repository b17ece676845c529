import { type DayNumber, dayOfMonth, toDayNumber } from '#lib/core/dates/day-number.ts';
import { readRule, type SeriesRule } from '#lib/events/series/series-rule.ts';
import { ruleDayFrom, ruleDayUntil } from '#lib/events/series/series-rule-days.ts';
import { type HeldSeries, heldSeries } from '../rules/held-series.ts';
import { seriesFields } from '../rules/series-fields.ts';
import { type EventValues, eventValues } from './event-values.ts';
import { occurrenceTimes } from './occurrence-times.ts';
import type { RecurringEvent, Stretch } from './recurring-event.ts';
import type { RecordContext } from './single-records.ts';
import { type TimePattern, timeOn } from './time-pattern.ts';
import { dayOf } from './zone.ts';

/** How far back from the horizon clocks of two zones are compared. */
const comparedDays = 3 * 366;

/** A part of a series of ours on the church's clock. */
export interface HeldPart extends Placed {
  /** How many days later the church's calendar has its dates. */
  shift: number;
  /** What the event says on its first date. */
  values: EventValues;
}

/** The series of ours that give a pattern's dates in a stretch, by their first date; null when there are no such. */
export function heldParts(
  { event }: RecurringEvent,
  pattern: TimePattern,
  stretch: Stretch,
  context: RecordContext,
): HeldPart[] | null {
  const all = heldSeries(pattern.rule, dayOf(event.start));
  const span = { from: Math.max(stretch.from, pattern.from), to: Math.min(stretch.to, pattern.to) };
  const placed = all?.map((series) => placedIn(series, span)) ?? [null];
  const held = placed
    .filter((each) => each !== 'none')
    .map((each) => each && fitted(pattern, stretch, each, context));
  const known = held.filter((each) => each !== null);
  return known.length === held.length ? known.sort((a, b) => a.rule.start - b.rule.start) : null;
}

interface Placed {
  series: HeldSeries;
  rule: SeriesRule;
  last: DayNumber | null;
}

/** The part of a series within the days; 'none' without a date there, null when that part is no series of ours. */
function placedIn(
  series: HeldSeries,
  { from, to }: { from: DayNumber; to: DayNumber },
): Placed | 'none' | null {
  const whole = ruleOf(series, null);
  const first = whole && ruleDayFrom(whole, from);
  if (!whole || first === null || first > to) return 'none';
  const isByDate = series.frequency === 'monthly' || series.frequency === 'yearly';
  // A series on the last day of each month has to begin in a long one.
  if (isByDate && dayOfMonth(first) !== dayOfMonth(series.first)) return null;
  const last = Number.isFinite(to) ? ruleDayUntil(whole, to) : null;
  // One date is no series.
  if (last === first) return null;
  const part = { ...series, first };
  const rule = ruleOf(part, last);
  return rule && { series: part, rule, last };
}

function ruleOf(series: HeldSeries, last: DayNumber | null): SeriesRule | null {
  return readRule({ ...seriesFields(series, last), month_day: null });
}

/** The part on the church's clock; null when its time moves there, or when its dates would need another rule. */
function fitted(
  pattern: TimePattern,
  stretch: Stretch,
  placed: Placed,
  context: RecordContext,
): HeldPart | null {
  const { series, rule } = placed;
  const { said } = stretch;
  const wallOn = (day: DayNumber) => timeOn(pattern, day) + stretch.shift;
  const values = eventValues(said, wallOn(series.first), context.church);
  const shift = (toDayNumber(values.date) ?? 0) - series.first;
  if (values.end_date !== null || (shift !== 0 && !isByWeeks(series))) return null;
  const isMoving = !said.isAllDay && said.zone.name !== context.church.name;
  for (const day of isMoving ? comparedIn(rule, context) : []) {
    const { date, time } = occurrenceTimes(said, wallOn(day), context.church);
    if (time !== values.time || toDayNumber(date) !== day + shift) return null;
  }
  return { ...placed, shift, values };
}

function isByWeeks({ frequency }: HeldSeries): boolean {
  return frequency === 'daily' || frequency === 'weekly' || frequency === 'biweekly';
}

function* comparedIn(rule: SeriesRule, { horizon, work }: RecordContext): Generator<DayNumber, undefined> {
  let day = ruleDayFrom(rule, Math.min(rule.end, horizon) - comparedDays);
  for (; day !== null && day <= horizon; day = ruleDayFrom(rule, day + 1)) {
    work.note(2);
    yield day;
  }
}
