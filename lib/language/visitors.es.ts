import { goneMessagesEs, staffPageMessagesEs } from '#lib/core/site/messages.es.ts';
import { eventsViewMessagesEs } from '#lib/events/view-messages.es.ts';
import type { Messages } from './english.ts';
import type { groups as english } from './visitors.en.ts';

export const groups: Pick<Messages, keyof typeof english> = {
  eventsView: eventsViewMessagesEs,
  gone: goneMessagesEs,
  staffPages: staffPageMessagesEs,
};
