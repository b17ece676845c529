import { closingFormMessagesEs } from '#lib/closings/view-messages.es.ts';
import {
  goneMessagesEs,
  orderingMessagesEs,
  staffPageMessagesEs,
  uiMessagesEs,
} from '#lib/core/site/messages.es.ts';
import {
  eventFormMessagesEs,
  eventPageMessagesEs,
  eventsViewMessagesEs,
} from '#lib/events/view-messages.es.ts';
import { english, type Messages } from './english.ts';

/** Every sentence in Spanish, by group. */
export const spanish: Messages = {
  ...english,
  closingForm: closingFormMessagesEs,
  eventForms: eventFormMessagesEs,
  eventPages: eventPageMessagesEs,
  eventsView: eventsViewMessagesEs,
  gone: goneMessagesEs,
  ordering: orderingMessagesEs,
  staffPages: staffPageMessagesEs,
  ui: uiMessagesEs,
};
