import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './view.en.ts';

export default {
  eventsView: {
    loadFailed: 'No se pudieron cargar los eventos. Inténtelo de nuevo.',
  },
} satisfies Catalogue<typeof english>;
