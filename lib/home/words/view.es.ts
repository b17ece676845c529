import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './view.en.ts';

export default {
  homeView: {
    units: { day: 'día', days: 'días', hours: 'h', minutes: 'min', seconds: 's' },
  },
} satisfies Catalogue<typeof english>;
