import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './view.en.ts';

export default {
  ministriesView: {
    refresh: 'Actualizar las imágenes',
    refreshing: 'Actualizando...',
    refreshed: 'Contenido actualizado',
    loadFailed: 'No se pudieron cargar los ministerios',
  },
} satisfies Catalogue<typeof english>;
