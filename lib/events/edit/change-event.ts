import type { z } from 'zod';
import type { Database } from '#lib/core/database/db.ts';
import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { AppError, existing, fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { readOccurrence, writeException } from '../event-rows.ts';
import { differences } from '../exception-columns.ts';
import type { EventWithExceptions, Occurrence, OccurrenceStatus } from '../occurrence.ts';
import type { EventRow } from '../schema.ts';
import { statusOn } from '../series/occurrence-status.ts';
import { hasDatesBefore, occurrenceOn } from '../series/occurrences.ts';
import { changeDay, isChangedDay } from './change-day.ts';
import { changeFollowing, changeSeries } from './change-series.ts';
import { changedInput } from './changed-input.ts';
import { assertOurs, lockEvent, readTarget } from './lock-event.ts';
import type { eventUpdate } from './schema.ts';
import { parseEvent, unsaidIn } from './unsaid-fields.ts';

/**
 * Changes the whole series (or one-time event), one date, or that date and all following, of an event that satisfies
 * `isWithin`. Returns the row of what was changed, or for one date its occurrence.
 * @throws AppError `malformed` for an id of no known form, `not_found`, `invalid`, or `conflict` when the row
 * has changed since it was read, when it is synced with another calendar, or when the church is closed on that one
 * date
 */
export async function changeEvent(
  database: Database,
  { id, scope, status, if_match, ...patch }: z.output<typeof eventUpdate>,
  isWithin: (event: EventRow) => boolean,
): Promise<EventRow | Occurrence> {
  const target = readTarget(id, messages.events.invalidId);
  const missing = messages.events.updateFoundNothing;
  const event = await lockEvent(database, { target, if_match, missing, isWithin, withDays: true });
  assertOurs(event);
  const date = target.date ?? event.date;
  const isOneDate = scope === 'this' || !event.is_recurring;
  if (isOneDate && !(scope === 'this' && status)) await assertNotClosed(database, event, date);
  if (isChangedDay(event, date)) {
    if (scope !== 'this' || !status) throw new AppError('not_found', missing);
    return changeDay(database, event, date, { status, time: patch.time });
  }
  if (scope === 'this' && (status || event.is_recurring))
    return changeOccurrence(database, event, date, { status, patch });
  if (status) throw fieldError('status', messages.events.statusNeedsDate);
  // Without dates before it, 'this and following' is the whole series: its address and its subscribers stay.
  if (scope === 'following' && event.is_recurring && hasDatesBefore(event, date))
    return changeFollowing(database, event, date, patch);
  if (scope === 'following') return changeSeries(database, event, fromFirst(event, date, patch), date);
  return changeSeries(database, event, patch);
}

/** A series that is not moved keeps its start, even when its first dates were removed. */
function fromFirst(event: EventWithExceptions, date: string, patch: Record<string, unknown>) {
  const isMoved = patch.date !== undefined && patch.date !== date;
  return isMoved ? patch : { ...patch, date: event.date };
}

/**
 * Rejects a change of a date that a closing of the church touches: reopening would overwrite it. The date is one of the
 * rule's, or a day of a multi-day event.
 * @throws AppError `conflict` with the closing's words
 */
async function assertNotClosed(
  database: Database,
  event: EventWithExceptions,
  date: DateText,
): Promise<void> {
  const occurrence = occurrenceOn(event, event.is_recurring ? date : event.date);
  const status = occurrence && (date === event.date ? occurrence.status : statusOn(occurrence, date));
  if (!status || status === 'scheduled') return;
  const touched = JSON.stringify([{ event_id: event.id, date }]);
  const [closing] = await database.$queryRaw<{ message: string }[]>`
    SELECT message FROM closings WHERE reopened_at IS NULL AND touched @> ${touched}::jsonb
    ORDER BY created_at DESC LIMIT 1`;
  if (closing) throw new AppError('conflict', messages.events.closed(closing.message));
}

interface OccurrenceChange {
  status: OccurrenceStatus | undefined;
  patch: Record<string, unknown>;
}

/**
 * Changes, moves, cancels or restores one date of an event by an exception to its rule. `event` is locked
 * (lock-event.ts). Returns the occurrence after the change.
 * @throws AppError `not_found` when the event has no such date, `invalid`
 */
async function changeOccurrence(
  database: Database,
  event: EventWithExceptions,
  date: string,
  { status, patch }: OccurrenceChange,
): Promise<Occurrence> {
  const occurrence = existing(occurrenceOn(event, date), messages.events.updateFoundNothing);
  // One date has no rule of its own; a multi-day event keeps its end.
  const rule = event.is_recurring ? { is_recurring: false, end_date: null } : {};
  const changed = changedInput(asUsual(event, occurrence, status), patch);
  const input = parseEvent({ ...changed, ...rule, kind: event.kind }, unsaidIn(event));
  const differing = differences(event, date, input);
  const now = status ?? occurrence.status;
  const isChanged = Object.values(differing).some((value) => value !== null);
  const kind = now === 'scheduled' ? 'changed' : now;
  const isUsual = now === 'scheduled' && !isChanged;
  await writeException(database, event.id, date, isUsual ? null : { kind, day_only: false, ...differing });
  return readOccurrence(database, event.id, date);
}

/** The date to start from: one that is no longer late has its usual time again. */
function asUsual(event: EventWithExceptions, occurrence: Occurrence, status: OccurrenceStatus | undefined) {
  const isOnTime = occurrence.status === 'late' && status !== undefined && status !== 'late';
  return isOnTime ? { ...occurrence, time: event.time } : occurrence;
}
