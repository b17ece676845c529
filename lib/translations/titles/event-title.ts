import type { EventWithExceptions, Occurrence } from '#lib/events/occurrence.ts';

/** Returns the row that the title of a date is written in: its event's, or its own. */
export function rowOfTitle(
  { id, exceptions }: Pick<EventWithExceptions, 'id' | 'exceptions'>,
  { original_date }: Pick<Occurrence, 'original_date'>,
): { table: string; id: string } {
  const own = exceptions.find(({ date, title }) => date === original_date && title !== null);
  return own?.id ? { table: 'event_exceptions', id: own.id } : { table: 'events', id };
}
