import { type DayNumber, dayOfMonth, toDayNumber } from '#lib/core/dates/day-number.ts';
import type { SeriesRule } from '#lib/events/series/series-rule.ts';
import { ruleDayFrom, ruleDayUntil } from '#lib/events/series/series-rule-days.ts';
import { allOrNone, type HeldSeries, heldSeries } from '../rules/held-series.ts';
import { ruleOf } from '../rules/series-fields.ts';
import { type EventValues, eventValues, occurrenceTimes } from './event-values.ts';
import type { RulePart } from './recurring-event.ts';
import type { RecordContext } from './single-records.ts';
import { timeOn } from './time-pattern.ts';
import { dayOf } from './zone.ts';

/** The days before the horizon in which clocks of two zones are compared. */
const comparedDays = 3 * 366;

/** A part of a series on the church's clock. */
export interface HeldPart extends Placed {
  /** The days by which its dates are later on the church's calendar. */
  shift: number;
  /** The values of its first date. */
  values: EventValues;
}

/** Returns the series that give exactly the dates of a part, by their first date, or null. */
export function heldParts(part: RulePart, context: RecordContext): HeldPart[] | null {
  const { recurring, pattern, stretch } = part;
  const all = heldSeries(pattern.rule, dayOf(recurring.event.start));
  const span = { from: Math.max(stretch.from, pattern.from), to: Math.min(stretch.to, pattern.to) };
  const placed = all?.map((series) => placedIn(series, span)) ?? [null];
  const held = placed.filter((each) => each !== 'none').map((each) => each && fitted(part, each, context));
  return allOrNone(held)?.sort((a, b) => a.rule.start - b.rule.start) ?? null;
}

interface Placed {
  series: HeldSeries;
  rule: SeriesRule;
  last: DayNumber | null;
}

/** Returns the part of a series within the days, 'none' without a date there, or null where no series has it. */
function placedIn(
  series: HeldSeries,
  { from, to }: { from: DayNumber; to: DayNumber },
): Placed | 'none' | null {
  const whole = ruleOf(series, null);
  const first = whole && ruleDayFrom(whole, from);
  if (!whole || first === null || first > to) return 'none';
  const isByDate = series.frequency === 'monthly' || series.frequency === 'yearly';
  // A series on the last day of each month has to begin in a long month.
  if (isByDate && dayOfMonth(first) !== dayOfMonth(series.first)) return null;
  const last = Number.isFinite(to) ? ruleDayUntil(whole, to) : null;
  // One date is not a series.
  if (last === first) return null;
  const part = { ...series, first };
  const rule = ruleOf(part, last);
  return rule && { series: part, rule, last };
}

/** Returns the part on the church's clock; null when its time moves there, or its dates would need another rule. */
function fitted({ pattern, stretch }: RulePart, placed: Placed, context: RecordContext): HeldPart | null {
  const { series, rule } = placed;
  const { said } = stretch;
  const wallOn = (day: DayNumber) => timeOn(pattern, day) + stretch.shift;
  const values = eventValues(said, wallOn(series.first), context.church);
  const shift = (toDayNumber(values.date) ?? 0) - series.first;
  const isByWeeks = ['daily', 'weekly', 'biweekly'].includes(series.frequency);
  if (values.end_date !== null || (shift !== 0 && !isByWeeks)) return null;
  const isMoving = !said.isAllDay && said.zone.name !== context.church.name;
  for (const day of isMoving ? comparedIn(rule, context) : []) {
    const { date, time } = occurrenceTimes(said, wallOn(day), context.church);
    if (time !== values.time || toDayNumber(date) !== day + shift) return null;
  }
  return { ...placed, shift, values };
}

function* comparedIn(rule: SeriesRule, { horizon, work }: RecordContext): Generator<DayNumber, undefined> {
  let day = ruleDayFrom(rule, Math.min(rule.end, horizon) - comparedDays);
  for (; day !== null && day <= horizon; day = ruleDayFrom(rule, day + 1)) {
    work.note(2);
    yield day;
  }
}
