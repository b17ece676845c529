import type { Catalogue } from '#lib/language/catalogue.ts';
import type { ministriesViewMessages } from './view-messages.ts';

export const ministriesViewMessagesEs: Catalogue<typeof ministriesViewMessages> = {
  refresh: 'Actualizar las imágenes',
  refreshing: 'Actualizando...',
  refreshed: 'Contenido actualizado',
  loadFailed: 'No se pudieron cargar los ministerios',
};
