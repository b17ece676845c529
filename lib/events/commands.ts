import 'server-only';
import { AppError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { writeDates } from '#lib/forms/dates/follow-dates.ts';
import { messages } from '#lib/language/messages.ts';
import { changeEvent } from './edit/change-event.ts';
import { lockEvent, readTarget } from './edit/lock-event.ts';
import { assertOwnAfter, listedAndOwn, ownRows } from './edit/own-events.ts';
import { removeEvent } from './edit/remove-event.ts';
import { eventDeletion, eventLookup, eventUpdate } from './edit/schema.ts';
import { insertEvent } from './event-rows.ts';
import { toEventRow } from './presented/present-event.ts';
import { eventInput, isListed, isService, serviceInput } from './schema.ts';

/** Adds an event, or with the kind `service` a service. Returns its row. */
export const createEvent = command({
  name: 'createEvent',
  access: 'own events',
  input: eventInput,
  changes: 'events',
  run: (input, { write, actor }) =>
    write(async (database) => {
      await assertOwnAfter(database, actor, input);
      return insertEvent(database, input);
    }),
});

/**
 * Changes the whole series (or one-time event), one date, or that date and all following. Returns the row of what was
 * changed, or for one date its occurrence.
 * @throws AppError `malformed` for an id of no known form, `not_found`, `invalid`, or `conflict` when the row
 * has changed since it was read
 */
export const updateEvent = command({
  name: 'updateEvent',
  access: 'own events',
  input: eventUpdate,
  changes: 'events',
  run: (input, { write, actor }) =>
    writeDates(write, async (database) => {
      await assertOwnAfter(database, actor, input);
      return changeEvent(database, input, listedAndOwn(actor));
    }),
});

/**
 * Deletes an event, one date of a series, or every series of the same title. Returns the number of deleted rows, and
 * for one date of a series that date. With `people: 'tell'` who is signed up for it gets a mail.
 * @throws AppError `malformed`, `not_found` when there is no such event or date, or `conflict` when it has
 * changed since it was read, and with the number of people who are signed up
 */
export const deleteEvent = command({
  name: 'deleteEvent',
  access: 'own events',
  input: eventDeletion,
  changes: 'events',
  run: ({ people, ...input }, { write, actor }) =>
    writeDates(
      write,
      (database) => removeEvent(database, input, listedAndOwn(actor), ownRows(actor)),
      people ?? 'refuse',
    ),
});

/**
 * Detaches a synced event from its calendar: it becomes the church's own. Returns its row.
 * @throws AppError `malformed`, `not_found`, or `conflict` when it is not synced
 */
export const detachEvent = command({
  name: 'detachEvent',
  access: 'events',
  input: eventLookup,
  changes: 'events',
  run: ({ id }, { write }) =>
    write(async (database) => {
      const target = readTarget(id, messages.events.invalidId);
      const missing = messages.events.notFound;
      const event = await lockEvent(database, { target, if_match: undefined, missing, isWithin: isListed });
      if (event.source_name === null) throw new AppError('conflict', messages.events.oursAlready);
      return toEventRow(
        await database.event.update({ where: { id: event.id }, data: { source_name: null } }),
      );
    }),
});

/** Adds a service. Returns its row. */
export const createService = command({
  name: 'createService',
  access: 'events',
  input: serviceInput,
  changes: 'events',
  run: (input, { write }) => write((database) => insertEvent(database, input)),
});

/** Changes a service, listed or not, as `updateEvent` changes an event. @throws AppError as that does */
export const updateService = command({
  name: 'updateService',
  access: 'events',
  input: eventUpdate,
  changes: 'events',
  run: (input, { write }) => writeDates(write, (database) => changeEvent(database, input, isService)),
});

/** Deletes a service, listed or not, as `deleteEvent` deletes an event. @throws AppError as that does */
export const deleteService = command({
  name: 'deleteService',
  access: 'events',
  input: eventDeletion,
  changes: 'events',
  run: ({ people, ...input }, { write }) =>
    writeDates(write, (database) => removeEvent(database, input, isService), people ?? 'refuse'),
});
