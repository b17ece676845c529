import 'server-only';
import { AppError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import type { Database } from '#lib/core/platform/db.ts';
import { changeSeries } from './change-series.ts';
import { changeFollowing } from './edit/change-following.ts';
import { changeOccurrence } from './edit/change-occurrence.ts';
import { dateToExclude, excludeDate } from './edit/exclude-date.ts';
import { lockEvent } from './edit/lock-event.ts';
import { eventDeletion, eventUpdate } from './edit/schema.ts';
import { insertEvent } from './event-rows.ts';
import { eventMessages } from './messages.ts';
import type { EventWithExceptions } from './occurrence.ts';
import { type OccurrenceId, parseOccurrenceId } from './occurrence-id.ts';
import { eventInput } from './schema.ts';
import { hasDatesBefore } from './series/recurrence.ts';

/** Adds an event and gives its row. */
export const createEvent = command({
  name: 'createEvent',
  access: 'admin',
  input: eventInput,
  changes: 'events',
  run: (input, { write }) => write((database) => insertEvent(database, input)),
});

/**
 * Changes the whole series (or one-time event), one date, or that date and all following. Gives the row that
 * now stands for what was changed, or for one date its occurrence.
 * @throws AppError `malformed` for an id of no known form, `not_found`, `invalid`, or `conflict` when the row
 * has changed since it was read
 */
export const updateEvent = command({
  name: 'updateEvent',
  access: 'admin',
  input: eventUpdate,
  changes: 'events',
  run: ({ id, scope, status, if_match, ...patch }, { write }) => {
    const target = readTarget(id, eventMessages.invalidId);
    return write(async (database) => {
      const event = await lockEvent(database, {
        target,
        if_match,
        missing: eventMessages.updateFoundNothing,
      });
      const date = target.date ?? event.date;
      if (scope === 'this' && (status || event.is_recurring))
        return changeOccurrence(database, event, date, { status, patch });
      if (status)
        throw new AppError('invalid', eventMessages.statusNeedsDate, {
          fields: { status: [eventMessages.statusNeedsDate] },
        });
      // Without dates before it, 'this and following' is the whole series: its address and its subscribers stay.
      if (scope === 'following' && event.is_recurring && hasDatesBefore(event, date))
        return changeFollowing(database, event, date, patch);
      if (scope === 'following') return changeSeries(database, event, fromFirst(event, date, patch), date);
      return changeSeries(database, event, patch);
    });
  },
});

/**
 * Deletes an event, one date of a series, or every series of the same title. Gives how many rows went, and for
 * one date of a series that date.
 * @throws AppError `malformed`, `not_found` when there is no such event or date, or `conflict` when it has
 * changed since it was read
 */
export const deleteEvent = command({
  name: 'deleteEvent',
  access: 'admin',
  input: eventDeletion,
  changes: 'events',
  run: ({ id, series, if_match }, { write }): Promise<{ deleted: number; excluded_date?: string }> => {
    const target = readTarget(id, eventMessages.notFound);
    return write(async (database) => {
      const wanted = { target, if_match, missing: eventMessages.notFound, withNamesakes: series };
      const event = await lockEvent(database, wanted);
      if (!event.is_recurring) return { deleted: await deleteRows(database, { id: event.id }) };
      if (series) return { deleted: await deleteRows(database, { title: event.title, is_recurring: true }) };
      const date = dateToExclude(event, target.date);
      return { deleted: 0, excluded_date: await excludeDate(database, event, date) };
    });
  },
});

function readTarget(id: string, unreadable: string): OccurrenceId {
  const target = parseOccurrenceId(id);
  if (!target) throw new AppError('malformed', unreadable);
  return target;
}

/** A series that is not moved keeps its start, though its first dates were taken out. */
function fromFirst(event: EventWithExceptions, date: string, patch: Record<string, unknown>) {
  const isMoved = patch.date !== undefined && patch.date !== date;
  return isMoved ? patch : { ...patch, date: event.date };
}

async function deleteRows(
  database: Database,
  where: { id: string } | { title: string; is_recurring: true },
): Promise<number> {
  return (await database.event.deleteMany({ where })).count;
}
