import { AppError } from '#lib/core/operations/errors.ts';
import { parseInput } from '#lib/core/operations/operation.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { readEvent } from '../event-rows.ts';
import { eventMessages } from '../messages.ts';
import type { EventWithExceptions, Occurrence } from '../occurrence.ts';
import { type EventInput, eventInput } from '../schema.ts';
import { occurrenceOn } from '../series/recurrence.ts';
import { changedInput } from './row-input.ts';

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
  const input = parseInput(eventInput, { ...changedInput(occurrence, patch), ...rule });
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

type Differences = ReturnType<typeof differences>;

/** What says of one date that it has no picture, though its event has one. */
const noPicture = '';

/** What one date has otherwise than its event; null where it is the same. */
function differences(event: EventWithExceptions, date: string, input: EventInput) {
  return {
    new_date: input.date === date ? null : input.date,
    title: input.title === event.title ? null : input.title,
    time: input.time === event.time ? null : input.time,
    location: input.location === event.location ? null : input.location,
    is_offsite: input.is_offsite === event.is_offsite ? null : input.is_offsite,
    description: input.description === event.description ? null : input.description,
    image_url: input.image_url === event.image_url ? null : (input.image_url ?? noPicture),
    is_featured: input.is_featured === event.is_featured ? null : input.is_featured,
    show_in_banner: input.show_in_banner === event.show_in_banner ? null : input.show_in_banner,
  };
}

async function writeException(
  { eventException }: Database,
  event_id: string,
  date: string,
  data: ({ kind: string } & Differences) | null,
) {
  const where = { event_id_date: { event_id, date } };
  if (data) await eventException.upsert({ where, create: { event_id, date, ...data }, update: data });
  else await eventException.deleteMany({ where: { event_id, date } });
}
