import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { clampedDay, type DayNumber, monthOf, toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import { removedDate } from '../exception-columns.ts';
import { type ExceptionRow, statusOfKind } from '../occurrence.ts';
import { type RuleFields, readRule, type SeriesRule } from '../series/series-rule.ts';
import { datesOfMonth, isRuleDay, ruleDayFrom } from '../series/series-rule-days.ts';

/** An exception after the move, and its date before. */
export interface MovedException {
  from: DateText;
  exception: ExceptionRow;
}

/**
 * Returns the exceptions of a series after a change of its rule. When the series moves, each moves along: an exception
 * of its second Sunday becomes one of the Monday that replaces it. When the rule has another frequency they keep their
 * dates, and those that the rule does not give have no effect. `date` is the date of the old rule that the new one
 * starts with.
 */
export function movedExceptions(
  exceptions: readonly ExceptionRow[],
  before: RuleFields,
  after: RuleFields,
  date: DateText,
): MovedException[] {
  const counterpart = counterparts(before, after, date);
  const kept =
    before.is_recurring && !after.is_recurring ? exceptions.flatMap(ofOnlyDate(after)) : exceptions;
  const moved = kept.map((exception) => ({ exception, to: counterpart(exception.date) }));
  const placed = new Map<DateText, MovedException>();
  const place = (exception: ExceptionRow, to: DateText) => {
    if (!placed.has(to)) placed.set(to, { from: exception.date, exception: { ...exception, date: to } });
  };
  // Those on dates of the rule first: leftovers of an older rule yield to them.
  for (const { exception, to } of moved) if (to) place(exception, to);
  for (const { exception, to } of moved) if (!to) place(exception, exception.date);
  return [...placed.values()];
}

/** The only date takes the written values; a status other than scheduled stays. */
function ofOnlyDate({ date }: RuleFields): (exception: ExceptionRow) => ExceptionRow[] {
  return (exception) => {
    if (exception.date !== date) return [exception];
    const { kind } = exception;
    if (statusOfKind(kind) === 'scheduled') return [];
    return [{ ...exception, ...removedDate, kind, time: kind === 'late' ? exception.time : null }];
  };
}

/**
 * Returns the date of the new rule that replaces a date of the old one; null for any other date, or without one. `date`
 * is the date of the old rule that `first` of the new one, by default its first, replaces.
 */
export function counterparts(
  before: RuleFields,
  after: RuleFields,
  date: DateText,
  first?: DateText,
): (date: DateText) => DateText | null {
  const old = endless(before);
  const now = endless(after);
  const from = toDayNumber(date);
  const to = now && (first ? toDayNumber(first) : ruleDayFrom(now, now.start));
  if (!old || !now || from === null || to === null) return () => null;
  return (text) => {
    const day = toDayNumber(text);
    if (day === null || !isRuleDay(old, day)) return null;
    const found = counterpartOf(day, old, now, { from, to });
    return found !== null && isRuleDay(now, found) ? toDateText(found) : null;
  };
}

function counterpartOf(
  day: DayNumber,
  { step: old }: SeriesRule,
  { step: now }: SeriesRule,
  { from, to }: { from: DayNumber; to: DayNumber },
): DayNumber | null {
  const month = monthOf(day) + monthOf(to) - monthOf(from);
  if (old.kind === 'none') return to;
  if (old.kind === 'days' && now.kind === 'days' && old.every === now.every) return day + to - from;
  if (old.kind === 'months' && now.kind === 'months' && old.every === now.every)
    return clampedDay(month, now.day);
  if (old.kind !== 'nth-weekday' || now.kind !== 'nth-weekday') return null;
  if (old.occurrences.length !== now.occurrences.length) return null;
  return datesOfMonth(now, month)[datesOfMonth(old, monthOf(day)).indexOf(day)] ?? null;
}

/** The end is ignored: exceptions after it are kept, since the series may be extended again. */
function endless(fields: RuleFields): SeriesRule | null {
  const rule = readRule(fields);
  return rule && { ...rule, end: rule.step.kind === 'none' ? rule.end : Number.POSITIVE_INFINITY };
}
