import type { Catalogue } from '#lib/language/catalogue.ts';
import type { goneMessages, orderingMessages, staffPageMessages, uiMessages } from './messages.ts';

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
};

export const goneMessagesEs: Catalogue<typeof goneMessages> = {
  gone: 'Esta parte de la página no se pudo cargar.',
  updated: 'El sitio se actualizó desde que se abrió esta página.',
  again: 'Cargar la página de nuevo',
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

export const staffPageMessagesEs: Catalogue<typeof staffPageMessages> = {
  announcements: { title: 'Anuncios del encabezado', loading: 'Cargando los anuncios...' },
  data: { title: 'Sus datos', loading: 'Cargando...' },
  mail: { title: 'Correo', loading: 'Cargando los correos...' },
  prayer: { title: 'Peticiones de oración', loading: 'Cargando...' },
  settings: { title: 'Ajustes de la iglesia', loading: 'Cargando los ajustes de la iglesia...' },
  setup: { title: 'Hágalo suyo', loading: 'Cargando la configuración...' },
  needsScripts:
    'Las páginas del equipo necesitan JavaScript, y en este navegador está desactivado. Actívelo o use otro navegador.',
};
