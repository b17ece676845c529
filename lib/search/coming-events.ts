import 'server-only';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { pageOf } from '#lib/events/occurrence.ts';
import { parseOccurrenceId } from '#lib/events/occurrence-id.ts';
import { listUpcomingOccurrences } from '#lib/events/queries.ts';

interface ComingEvent {
  /** The id of its row. */
  readonly id: string;
  readonly date: string;
  readonly path: string;
}

/** Returns each event that has a date today or later, with the next one that is not cancelled. */
export const comingEvents = cacheQuery('events', async (today: string): Promise<ComingEvent[]> => {
  const next = new Map<string, ComingEvent>();
  for (const occurrence of await listUpcomingOccurrences({ today })) {
    const id = parseOccurrenceId(occurrence.id)?.baseId;
    if (!id || next.has(id) || occurrence.is_cancelled) continue;
    next.set(id, { id, date: occurrence.date, path: pageOf(occurrence) });
  }
  return [...next.values()];
});
