import type { Catalogue } from '#lib/language/catalogue.ts';
import type { sermonLog } from './log-messages.ts';

export const sermonLogEs: Catalogue<typeof sermonLog> = {
  singular: 'sermón',
  plural: 'sermones',
  kind: 'Sermones',
  subject: (name) => `el sermón ${name}`,
  labels: {
    title: 'Título',
    speaker: 'Predicador',
    date: 'Fecha',
    passage: 'Pasaje',
    video_url: 'Dirección del video',
    audio_url: 'Audio',
    description: 'Descripción',
    thumbnail_url: 'Miniatura',
    series: 'Serie',
    chapters: 'Capítulos',
    notes: 'Notas',
  },
  about: 'Los sermones, primero el más reciente.',
};
