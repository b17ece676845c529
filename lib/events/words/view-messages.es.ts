import type { Catalogue } from '#lib/language/catalogue.ts';
import type { eventsViewMessages } from './view-messages.ts';

export const eventsViewMessagesEs: Catalogue<typeof eventsViewMessages> = {
  loadFailed: 'No se pudieron cargar los eventos. Inténtelo de nuevo.',
};
