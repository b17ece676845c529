import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

const { plural } = sentencesIn('es');

export default {
  search: {
    title: 'Buscar',
    titleOf: (words) => `Buscar: ${words}`,
    field: 'Buscar en este sitio',
    example: 'Bodas, un predicador, un pasaje',
    button: 'Buscar',
    noWords: 'Escriba una palabra para buscar.',
    lead: 'Páginas, noticias, eventos, sermones, ministerios, personas y documentos.',
    found: (total, words) =>
      `${plural(total, { one: '# resultado', other: '# resultados' })} para «${words}»`,
    guessed: (words) => `Nada contiene exactamente «${words}». Esto se le parece.`,
    none: (words) => `No se encontró nada para «${words}».`,
    advice: 'Pruebe con otra palabra o con una más corta.',
    failed: 'La búsqueda no está disponible en este momento. Inténtelo de nuevo más tarde.',
    pages: 'Páginas de resultados',
    kinds: {
      page: 'Página',
      news: 'Noticia',
      event: 'Evento',
      sermon: 'Sermón',
      ministry: 'Ministerio',
      person: 'Persona',
      document: 'Documento',
    },
  },
} satisfies Catalogue<typeof english>;
