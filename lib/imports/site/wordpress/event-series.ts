import { type DayNumber, dayOfMonth, toDateText, weekdayOf } from '#lib/core/dates/day-number.ts';
import { parseRule, weekdayCodes } from '../../rules/rrule.ts';
import { ruleDays } from '../../rules/rrule-days.ts';
import type { Work } from '../../rules/work.ts';
import type { Recurrence } from '../../wordpress/tribe-recurrence.ts';

const fewestDates = 3;

/**
 * Returns the rule with exactly these days, in order, and those of the rule that are not among them; null where no rule
 * is near: at most a third of its days may be missing.
 */
export function recurrenceOn(days: readonly DayNumber[], work: Work): Recurrence | null {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || days.length < fewestDates) return null;
  const wanted = new Set(days);
  if (wanted.size < days.length) return null;
  const until = `UNTIL=${toDateText(last).replaceAll('-', '')}`;
  const fitting = rulesOn(days).flatMap((text) => {
    const rule = parseRule(`${text};${until}`, 0);
    const all = rule ? [...ruleDays(rule, first, { from: first, to: last }, work)] : [];
    const missing = all.filter((day) => !wanted.has(day));
    const isNear = all.length - missing.length === days.length && missing.length * 3 <= all.length;
    return isNear ? [{ rule: `${text};${until}`, removed: missing.map(toDateText) }] : [];
  });
  return fitting.toSorted((a, b) => a.removed.length - b.removed.length)[0] ?? null;
}

/** Returns the rules that may have these days, without an end. */
function rulesOn(days: readonly DayNumber[]): string[] {
  const [first = 0] = days;
  const weekdays = [...new Set(days.map(weekdayOf))].map((day) => weekdayCodes[day]);
  const weekly = `BYDAY=${weekdays.join()}`;
  const [weekday = ''] = weekdays;
  const nth = Math.ceil(dayOfMonth(first) / 7);
  const monthly = [nth < 5 && `BYDAY=${nth}${weekday}`, `BYDAY=-1${weekday}`].filter(Boolean);
  return [
    ...['1', '2'].map((weeks) => `FREQ=WEEKLY;INTERVAL=${weeks};${weekly}`),
    ...(weekdays.length === 7 ? ['FREQ=DAILY'] : []),
    ...(weekdays.length === 1 ? monthly.map((day) => `FREQ=MONTHLY;${day}`) : []),
    `FREQ=MONTHLY;BYMONTHDAY=${dayOfMonth(first)}`,
  ];
}
