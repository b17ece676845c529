import type { z } from 'zod';
import type { Prisma } from '#lib/core/generated/prisma/client.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { removedDate } from '../exception-columns.ts';
import { eventMessages } from '../messages.ts';
import type { EventWithExceptions } from '../occurrence.ts';
import type { EventRow } from '../schema.ts';
import { occurrenceOn } from '../series/occurrences.ts';
import { assertOurs, lockEvent, readTarget } from './lock-event.ts';
import type { eventDeletion } from './schema.ts';

/**
 * Deletes an event that satisfies `isWithin`, one date of a series, or every series of the same title and kind.
 * Returns the number of deleted rows, and for one date of a series that date.
 * @throws AppError `malformed`, `not_found` when there is no such event or date, or `conflict` when it has
 * changed since it was read
 */
export async function removeEvent(
  database: Database,
  { id, series, if_match }: z.output<typeof eventDeletion>,
  isWithin: (event: EventRow) => boolean,
): Promise<{ deleted: number; excluded_date?: string }> {
  const target = readTarget(id, eventMessages.notFound);
  const wanted = { target, if_match, missing: eventMessages.notFound, isWithin, withNamesakes: series };
  const event = await lockEvent(database, wanted);
  assertOurs(event);
  const { kind, title } = event;
  if (!event.is_recurring) return { deleted: await deleteRows(database, { id: event.id }) };
  if (series)
    return { deleted: await deleteRows(database, { kind, title, is_recurring: true, source_name: null }) };
  const date = target.date ?? event.date;
  await excludeDate(database, event, date);
  return { deleted: 0, excluded_date: date };
}

async function deleteRows(database: Database, where: Prisma.EventWhereInput): Promise<number> {
  return (await database.event.deleteMany({ where })).count;
}

/**
 * Removes one date of a series.
 * @throws AppError `not_found` when the series does not have that date
 */
async function excludeDate(database: Database, event: EventWithExceptions, date: string): Promise<void> {
  if (!occurrenceOn(event, date)) throw new AppError('not_found', eventMessages.notFound);
  await database.eventException.upsert({
    where: { event_id_date: { event_id: event.id, date } },
    create: { ...removedDate, event_id: event.id, date },
    update: removedDate,
  });
}
