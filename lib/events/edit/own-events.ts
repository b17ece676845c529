import type { Database } from '#lib/core/database/db.ts';
import { type Actor, authorizeMinistry, ownMinistries } from '#lib/core/operations/access.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { type EventRow, isListed, isService } from '../schema.ts';

type Owned = Pick<EventRow, 'kind' | 'listed' | 'ministry_id'>;

/**
 * Returns the check of rows that a command may change: those that lists show. A row of another ministry, and a service,
 * is refused to a leader.
 * @throws AppError `not_permitted`
 */
export function listedAndOwn(actor: Actor): (event: Owned) => boolean {
  return (event) => {
    if (!isListed(event)) return false;
    authorizeMinistry('events', actor, isService(event) ? null : event.ministry_id);
    return true;
  };
}

/**
 * Checks what an event becomes: it stays with the actor's ministries, and its ministry exists.
 * @throws AppError `not_permitted`, or `invalid` on `ministry_id`
 */
export async function assertOwnAfter(
  database: Database,
  actor: Actor,
  { kind, ministry_id: id }: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (kind === 'service') authorizeMinistry('events', actor, null);
  if (id === undefined) return;
  authorizeMinistry('events', actor, typeof id === 'string' ? id : null);
  if (!id || !isId(id)) return;
  if ((await database.ministry.count({ where: { id } })) > 0) return;
  // An event keeps a ministry that was deleted since: its deletion may be undone.
  if ((await database.event.count({ where: { ministry_id: id } })) === 0)
    throw fieldError('ministry_id', messages.events.noMinistry);
}

/** Returns the filter of the rows that a deletion by title may meet. */
export function ownRows(actor: Actor): { ministry_id?: { in: string[] } } {
  const own = ownMinistries('events', actor);
  return own ? { ministry_id: { in: [...own] } } : {};
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value);
}
