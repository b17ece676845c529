import type { Database } from '#lib/core/database/db.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { assertUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { readEvent } from '../event-rows.ts';
import type { EventWithExceptions } from '../occurrence.ts';
import { type OccurrenceId, parseOccurrenceId } from '../occurrence-id.ts';
import type { EventRow } from '../schema.ts';
import { occurrenceOn } from '../series/occurrences.ts';
import { isChangedDay } from './change-day.ts';

/** Returns the row and the date that an id names. @throws AppError `malformed` for an id of no known form */
export function readTarget(id: string, unreadable: string): OccurrenceId {
  const target = parseOccurrenceId(id);
  if (!target) throw new AppError('malformed', unreadable);
  return target;
}

/**
 * Rejects edits to synced events: the next sync would overwrite them.
 * @throws AppError `conflict` that names the calendar
 */
export function assertOurs({ source_name }: Pick<EventRow, 'source_name'>): void {
  if (source_name !== null) throw new AppError('conflict', messages.events.synced(source_name));
}

interface Wanted {
  target: OccurrenceId;
  if_match: string | undefined;
  /** The message when there is no such event or date. */
  missing: string;
  /** Rows that do not satisfy this count as missing. */
  isWithin: (event: EventRow) => boolean;
  /** The id may name a day of a multi-day event with an exception of its own. */
  withDays?: boolean;
  /** Every series of the same title and kind is locked too. */
  withNamesakes?: boolean;
}

/**
 * Locks an event and reads it: until the transaction ends no other one changes or deletes it or a date of it, so what
 * is checked here still holds at the write.
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

/** In the order of their ids, so that two transactions never deadlock. */
async function lockNamesakes(database: Database, id: string): Promise<void> {
  await database.$executeRaw`
    SELECT FROM events
    WHERE id = ${id}::uuid
      OR (is_recurring AND (kind, title) = (SELECT kind, title FROM events WHERE id = ${id}::uuid))
    ORDER BY id FOR UPDATE`;
}
