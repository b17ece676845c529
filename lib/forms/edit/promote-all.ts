import type { Form } from '#lib/core/generated/prisma/client.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { promote } from '../answers/promote.ts';
import { capacityOf, type Group, waitingGroups } from '../answers/seat-rows.ts';
import { isOver, occurrenceOfForm, readEventsOf } from '../form-dates.ts';

/**
 * Lets in who waits and fits, on every date to come that has more seats than `before`. The form must be locked.
 */
export async function promoteAll(database: Database, form: Form, before: Form): Promise<void> {
  const groups = (await waitingGroups(database, form)).filter((group) => hasMore(group, before));
  if (groups.length === 0) return;
  const events = await readEventsOf(database, form);
  const now = new Date();
  for (const group of groups) {
    const occurrence = occurrenceOfForm(events, group.date);
    const isToCome = occurrence ? !occurrence.is_cancelled && !isOver(occurrence, now) : group.date === null;
    if (isToCome) await promote(database, group);
  }
}

function hasMore(group: Group, before: Form): boolean {
  const [now, then] = [capacityOf(group), capacityOf({ ...group, form: before })];
  return (now ?? Number.POSITIVE_INFINITY) > (then ?? Number.POSITIVE_INFINITY);
}
