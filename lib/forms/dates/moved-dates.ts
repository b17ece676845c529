import { addDays, type DateText } from '#lib/core/dates/calendar-date.ts';
import { toDateText, toDayNumber } from '#lib/core/dates/day-number.ts';
import { counterparts } from '#lib/events/edit/moved-exceptions.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { readSeries } from '#lib/events/series/series.ts';
import { readRule } from '#lib/events/series/series-rule.ts';
import { isRuleDay, ruleDayFrom } from '#lib/events/series/series-rule-days.ts';
import type { EventChange } from './changed-events.ts';

/** Where a split moved the dates of a series from its first date on: to a new row, or by an undo back to the old one. */
export interface Split {
  from: EventChange;
  to: EventChange;
  /** The first date of the new row, as the rule of the old one gives it. */
  date: DateText;
  isUndone: boolean;
}

/**
 * Returns the split of one of the events `own` among the changes of a transaction: their only new row continues the only
 * series that was cut, from one of its dates on, or is taken back while that series goes on again.
 */
export function splitAmong(changes: readonly EventChange[], own: readonly string[]): Split | null {
  const made = changes.filter(({ before, after }) => !before && after);
  const cut = changes.filter(({ before, after }) => isCut(before, after));
  const [to, from] = [made[0], cut[0]];
  if (to && from && made.length === 1 && cut.length === 1 && own.includes(from.id))
    return splitOf(from, to, false);
  const gone = changes.filter(({ id, before, after }) => before && !after && own.includes(id));
  const longer = changes.filter(({ before, after }) => isCut(after, before));
  const [last, first] = [gone[0], longer[0]];
  if (last && first && gone.length === 1 && longer.length === 1) return splitOf(last, first, true);
  return null;
}

type Row = EventWithExceptions | null;

/** Whether the end of a series came nearer: to the day before one of its dates. */
function isCut(before: Row, after: Row): boolean {
  if (!before?.is_recurring || !after?.is_recurring || !after.end_date) return false;
  return isDateOf(before, addDays(after.end_date, 1));
}

function splitOf(from: EventChange, to: EventChange, isUndone: boolean): Split | null {
  const end = isUndone ? to.before?.end_date : from.after?.end_date;
  return end ? { from, to, isUndone, date: addDays(end, 1) } : null;
}

/** Returns the date of a changed event that replaces `date`: the same one where the new rule has no other for it. */
export function dateAfter(date: DateText, change: EventChange, split: Split | null): DateText {
  const { before, after } = change;
  const heir = split?.from.id === change.id ? split.to.after : null;
  if (split && heir && before && (split.isUndone || date >= split.date)) {
    const replaced = split.isUndone
      ? counterparts(before, heir, firstDate(before), split.date)
      : counterparts(before, heir, split.date);
    return replaced(date) ?? date;
  }
  if (!before || !after || isSameRule(before, after)) return date;
  return counterparts(before, after, firstKept(before), firstKept(after))(date) ?? date;
}

/** Returns the event and its date that replace a date of a changed event: in the event itself, or where a split moved it. */
export function followDate(
  date: DateText,
  change: EventChange,
  split: Split | null,
): { event: EventChange; date: DateText } {
  const isMoved = split?.from.id === change.id && (split.isUndone || date >= split.date);
  const isOfRule = change.before !== null && isDateOf(change.before, date);
  return { event: isMoved ? split.to : change, date: isOfRule ? dateAfter(date, change, split) : date };
}

/** Returns whether the rule of an event gives the date, removed or not. */
export function isDateOf(event: EventWithExceptions, date: DateText): boolean {
  const [rule, day] = [readRule(event), toDayNumber(date)];
  return rule !== null && day !== null && isRuleDay(rule, day);
}

/** Whether both count from the same day in the same steps; ends and single dates aside. */
function isSameRule(one: EventWithExceptions, other: EventWithExceptions): boolean {
  const [rule, now] = [readRule(one), readRule(other)];
  return rule?.start === now?.start && JSON.stringify(rule?.step) === JSON.stringify(now?.step);
}

function firstDate(event: EventWithExceptions): DateText {
  const rule = readRule(event);
  const first = rule && ruleDayFrom(rule, rule.start);
  return first === null ? event.date : toDateText(first);
}

/** The first date that was not removed: what a change of 'this and following' counts from, and its undo. */
function firstKept(event: EventWithExceptions): DateText {
  const series = readSeries(event);
  if (!series) return event.date;
  let day = ruleDayFrom(series.rule, series.rule.start);
  while (day !== null && series.exceptions.get(day)?.kind === 'removed')
    day = ruleDayFrom(series.rule, day + 1);
  return day === null ? event.date : toDateText(day);
}
