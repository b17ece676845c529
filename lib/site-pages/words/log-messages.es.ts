import type { Catalogue } from '#lib/language/catalogue.ts';
import type { sitePageLog } from './log-messages.ts';

export const sitePageLogEs: Catalogue<typeof sitePageLog> = {
  singular: 'página',
  plural: 'páginas',
  kind: 'Páginas',
  subject: (name) => `la página ${name}`,
  added: (page) => `Agregó ${page}`,
  deeds: {
    published: (page) => `Publicó ${page}`,
    unpublished: (page) => `Retiró ${page} del sitio`,
    planned: (page) => `Programó la publicación de ${page}`,
    discarded: (page) => `Descartó los cambios de ${page}`,
    changed: (page) => `Cambió ${page}`,
    deleted: (page) => `Eliminó ${page}`,
  },
  labels: {
    title: 'Título',
    path: 'Dirección',
    summary: 'Resumen',
    picture_url: 'Imagen',
    picture_alt: 'Lo que muestra la imagen',
    blocks: 'Texto de la página',
    category: 'Categoría',
    is_unlisted: 'En ninguna lista',
    pinned_until: 'Primera hasta',
    state: 'Estado',
    publish_at: 'Publicar el',
    unpublish_at: 'Retirar el',
  },
  states: {
    draft: 'Sin publicar',
    scheduled: 'Programada',
    published: 'Publicada',
    unpublished: 'Retirada del sitio',
  },
  about:
    'Páginas y noticias propias de la iglesia, por su dirección, cada una con su borrador si lo tiene; el HTML de sus partes está limpio.',
};
