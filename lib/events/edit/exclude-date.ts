import { AppError } from '#lib/core/operations/errors.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { removedDate } from '../exception-columns.ts';
import { eventMessages } from '../messages.ts';
import type { EventWithExceptions } from '../occurrence.ts';
import { occurrenceOn } from '../series/occurrences.ts';

/**
 * Returns the date that a deletion without `series` removes: the id's own, or for the base id the row's.
 * @throws AppError `not_found` when the series does not have that date
 */
export function dateToExclude(event: EventWithExceptions, date: string | null): string {
  const excluded = date ?? event.date;
  if (!occurrenceOn(event, excluded)) throw new AppError('not_found', eventMessages.notFound);
  return excluded;
}

/** Removes one date of a series. Returns the date. */
export async function excludeDate(
  database: Database,
  event: EventWithExceptions,
  date: string,
): Promise<string> {
  await database.eventException.upsert({
    where: { event_id_date: { event_id: event.id, date } },
    create: { ...removedDate, event_id: event.id, date },
    update: removedDate,
  });
  return date;
}
