import { goneMessagesEs, staffPageMessagesEs, uiMessagesEs } from '#lib/core/site/messages.es.ts';
import { english, type Messages } from './english.ts';

/** Every sentence in Spanish, by group. */
export const spanish: Messages = {
  ...english,
  gone: goneMessagesEs,
  staffPages: staffPageMessagesEs,
  ui: uiMessagesEs,
};
