import type { Catalogue } from '#lib/language/catalogue.ts';
import type { announcementLog } from './log-messages.ts';

export const announcementLogEs: Catalogue<typeof announcementLog> = {
  singular: 'anuncio',
  plural: 'anuncios',
  kind: 'Anuncios',
  subject: (name) => `el anuncio ${name}`,
  labels: {
    message: 'Mensaje',
    link: 'Enlace',
    is_active: 'Activo',
    start_date: 'Empieza',
    end_date: 'Termina',
    timezone: 'Zona horaria',
    background_color: 'Fondo',
    text_color: 'Color del texto',
    scroll_speed: 'Velocidad',
    is_urgent: 'Urgente',
  },
  about:
    'Lo que se anuncia en el encabezado, primero lo más reciente. Cada anuncio tiene su propia zona horaria.',
};
