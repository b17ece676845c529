import type { Catalogue } from '#lib/language/catalogue.ts';
import type { homeViewMessages } from './view-messages.ts';

export const homeViewMessagesEs: Catalogue<typeof homeViewMessages> = {
  greetings: {
    dawn: 'Buenos días',
    noon: 'Buenas tardes',
    dusk: 'Buenas noches',
    night: 'Buenas noches',
  },
  units: { day: 'día', days: 'días', hours: 'h', minutes: 'min', seconds: 's' },
};
