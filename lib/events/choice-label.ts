import { formatDate } from '#lib/core/dates/calendar-date.ts';
import type { EventRow } from './schema.ts';
import { describeRecurrence } from './series/recurrence-labels.ts';
import { shownTime } from './times/shown-time.ts';

/**
 * Returns the words of an event or a service where staff choose one: 'Worship · Every week on Sunday · 9:00 AM · Chapel',
 * so that those of one name are told apart.
 */
export function choiceLabel(event: EventRow): string {
  const when = describeRecurrence(event) ?? formatDate(event.date, 'MMM d, yyyy');
  return [event.title, when, shownTime(event.time), event.location.trim()].filter(Boolean).join(' · ');
}
