import 'server-only';
import { command } from '#lib/core/operations/operation.ts';
import { changeEvent } from '../edit/change-event.ts';
import { removeEvent } from '../edit/remove-event.ts';
import { eventDeletion, eventUpdate } from '../edit/schema.ts';
import { insertEvent } from '../event-rows.ts';
import { isService, serviceInput } from '../schema.ts';

/** Adds a service. Returns its row. */
export const createService = command({
  name: 'createService',
  access: 'admin',
  input: serviceInput,
  changes: 'events',
  run: (input, { write }) => write((database) => insertEvent(database, input)),
});

/** Changes a service, listed or not, as `updateEvent` changes an event. @throws AppError as that does */
export const updateService = command({
  name: 'updateService',
  access: 'admin',
  input: eventUpdate,
  changes: 'events',
  run: (input, { write }) => write((database) => changeEvent(database, input, isService)),
});

/** Deletes a service, listed or not, as `deleteEvent` deletes an event. @throws AppError as that does */
export const deleteService = command({
  name: 'deleteService',
  access: 'admin',
  input: eventDeletion,
  changes: 'events',
  run: (input, { write }) => write((database) => removeEvent(database, input, isService)),
});
