import type { Catalogue } from '#lib/language/catalogue.ts';
import type { errorPageMessages, goneMessages, layoutViewMessages, uiViewMessages } from './view-messages.ts';

export const uiViewMessagesEs: Catalogue<typeof uiViewMessages> = {
  close: 'Cerrar',
  share: 'Compartir',
  linkCopied: 'Enlace copiado',
  toasts: 'Avisos',
};

export const goneMessagesEs: Catalogue<typeof goneMessages> = {
  gone: 'Esta parte de la página no se pudo cargar.',
  updated: 'El sitio se actualizó desde que se abrió esta página.',
  again: 'Cargar la página de nuevo',
};

export const errorPageMessagesEs: Catalogue<typeof errorPageMessages> = {
  title: 'Error inesperado de la aplicación',
  text: 'Algo falló de nuestro lado y no pudimos mostrar esta página. Por favor, inténtelo de nuevo en un momento.',
  textAboveFooter:
    'Algo falló de nuestro lado y no pudimos mostrar esta página. Por favor, inténtelo de nuevo en un momento. Si nos necesita ahora, al pie de esta página dice cómo comunicarse con nosotros.',
  again: 'Intentar de nuevo',
  home: 'Volver al inicio',
};

export const layoutViewMessagesEs: Catalogue<typeof layoutViewMessages> = {
  main: 'Principal',
  menu: 'Menú',
  allPages: 'Todas las páginas',
  visit: 'Visítenos',
};
