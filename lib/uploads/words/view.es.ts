import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './view.en.ts';

export default {
  pictures: {
    placeholder: 'Se muestra una imagen de reemplazo',
  },
} satisfies Catalogue<typeof english>;
