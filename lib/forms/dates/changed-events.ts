import { netChanges, ownBatch, readBatch } from '#lib/activity/log-rows.ts';
import type { Database } from '#lib/core/database/db.ts';
import type { Event, EventException } from '#lib/core/generated/prisma/client.ts';
import type { Values } from '#lib/core/operations/content-table.ts';
import type { EventWithExceptions } from '#lib/events/occurrence.ts';
import { toEventWithExceptions } from '#lib/events/presented/present-event.ts';

/** An event before and after the caller's transaction; null: it is not there. */
export interface EventChange {
  id: string;
  before: EventWithExceptions | null;
  after: EventWithExceptions | null;
}

type StoredEvent = Event & { exceptions: EventException[] };
type Change = Awaited<ReturnType<typeof readBatch>>[number];

/** Returns the events that the caller's transaction has changed, by what the activity log noted of them. */
export async function readChangedEvents(database: Database): Promise<EventChange[]> {
  const batch = await ownBatch(database);
  if (batch === null) return [];
  const changes = netChanges(await readBatch(database, batch, ['events', 'event_exceptions']));
  const ids = [...new Set(changes.map(eventIdOf))];
  if (ids.length === 0) return [];
  const rows = await database.event.findMany({
    where: { id: { in: ids } },
    include: { exceptions: true },
  });
  return ids.map((id) => {
    const row = rows.find((event) => event.id === id) ?? null;
    const before = asBefore(
      row,
      changes.filter((change) => eventIdOf(change) === id),
    );
    return {
      id,
      before: before && toEventWithExceptions(before),
      after: row && toEventWithExceptions(row),
    };
  });
}

function eventIdOf({ table_name, row_id, before, after }: Change): string {
  return table_name === 'events' ? row_id : String((after ?? before)?.event_id);
}

/** Turns the changes back. Moments in the log are texts, which are presented as they are. */
function asBefore(row: StoredEvent | null, changes: readonly Change[]): StoredEvent | null {
  const own = changes.find(({ table_name }) => table_name === 'events');
  if (own?.action === 'created') return null;
  const event = restored<StoredEvent>(row, own?.before ?? null);
  if (!event) return null;
  const exceptions = new Map((row?.exceptions ?? []).map((exception) => [exception.id, exception]));
  for (const { table_name, row_id, action, before } of changes) {
    if (table_name === 'events') continue;
    const exception =
      action === 'created' ? null : restored<EventException>(exceptions.get(row_id) ?? null, before);
    if (exception) exceptions.set(row_id, exception);
    else exceptions.delete(row_id);
  }
  return { ...event, exceptions: [...exceptions.values()] };
}

function restored<Row>(row: Row | null, before: Values | null): Row | null {
  return row || before ? ({ ...row, ...before } as Row) : null;
}
