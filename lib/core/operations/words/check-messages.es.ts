import zodSpanish from 'zod/v4/locales/es.js';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type { checkMessages } from './check-messages.ts';

export const checkMessagesEs: Catalogue<typeof checkMessages> = {
  zodErrors: zodSpanish().localeError,
};
