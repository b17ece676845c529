import {
  deleteEventAction,
  deleteServiceAction,
  updateEventAction,
  updateServiceAction,
} from '#lib/events/actions.ts';
import { messages } from '#lib/language/messages.ts';

/** Returns paths, actions, words and messages for an event or a church service. */
export function changesOf(kind: string) {
  return kind === 'service' ? ofService() : ofEvent();
}

function ofEvent() {
  const { created, updated, deleted, seriesDeleted } = messages.events;
  return {
    path: '/api/events',
    update: updateEventAction,
    remove: deleteEventAction,
    words: messages.eventForms.event,
    said: { created, updated, deleted, seriesDeleted },
  };
}

function ofService() {
  const { serviceCreated, serviceUpdated, serviceDeleted } = messages.events;
  return {
    path: '/api/services',
    update: updateServiceAction,
    remove: deleteServiceAction,
    words: messages.eventForms.service,
    said: {
      created: serviceCreated,
      updated: serviceUpdated,
      deleted: serviceDeleted,
      seriesDeleted: serviceDeleted,
    },
  };
}
