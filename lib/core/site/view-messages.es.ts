import type { Catalogue } from '#lib/language/catalogue.ts';
import type {
  errorPageMessages,
  goneMessages,
  layoutViewMessages,
  staffPageMessages,
  uiViewMessages,
} from './view-messages.ts';

export const uiViewMessagesEs: Catalogue<typeof uiViewMessages> = {
  close: 'Cerrar',
  share: 'Compartir',
  linkCopied: 'Enlace copiado',
};

export const goneMessagesEs: Catalogue<typeof goneMessages> = {
  gone: 'Esta parte de la página no se pudo cargar.',
  updated: 'El sitio se actualizó desde que se abrió esta página.',
  again: 'Cargar la página de nuevo',
};

export const staffPageMessagesEs: Catalogue<typeof staffPageMessages> = {
  announcements: { title: 'Anuncios del encabezado', loading: 'Cargando los anuncios...' },
  data: { title: 'Sus datos', loading: 'Cargando...' },
  mail: { title: 'Correo', loading: 'Cargando los correos...' },
  prayer: { title: 'Peticiones de oración', loading: 'Cargando...' },
  settings: { title: 'Ajustes de la iglesia', loading: 'Cargando los ajustes de la iglesia...' },
  setup: { title: 'Hágalo suyo', loading: 'Cargando la configuración...' },
  guard: {
    title: 'Se necesita acceso de administración',
    hint: 'Para ver esta página hay que activar el modo de administración. Escriba «admin» en cualquier lugar para entrar.',
    home: 'Volver al inicio',
    password: 'Escribir la contraseña',
  },
  needsScripts:
    'Las páginas del equipo necesitan JavaScript, y en este navegador está desactivado. Actívelo o use otro navegador.',
};

export const errorPageMessagesEs: Catalogue<typeof errorPageMessages> = {
  title: 'Error inesperado de la aplicación',
  text: 'Algo falló de nuestro lado y no pudimos mostrar esta página. Por favor, inténtelo de nuevo en un momento.',
  textAboveFooter:
    'Algo falló de nuestro lado y no pudimos mostrar esta página. Por favor, inténtelo de nuevo en un momento. Si nos necesita ahora, nuestro teléfono y nuestro correo electrónico están al pie de esta página.',
  again: 'Intentar de nuevo',
  home: 'Volver al inicio',
};

export const layoutViewMessagesEs: Catalogue<typeof layoutViewMessages> = {
  main: 'Principal',
  menu: 'Menú',
  allPages: 'Todas las páginas',
  visit: 'Visítenos',
};
