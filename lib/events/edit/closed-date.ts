import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { eventMessages } from '../messages.ts';
import type { EventWithExceptions } from '../occurrence.ts';
import { statusOn } from '../series/occurrence-status.ts';
import { occurrenceOn } from '../series/occurrences.ts';

/**
 * Rejects a change of a date that a closing of the church touches: reopening would overwrite it. The date is one of the
 * rule's, or a day of a multi-day event.
 * @throws AppError `conflict` with the closing's words
 */
export async function assertNotClosed(
  database: Database,
  event: EventWithExceptions,
  date: DateText,
): Promise<void> {
  const occurrence = occurrenceOn(event, event.is_recurring ? date : event.date);
  const status = occurrence && (date === event.date ? occurrence.status : statusOn(occurrence, date));
  if (!status || status === 'scheduled') return;
  const touched = JSON.stringify([{ event_id: event.id, date }]);
  const [closing] = await database.$queryRaw<{ message: string }[]>`
    SELECT message FROM closings WHERE reopened_at IS NULL AND touched @> ${touched}::jsonb
    ORDER BY created_at DESC LIMIT 1`;
  if (closing) throw new AppError('conflict', eventMessages.closed(closing.message));
}
