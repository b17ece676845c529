import { addDays, type DateText } from '#lib/core/dates/calendar-date.ts';
import { churchMoment, churchToday } from '#lib/core/dates/church-time.ts';
import { weekdayOn } from '#lib/core/dates/day-number.ts';
import type { LetterPlan } from '#lib/core/generated/prisma/client.ts';

/** How late a week may be composed or a planned letter sent, where the site did not run at its hour, or had no readers. */
export const longestDelayMilliseconds = 12 * 3_600_000;

/** Returns the last planned moment up to `now`: its day, and when its hour was by the church's clock. */
export function lastPlanned(
  { weekday, time }: Pick<LetterPlan, 'weekday' | 'time'>,
  now: Date,
): { day: DateText; at: Date } {
  const today = churchToday(now);
  const since = (7 + (weekdayOn(today) ?? 0) - weekday) % 7;
  const day = addDays(today, -since);
  // A time that the clocks skip is moved on by the gap, a repeated one is the first.
  const momentOn = (date: DateText) => churchMoment(`${date}T${time}:00`);
  if (momentOn(day) <= now) return { day, at: momentOn(day) };
  const before = addDays(day, -7);
  return { day: before, at: momentOn(before) };
}

/** Returns the day for which the week is due, or null: each day once, and never long after its hour. */
export function dueDay(
  plan: Pick<LetterPlan, 'weekday' | 'time' | 'is_on' | 'composed_for'>,
  now: Date,
): DateText | null {
  if (!plan.is_on) return null;
  const { day, at } = lastPlanned(plan, now);
  const isNew = plan.composed_for === null || plan.composed_for < day;
  return isNew && now.getTime() - at.getTime() < longestDelayMilliseconds ? day : null;
}
