import type { Catalogue } from '#lib/language/catalogue.ts';
import type { churchViewMessages } from './view-messages.ts';

export const churchViewMessagesEs: Catalogue<typeof churchViewMessages> = {
  showMap: 'Mostrar el mapa interactivo',
  openMessages: 'Abrir Mensajes',
  ok: 'Aceptar',
};
