import { AppError } from '#lib/core/operations/errors.ts';
import { parseInput } from '#lib/core/operations/operation.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { readEvent } from '../event-rows.ts';
import { differences } from '../exception-columns.ts';
import { eventMessages } from '../messages.ts';
import type { EventWithExceptions, Occurrence } from '../occurrence.ts';
import { eventInput } from '../schema.ts';
import { occurrenceOn } from '../series/recurrence.ts';
import { changedInput } from './changed-input.ts';

interface OccurrenceChange {
  status: 'cancelled' | 'scheduled' | undefined;
  patch: Record<string, unknown>;
}

/**
 * Changes, moves, cancels or restores one date of an event: an exception beside the rule. `event` is locked
 * (lib/events/edit/lock-event.ts). Gives the occurrence as it is now.
 * @throws AppError `not_found` when the event has no such date, `invalid`
 */
export async function changeOccurrence(
  database: Database,
  event: EventWithExceptions,
  date: string,
  { status, patch }: OccurrenceChange,
): Promise<Occurrence> {
  const occurrence = occurrenceOn(event, date);
  if (!occurrence) throw new AppError('not_found', eventMessages.updateFoundNothing);
  // One date has no rule of its own; a multi-day event keeps its end.
  const rule = event.is_recurring ? { is_recurring: false, end_date: null } : {};
  const input = parseInput(eventInput, { ...changedInput(occurrence, patch), ...rule, kind: event.kind });
  const differing = differences(event, date, input);
  const isCancelled = status ? status === 'cancelled' : occurrence.is_cancelled;
  const isChanged = Object.values(differing).some((value) => value !== null);
  await writeException(
    database,
    event.id,
    date,
    isCancelled || isChanged ? { kind: isCancelled ? 'cancelled' : 'changed', ...differing } : null,
  );
  const now = await readEvent(database, event.id);
  const changed = now && occurrenceOn(now, date);
  if (!changed) throw new AppError('not_found', eventMessages.updateFoundNothing);
  return changed;
}

async function writeException(
  { eventException }: Database,
  event_id: string,
  date: string,
  data: ({ kind: string } & ReturnType<typeof differences>) | null,
) {
  const where = { event_id_date: { event_id, date } };
  if (data) await eventException.upsert({ where, create: { event_id, date, ...data }, update: data });
  else await eventException.deleteMany({ where: { event_id, date } });
}
