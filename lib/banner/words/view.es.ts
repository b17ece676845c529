import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './view.en.ts';

export default {
  banner: {
    loadFailed: 'No se pudieron cargar los anuncios',
    label: 'Anuncios',
    none: 'No hay nada de este tipo por ahora.',
    newTab: ' (se abre en otra pestaña)',
    previous: 'Anuncio anterior',
    next: 'Anuncio siguiente',
    play: 'Reanudar los anuncios',
    pause: 'Pausar los anuncios',
    settings: 'Ajustes de los anuncios',
    dismiss: 'Ocultar los anuncios',
    show: 'Mostrar',
    kinds: { announcement: 'Anuncios', event: 'Eventos' },
    atATime: 'A la vez',
    pages: 'Páginas de anuncios',
    page: (page) => `Página ${page}`,
  },
} satisfies Catalogue<typeof english>;
