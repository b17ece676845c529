import type { z } from 'zod';
import { AppError } from '#lib/core/operations/errors.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { eventMessages } from '../messages.ts';
import { toEventRow } from '../present-event.ts';
import type { EventRow } from '../schema.ts';
import { lockEvent, readTarget } from './lock-event.ts';
import type { eventLookup } from './schema.ts';

/**
 * Detaches a synced event from its calendar, which no longer changes it. Returns its row.
 * @throws AppError `malformed`, `not_found`, or `conflict` when it is not synced
 */
export async function detach(
  database: Database,
  { id }: z.output<typeof eventLookup>,
  isWithin: (event: EventRow) => boolean,
): Promise<EventRow> {
  const target = readTarget(id, eventMessages.invalidId);
  const event = await lockEvent(database, {
    target,
    if_match: undefined,
    missing: eventMessages.notFound,
    isWithin,
  });
  if (event.source_name === null) throw new AppError('conflict', eventMessages.oursAlready);
  return toEventRow(await database.event.update({ where: { id: event.id }, data: { source_name: null } }));
}
