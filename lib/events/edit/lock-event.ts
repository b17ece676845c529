import { AppError } from '#lib/core/operations/errors.ts';
import { assertUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { readEvent } from '../event-rows.ts';
import type { EventWithExceptions } from '../occurrence.ts';
import type { OccurrenceId } from '../occurrence-id.ts';
import type { EventRow } from '../schema.ts';
import { occurrenceOn } from '../series/occurrences.ts';
import { isChangedDay } from './change-day.ts';

interface Wanted {
  target: OccurrenceId;
  if_match: string | undefined;
  /** What to say when there is no such event or date. */
  missing: string;
  /** Rows of another kind are none of this. */
  isWithin: (event: EventRow) => boolean;
  /** The id may name a day of a multi-day event that is not as the others. */
  withDays?: boolean;
  /** Every series of the same title and kind is locked too. */
  withNamesakes?: boolean;
}

/**
 * Reads an event that is about to be changed: until the transaction ends nobody else changes or deletes it, nor
 * a date of it, so what is checked here still holds when it is written.
 * @throws AppError `not_found` for no such event, or none on the date that the id names; `conflict` when it has
 * changed since it was read
 */
export async function lockEvent(
  database: Database,
  { target, if_match, missing, isWithin, withDays = false, withNamesakes = false }: Wanted,
): Promise<EventWithExceptions> {
  await (withNamesakes ? lockNamesakes(database, target.baseId) : lockRow(database, target.baseId));
  const event = await readEvent(database, target.baseId);
  if (!event || !isWithin(event)) throw new AppError('not_found', missing);
  assertUnchanged(event, { if_match, present: (row) => row });
  const isDate = (date: string) => occurrenceOn(event, date) || (withDays && isChangedDay(event, date));
  if (target.date && !isDate(target.date)) throw new AppError('not_found', missing);
  return event;
}

async function lockRow(database: Database, id: string): Promise<void> {
  await database.$executeRaw`SELECT FROM events WHERE id = ${id}::uuid FOR UPDATE`;
}

/** In the order of their ids, so that two who do so never wait for each other. */
async function lockNamesakes(database: Database, id: string): Promise<void> {
  await database.$executeRaw`
    SELECT FROM events
    WHERE id = ${id}::uuid
      OR (is_recurring AND (kind, title) = (SELECT kind, title FROM events WHERE id = ${id}::uuid))
    ORDER BY id FOR UPDATE`;
}
