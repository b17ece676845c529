import type { EventException } from '#lib/core/generated/prisma/client.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { removedDate } from '#lib/events/exception-columns.ts';

/** One date of a series that was taken out, with nothing else about it. */
const defaults = { ...removedDate, date: '2031-06-08' };

/** Writes an exception of an event that is already there and gives its row. */
export function createEventException(
  client: Database,
  overrides: Partial<EventException> & Pick<EventException, 'event_id'>,
): Promise<EventException> {
  return client.eventException.create({ data: { ...defaults, ...overrides } });
}
