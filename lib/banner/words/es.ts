import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

export default {
  bannerItems: {
    today: 'Hoy',
    tomorrow: 'Mañana',
    event: ({ day, title, time }) => `${day}: ${title}, ${time}`,
    eventAt: ({ day, title, time, location }) => `${day}: ${title}, ${time}, ${location}`,
    changed: (status, event) => `${status}: ${event}`,
  },
} satisfies Catalogue<typeof english>;
