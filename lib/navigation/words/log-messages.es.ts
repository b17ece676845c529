import type { Catalogue } from '#lib/language/catalogue.ts';
import type { layoutLog, navigationLog } from './log-messages.ts';

export const navigationLogEs: Catalogue<typeof navigationLog> = {
  singular: 'menú',
  plural: 'los menús',
  kind: 'Menús',
  labels: { main: 'Menú principal', footer: 'Pie de página', hidden: 'Páginas desactivadas' },
  changed: 'Se cambiaron los menús',
  original: 'Se restablecieron los menús originales',
  about: 'El menú principal, el pie de página y las páginas del sitio que están desactivadas.',
};

export const layoutLogEs: Catalogue<typeof layoutLog> = {
  singular: 'disposición',
  plural: 'disposiciones',
  kind: 'Disposición de páginas',
  labels: { blocks: 'Partes de la página' },
  pages: { home: 'Inicio', about: 'Quiénes somos', visit: 'Planee su visita', giving: 'Maneras de ofrendar' },
  subject: (page) => `la disposición de «${page}»`,
  changed: (page) => `Se ordenó la página «${page}»`,
  original: (page) => `Se restableció el orden original de «${page}»`,
  hidden: (section) => `${section} (oculta)`,
  sections: {
    hero: 'Imagen de apertura',
    info: 'De un vistazo',
    letter: 'Carta de bienvenida',
    doors: 'Puertas a los ministerios',
    sermon: 'Último sermón',
    events: 'Próximos días',
    road: 'El camino hasta aquí',
    story: 'Nuestra historia',
    values: 'Valores',
    leaders: 'Líderes',
    questions: 'Preguntas',
    come: 'Invitación',
    facts: 'Lo que hay que saber',
    morning: 'Una mañana de domingo',
    expectations: 'Qué esperar',
    directions: 'Cómo llegar',
    children: 'Oración',
    ways: 'Maneras de ofrendar',
    why: 'Razones para ofrendar',
  },
  about: 'El orden de las secciones de las páginas del sitio, con los bloques propios entre ellas.',
};
