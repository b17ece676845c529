import {
  deleteEventAction,
  deleteServiceAction,
  updateEventAction,
  updateServiceAction,
} from '#lib/events/actions.ts';
import { messages } from '#lib/language/messages.ts';

const events = {
  path: '/api/events',
  update: updateEventAction,
  remove: deleteEventAction,
  get words() {
    return messages.eventForms.event;
  },
  said: {
    get created() {
      return messages.events.created;
    },
    get updated() {
      return messages.events.updated;
    },
    get deleted() {
      return messages.events.deleted;
    },
    get seriesDeleted() {
      return messages.events.seriesDeleted;
    },
  },
} as const;

const services = {
  path: '/api/services',
  update: updateServiceAction,
  remove: deleteServiceAction,
  get words() {
    return messages.eventForms.service;
  },
  said: {
    get created() {
      return messages.events.serviceCreated;
    },
    get updated() {
      return messages.events.serviceUpdated;
    },
    get deleted() {
      return messages.events.serviceDeleted;
    },
    get seriesDeleted() {
      return messages.events.serviceDeleted;
    },
  },
} as const;

/** Reads, actions, words and messages for an event or a church service. */
export function changesOf(kind: string): typeof events | typeof services {
  return kind === 'service' ? services : events;
}
