import type { Catalogue } from '#lib/language/catalogue.ts';
import type { bannerItemMessages } from './messages.ts';

export const bannerItemMessagesEs: Catalogue<typeof bannerItemMessages> = {
  today: 'Hoy',
  tomorrow: 'Mañana',
  event: ({ day, title, time }) => `${day}: ${title}, ${time}`,
  eventAt: ({ day, title, time, location }) => `${day}: ${title}, ${time}, ${location}`,
  changed: (status, event) => `${status}: ${event}`,
};
