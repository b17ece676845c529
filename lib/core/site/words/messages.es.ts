import type { Catalogue } from '#lib/language/catalogue.ts';
import type {
  layoutMessages,
  orderingMessages,
  pageMessages,
  staffPageMessages,
  uiMessages,
} from './messages.ts';

export const uiMessagesEs: Catalogue<typeof uiMessages> = {
  cancel: 'Cancelar',
  save: 'Guardar',
  delete: 'Eliminar',
  edit: 'Editar',
  close: 'Cerrar',
  back: 'Volver',
  undo: 'Deshacer',
  remove: 'Quitar',
  tryAgain: 'Intentar de nuevo',
  loading: 'Cargando...',
  newTab: ' (se abre en otra pestaña)',
  more: 'Más',
  previous: 'Anterior',
  next: 'Siguiente',
  page: 'Página',
  pageOf: (page, pageCount) => `Página ${page} de ${pageCount}`,
  passageInNewTab: ' (abre el pasaje en otra pestaña)',
};

export const orderingMessagesEs: Catalogue<typeof orderingMessages> = {
  handle: (name, place, count) =>
    `Mover ${name}, lugar ${place} de ${count}: arrástrelo o use las teclas de flecha`,
  up: (name) => `Mover ${name} hacia arriba`,
  down: (name) => `Mover ${name} hacia abajo`,
  moved: (name, place, count) => `${name}: lugar ${place} de ${count}`,
  save: 'Guardar el orden',
  saving: 'Guardando...',
  changed: (message) => `${message} La lista de abajo está al día. Revise el orden y guarde de nuevo.`,
};

export const layoutMessagesEs: Catalogue<typeof layoutMessages> = {
  skip: 'Ir al contenido',
  address: 'Dirección',
  phone: 'Teléfono',
  toBeAnnounced: 'Por anunciar',
  rights: (church) => `${church}. Todos los derechos reservados.`,
  showAnnouncements: 'Mostrar los anuncios',
  staff: 'Equipo',
};

export const pageMessagesEs: Catalogue<typeof pageMessages> = {
  navigation: {
    home: 'Inicio',
    ministries: 'Ministerios',
    events: 'Eventos',
    sermons: 'Sermones',
    giving: 'Ofrendas',
    resources: 'Recursos',
    about: 'Nosotros',
  },
  footer: {
    about: 'Quiénes somos',
    ministries: 'Ministerios',
    sermons: 'Sermones',
    events: 'Eventos',
    privacy: 'Privacidad',
  },
  titles: {
    ministries: 'Nuestros ministerios',
    about: 'Quiénes somos',
    beliefs: 'Lo que creemos',
    'mission-vision': 'Misión y visión',
    events: 'Eventos',
    calendar: 'Calendario de la iglesia',
    sermons: 'Sermones',
    livestream: 'Culto en vivo',
    giving: 'Maneras de ofrendar',
    resources: 'Recursos',
    visit: 'Planee su visita',
    news: 'Noticias',
  },
  kickers: {
    ministries: 'Un lugar en la semana para usted',
    beliefs: 'En palabras sencillas',
    'mission-vision': 'Para qué estamos aquí',
    events: 'Lo que viene',
    calendar: 'Día a día',
    sermons: 'Una biblioteca para recorrer',
    livestream: 'Acompáñenos desde donde esté',
    giving: 'Por qué damos, y cómo',
    resources: 'Más allá de estas páginas',
    news: 'Lo nuevo',
  },
  since: (year) => `Desde ${year}`,
  notFound: {
    title: '¡Vaya! No encontramos esa página',
    text: 'El camino que tomó termina en esta puerta. Quizá la página cambió de lugar, o a la dirección le sobra una letra.',
    calendar: 'Ver el calendario',
  },
  lastResort: { again: 'Por favor, inténtelo de nuevo en un momento.', home: 'Volver al inicio' },
};

export const staffPageMessagesEs: Catalogue<typeof staffPageMessages> = {
  announcements: { title: 'Anuncios del encabezado', loading: 'Cargando los anuncios...' },
  data: { title: 'Sus datos', loading: 'Cargando...' },
  documents: { title: 'Documentos', loading: 'Cargando los documentos...' },
  forms: { title: 'Formularios e inscripciones', loading: 'Cargando los formularios...' },
  mail: { title: 'Correo', loading: 'Cargando los correos...' },
  menus: { title: 'Menús', loading: 'Cargando los menús...' },
  office: { title: 'Oficina', loading: 'Abriendo la oficina...' },
  pages: { title: 'Páginas', loading: 'Cargando las páginas...' },
  podcast: { title: 'Pódcast', loading: 'Cargando el pódcast...' },
  prayer: { title: 'Peticiones de oración', loading: 'Cargando...' },
  settings: { title: 'Ajustes de la iglesia', loading: 'Cargando los ajustes de la iglesia...' },
  setup: { title: 'Hágalo suyo', loading: 'Cargando la configuración...' },
  staff: { title: 'Equipo', loading: 'Cargando las personas...' },
  guard: {
    title: 'Se necesita acceso de administración',
    hint: 'Para ver esta página hay que activar el modo de administración. Escriba «admin» en cualquier lugar para entrar.',
    home: 'Volver al inicio',
    password: 'Escribir la contraseña',
    notYours: 'No es parte de su función',
    office: 'Volver a la oficina',
  },
  needsScripts:
    'Las páginas del equipo necesitan JavaScript, y en este navegador está desactivado. Actívelo o use otro navegador.',
};
