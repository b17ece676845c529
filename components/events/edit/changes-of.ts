import {
  deleteEventAction,
  deleteServiceAction,
  updateEventAction,
  updateServiceAction,
} from '#lib/events/actions.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { messages } from '#lib/language/messages.ts';

/** The fields of an occurrence that the controls need. */
export type ControlledOccurrence = Pick<
  Occurrence,
  'id' | 'kind' | 'title' | 'date' | 'original_date' | 'is_recurring' | 'is_cancelled'
> & {
  source_name?: string;
  /** Absent for none. */
  ministry_id?: string;
  /** No single date was chosen: a change applies to the series by default. */
  is_of_series?: boolean;
  /** Its page shows its sign-ups, too. */
  is_on_its_page?: boolean;
};

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
