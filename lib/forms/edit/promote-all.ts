import type { Form } from '#lib/core/generated/prisma/client.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { promote } from '../answers/promote.ts';
import { capacityOf, type Group, waitingGroups } from '../answers/seat-rows.ts';

/**
 * Lets in who waits and fits, on every date to come that has more seats than `before`. The form must be locked.
 */
export async function promoteAll(database: Database, form: Form, before: Form): Promise<void> {
  for (const group of await waitingGroups(database, form))
    if (hasMore(group, before)) await promote(database, group);
}

function hasMore(group: Group, before: Form): boolean {
  const [now, then] = [capacityOf(group), capacityOf({ ...group, form: before })];
  return (now ?? Number.POSITIVE_INFINITY) > (then ?? Number.POSITIVE_INFINITY);
}
