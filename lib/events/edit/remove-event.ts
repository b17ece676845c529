import type { z } from 'zod';
import type { Database } from '#lib/core/database/db.ts';
import type { Prisma } from '#lib/core/generated/prisma/client.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { writeException } from '../event-rows.ts';
import { removedDate } from '../exception-columns.ts';
import type { EventRow } from '../schema.ts';
import { occurrenceOn } from '../series/occurrences.ts';
import { assertOurs, lockEvent, readTarget } from './lock-event.ts';
import type { eventDeletion } from './schema.ts';

/**
 * Deletes an event that satisfies `isWithin`, one date of a series, or every series of the same title and kind
 * among `namesakes`.
 * Returns the number of deleted rows, and for one date of a series that date.
 * @throws AppError `malformed`, `not_found` when there is no such event or date, or `conflict` when it has
 * changed since it was read
 */
export async function removeEvent(
  database: Database,
  { id, series, if_match }: Omit<z.output<typeof eventDeletion>, 'people'>,
  isWithin: (event: EventRow) => boolean,
  namesakes: Prisma.EventWhereInput = {},
): Promise<{ deleted: number; excluded_date?: string }> {
  const target = readTarget(id, messages.events.notFound);
  const wanted = { target, if_match, missing: messages.events.notFound, isWithin, withNamesakes: series };
  const event = await lockEvent(database, wanted);
  assertOurs(event);
  if (!event.is_recurring || series) {
    const { id: own, kind, title } = event;
    const all = { ...namesakes, kind, title, is_recurring: true, source_name: null };
    const { count } = await database.event.deleteMany({ where: event.is_recurring ? all : { id: own } });
    return { deleted: count };
  }
  const date = target.date ?? event.date;
  if (!occurrenceOn(event, date)) throw new AppError('not_found', messages.events.notFound);
  await writeException(database, event.id, date, removedDate);
  return { deleted: 0, excluded_date: date };
}
