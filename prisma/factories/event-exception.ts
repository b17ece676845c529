import type { Database } from '#lib/core/database/db.ts';
import type { EventException } from '#lib/core/generated/prisma/client.ts';
import { removedDate } from '#lib/events/exception-columns.ts';

/** One date of a series that was taken out, with nothing else about it. */
const defaults = { ...removedDate, date: '2031-06-08' };

/** The row of an exception that is not in a database. */
export function buildEventException(overrides: Partial<EventException> = {}): EventException {
  return {
    id: '88888888-8888-4888-8888-888888888888',
    event_id: '11111111-1111-4111-8111-111111111111',
    ...defaults,
    created_at: new Date('2026-01-01T18:00:00Z'),
    updated_at: new Date('2026-01-01T18:00:00Z'),
    ...overrides,
  };
}

/** Writes an exception of an event that is already there and returns its row. */
export function createEventException(
  client: Database,
  overrides: Partial<EventException> & Pick<EventException, 'event_id'>,
): Promise<EventException> {
  return client.eventException.create({ data: { ...defaults, ...overrides } });
}
