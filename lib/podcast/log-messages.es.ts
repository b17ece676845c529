import type { Catalogue } from '#lib/language/catalogue.ts';
import type { podcastLog } from './log-messages.ts';

export const podcastLogEs: Catalogue<typeof podcastLog> = {
  singular: 'pódcast',
  plural: 'pódcasts',
  kind: 'Pódcast',
  subject: 'el pódcast',
  labels: {
    title: 'Título',
    author: 'Autor',
    summary: 'De qué trata',
    category: 'Categoría',
    language: 'Idioma',
    owner_email: 'Correo del titular',
    art_url: 'Portada',
    apple_url: 'Dirección en Apple Podcasts',
    spotify_url: 'Dirección en Spotify',
  },
  about: 'La configuración del pódcast.',
};
