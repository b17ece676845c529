import {
  deleteEventAction,
  deleteServiceAction,
  updateEventAction,
  updateServiceAction,
} from '#lib/events/actions.ts';
import { eventMessages } from '#lib/events/messages.ts';

const events = {
  path: '/api/events',
  update: updateEventAction,
  remove: deleteEventAction,
  said: {
    created: eventMessages.created,
    updated: eventMessages.updated,
    deleted: eventMessages.deleted,
    seriesDeleted: eventMessages.seriesDeleted,
  },
} as const;

const services = {
  path: '/api/services',
  update: updateServiceAction,
  remove: deleteServiceAction,
  said: {
    created: eventMessages.serviceCreated,
    updated: eventMessages.serviceUpdated,
    deleted: eventMessages.serviceDeleted,
    seriesDeleted: eventMessages.serviceDeleted,
  },
} as const;

/** Reads, actions and messages for an event or a church service. */
export function changesOf(kind: string): typeof events | typeof services {
  return kind === 'service' ? services : events;
}
