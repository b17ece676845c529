import type { Catalogue } from '#lib/language/catalogue.ts';
import type { homeViewMessages } from './view-messages.ts';

export const homeViewMessagesEs: Catalogue<typeof homeViewMessages> = {
  units: { day: 'día', days: 'días', hours: 'h', minutes: 'min', seconds: 's' },
};
