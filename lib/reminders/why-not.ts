import type { Occurrence } from '#lib/events/occurrence.ts';
import { messages } from '#lib/language/messages.ts';
import { dueAt } from './due.ts';

/** Returns why visitors cannot be reminded of a date, in words; null: they can. */
export function whyNotReminded(occurrence: Occurrence, now: Date): string | null {
  if (!dueAt(occurrence, now)) return messages.reminders.pastDate;
  return occurrence.is_cancelled ? messages.reminders.cancelledDate : null;
}
