import type { DateText } from '#lib/core/dates/calendar-date.ts';
import type { EventWithExceptions, Occurrence } from './occurrence.ts';
import { occurrenceOn, pastOccurrences, upcomingOccurrences } from './series/occurrences.ts';

/**
 * The date that an event's page is about: the one its address names, else the event's next one, else its
 * latest. Null when the rule gives no such date, or none is left.
 */
export function leadOccurrence(
  event: EventWithExceptions,
  named: DateText | null,
  today: DateText,
): Occurrence | null {
  if (named) return occurrenceOn(event, named);
  return upcomingOccurrences([event], today, 1)[0] ?? pastOccurrences([event], today, 1)[0] ?? null;
}
