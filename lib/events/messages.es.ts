import type { Catalogue } from '#lib/language/catalogue.ts';
import type { eventMessages } from './messages.ts';

export const eventMessagesEs: Catalogue<typeof eventMessages> = {
  titleRequired: 'El título es obligatorio',
  dateRequired: 'La fecha es obligatoria',
  timeRequired: 'La hora es obligatoria',
  timeUnreadable: 'Indique a qué hora empieza, por ejemplo 10:30\u00a0a.\u00a0m.',
  lengthRequired: 'Indique una duración de 5 a 600 minutos.',
  locationRequired: 'El lugar es obligatorio',
  descriptionRequired: 'La descripción es obligatoria',
  combined: 'Complete todos los campos obligatorios',
  invalidStart: 'La fecha de inicio no es válida',
  invalidEnd: 'La fecha final no es válida',
  endAfterStart: 'Debe ser posterior a la fecha de inicio',
  invalidUrl: 'Escriba una dirección web válida.',
  created: 'Evento creado',
  updated: 'Evento actualizado',
  deleted: 'Evento eliminado',
  seriesDeleted: 'Se eliminaron todos los eventos de la serie',
  serviceCreated: 'Culto creado',
  serviceUpdated: 'Culto actualizado',
  serviceDeleted: 'Culto eliminado',
  createFailed: (message) =>
    message ? `No se pudo crear el evento: ${message}` : 'No se pudo crear el evento. Inténtelo de nuevo.',
  updateFailed: (message) =>
    message
      ? `No se pudo actualizar el evento: ${message}`
      : 'No se pudo actualizar el evento. Inténtelo de nuevo.',
  saveFailed: (message) => `No se pudo guardar el evento: ${message}`,
  deleteFailedAtAll: 'No se pudo eliminar el evento',
  deleteFailed: (message) => `No se pudo eliminar el evento: ${message || 'error desconocido'}`,
  seriesDeleteFailed: 'No se pudo eliminar la serie de eventos',
  nothingOn: 'No hay eventos programados para esta fecha',
  serviceOn: ({ title, short_title, time, said }) =>
    `${short_title ?? title}, ${time}${said ? `: ${said.toLowerCase()}` : ''}`,
  noServices:
    'Aún no hay ningún culto en el sitio. El primero que agregue aparece de inmediato en todas partes.',
  servicesLoadFailed: (message) =>
    message
      ? `No se pudieron cargar los cultos: ${message}`
      : 'No se pudieron cargar los cultos. Inténtelo de nuevo.',
  dayLoadFailed: 'No se pudo cargar lo que hay ese día.',
  featuredLoadFailed: 'No se pudieron cargar los eventos destacados. Inténtelo de nuevo.',
  missingId: 'No se puede actualizar el evento: falta su identificador',
  blankId: 'Para actualizar un evento hace falta su identificador',
  invalidId: 'No se puede actualizar el evento: su identificador no es válido',
  notFound: 'No se encontró el evento',
  serviceNotFound: 'No se encontró el culto',
  updateFoundNothing: 'No se encontró el evento o no se pudo actualizar',
  closed: (message) =>
    `La iglesia está cerrada ese día: «${message}» Ábrala primero de nuevo, o indique para esta fecha cómo se celebra.`,
  synced: (name) =>
    `Este evento viene de ${name} y se cambia allí. Para cambiarlo aquí, elija primero «Hacerlo nuestro».`,
  from: (name) => `de ${name}`,
  makeOurs: 'Hacerlo nuestro',
  detached: 'El evento ahora es suyo',
  noMinistry: 'No existe ese ministerio.',
  oursAlready: 'Este evento ya es suyo.',
  countRange: 'count debe ser un número entero de 1 a 50.',
  notADate: (field) => `${field} debe ser una fecha como 2026-01-31.`,
  bothEnds: 'Indique tanto from como to.',
  windowEndsFirst: 'to no puede ser anterior a from.',
  windowTooLong: 'El período puede ser de 2 años como máximo.',
  statusNeedsDate: 'Elija la fecha que se cancela, o la que vuelve a celebrarse.',
};
