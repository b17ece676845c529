import type { Catalogue } from '#lib/language/catalogue.ts';
import type { streamLog } from './log-messages.ts';

export const streamLogEs: Catalogue<typeof streamLog> = {
  singular: 'ajuste',
  plural: 'ajustes',
  kind: 'Imágenes y transmisión',
  subjects: {
    picture: 'la imagen de la página de inicio',
    override: 'si la transmisión está en curso',
    stream: 'los ajustes de la transmisión',
  },
  labels: {
    hero_background_url: 'Imagen de la página de inicio',
    hero_focus_x: 'A la vista, desde la izquierda (%)',
    hero_focus_y: 'A la vista, desde arriba (%)',
    vimeo_embed_code: 'Código de inserción de Vimeo',
    youtube_id: 'Video de YouTube',
    facebook_live_url: 'Dirección en vivo de Facebook',
    use_rtmp: 'Reproducir la dirección de transmisión',
    rtmp_url: 'Dirección de transmisión',
    owncast_url: 'Dirección de Owncast',
    youtube_channel_id: 'Canal de YouTube',
    soon_minutes: 'Se anuncia antes (minutos)',
    live_opens_minutes: 'En vivo antes (minutos)',
    live_override: 'Lo que se dijo de la transmisión',
    live_override_until: 'Vale hasta',
    live_override_at: 'Se dijo',
  },
  about: 'Dónde está la transmisión en vivo, y la imagen de la página de inicio.',
};
