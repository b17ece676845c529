import 'server-only';
import { db } from '../db.ts';
import { AppError } from '../errors.ts';
import { command, parseInput } from '../operation.ts';
import { assertUnchanged, staleRow } from '../versions.ts';
import type { Write } from '../write.ts';
import { changeFollowing } from './change-following.ts';
import { changeOccurrence } from './change-occurrence.ts';
import { toEventRow } from './event-rows.ts';
import { dateToExclude, excludeDate } from './exclude-date.ts';
import type { EventWithExceptions } from './occurrence.ts';
import { parseOccurrenceId } from './occurrence-id.ts';
import { findEventWithExceptions } from './queries.ts';
import { nextOccurrences } from './recurrence.ts';
import { changedInput, toColumns } from './row-input.ts';
import { eventDeletion, eventInput, eventUpdate } from './schema.ts';
import { eventTexts } from './texts.ts';
import { noteUnchosenOccurrence } from './unchosen-occurrence.ts';

/** Adds an event and gives its row (specification sections 5 and 7). */
export const createEvent = command({
  name: 'createEvent',
  access: 'admin',
  input: eventInput,
  changes: 'events',
  run: async (input, { write }) => {
    noteUnchosenOccurrence(input);
    return toEventRow(await write((database) => database.event.create({ data: toColumns(input) })));
  },
});

/**
 * Changes the whole series (or one-time event), one date, or that date and all following (reading 12).
 * Gives the row that now stands for what was changed, or for one date its occurrence.
 * @throws AppError `malformed` for an id of no known form, `not_found`, `invalid`, or `conflict` when the row
 * has changed since it was read
 */
export const updateEvent = command({
  name: 'updateEvent',
  access: 'admin',
  input: eventUpdate,
  changes: 'events',
  run: async ({ id, scope, status, if_match, ...patch }, { write }) => {
    const target = parseOccurrenceId(id);
    if (!target) throw new AppError('malformed', eventTexts.invalidId);
    const event = await findEventWithExceptions(target.baseId);
    if (!event) throw new AppError('not_found', eventTexts.updateFoundNothing);
    assertUnchanged(event, if_match);
    const date = target.date ?? event.date;
    if (scope === 'this' && (status || event.is_recurring))
      return changeOccurrence(write, event, date, { status, patch });
    if (status)
      throw new AppError('invalid', eventTexts.statusNeedsDate, {
        fields: { status: [eventTexts.statusNeedsDate] },
      });
    if (scope === 'following' && hasEarlierDates(event, date))
      return changeFollowing(write, event, date, patch);
    return changeSeries(write, event, scope === 'following' ? { date, ...patch } : patch);
  },
});

/**
 * Deletes an event, one date of a series, or every series of the same title (readings 10, 11 and 32).
 * Gives how many rows went, and for one date of a series that date.
 * @throws AppError `malformed`, `not_found` when there is no such event or date, or `conflict` when it has
 * changed since it was read
 */
export const deleteEvent = command({
  name: 'deleteEvent',
  access: 'admin',
  input: eventDeletion,
  changes: 'events',
  run: async ({ id, series, if_match }, { write }): Promise<{ deleted: number; excluded_date?: string }> => {
    const target = parseOccurrenceId(id);
    if (!target) throw new AppError('malformed', eventTexts.notFound);
    const event = await findEventWithExceptions(target.baseId);
    if (!event) throw new AppError('not_found', eventTexts.notFound);
    assertUnchanged(event, if_match);
    if (!event.is_recurring) return { deleted: await deleteRows(write, { id: event.id }) };
    if (series) return { deleted: await deleteRows(write, { title: event.title, is_recurring: true }) };
    return { deleted: 0, excluded_date: await excludeDate(write, event, dateToExclude(event, target.date)) };
  },
});

async function changeSeries(write: Write, event: EventWithExceptions, patch: Record<string, unknown>) {
  const input = parseInput(eventInput, changedInput(event, patch));
  noteUnchosenOccurrence(input);
  const asRead = { id: event.id, updated_at: new Date(event.updated_at) };
  const { count } = await write((database) =>
    database.event.updateMany({ where: asRead, data: toColumns(input) }),
  );
  const now = await db().event.findUnique({ where: { id: event.id } });
  if (!now) throw new AppError('not_found', eventTexts.updateFoundNothing);
  if (count === 0) throw staleRow(toEventRow(now));
  return toEventRow(now);
}

/** Whether a series keeps dates before this one; if not, 'this and following' is the whole series. */
function hasEarlierDates(event: EventWithExceptions, date: string): boolean {
  const first = nextOccurrences(event, event.date, 1)[0];
  return event.is_recurring && first !== undefined && first.original_date < date;
}

async function deleteRows(
  write: Write,
  where: { id: string } | { title: string; is_recurring: true },
): Promise<number> {
  return (await write((database) => database.event.deleteMany({ where }))).count;
}
