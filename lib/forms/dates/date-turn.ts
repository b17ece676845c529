import type { Occurrence } from '#lib/events/occurrence.ts';
import { isOver } from '../form-dates.ts';

/** What became of a date: it changed, it does not take place, or it does after all. */
export type Turn = 'changed' | 'cancelled' | 'back';

/** Returns what a change means for the people of a date; null: nothing, or the date is or was over. */
export function turnOf(before: Occurrence | null, after: Occurrence | null, now: Date): Turn | null {
  const was = before?.is_cancelled === false ? before : null;
  const is = after?.is_cancelled === false ? after : null;
  if ([was, is].some((date) => date && isOver(date, now))) return null;
  if (!was) return is && 'back';
  if (!is) return 'cancelled';
  return factsOf(was) === factsOf(is) ? null : 'changed';
}

/** When, where and how it takes place. */
function factsOf(occurrence: Occurrence): string {
  const { date, is_multi_day, end_date, time, location, is_offsite, status } = occurrence;
  const { closed_dates, changed_dates } = occurrence;
  const end = is_multi_day ? end_date : null;
  return JSON.stringify([date, end, time, location, is_offsite, status, closed_dates, changed_dates]);
}
