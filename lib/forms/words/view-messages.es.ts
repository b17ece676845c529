import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type { formViewMessages } from './view-messages.ts';

const { plural } = sentencesIn('es');

export const formViewMessagesEs: Catalogue<typeof formViewMessages> = {
  name: 'Nombre',
  email: 'Correo electrónico',
  date: 'Fecha',
  choose: 'Elija una opción',
  markedDate: (date, mark) => `${date} (${mark})`,
  cancelled: 'cancelada',
  tooLate: 'cerrada',
  full: 'completa',
  waitingList: 'lista de espera',
  slot: 'Elija una opción',
  seats: '¿Cuántas personas vienen?',
  people: (count) => (count === 1 ? '1 persona' : `${count} personas`),
  others: 'Quién viene con usted',
  person: (place) => `Nombre de la persona ${place}`,
  yes: 'Sí',
  no: 'No',
  prayer: 'Esto solo lo leen nuestro equipo de oración y los responsables de este sitio.',
  noServices: 'Por ahora no hay ningún culto previsto.',
  loading: 'Contando los lugares libres...',
  left: (left, capacity) =>
    `${plural(left, { one: 'Queda #', other: 'Quedan #' })} de ${plural(capacity, { one: '# lugar', other: '# lugares' })}`,
  fewLeft: (left) => (left === 1 ? 'Quedan pocos: 1 lugar' : `Quedan pocos: ${left} lugares`),
  mayWait: 'Completo: puede unirse a la lista de espera',
  isFull: 'Completo: no quedan lugares',
  partyWaits: (left) =>
    left === 1
      ? 'Solo queda 1 lugar. Todo su grupo esperaría junto: elija menos personas o únase a la lista de espera.'
      : `Solo quedan ${left} lugares. Todo su grupo esperaría junto: elija menos personas o únase a la lista de espera.`,
  partyTooLarge: (left) =>
    left === 1
      ? 'Solo queda 1 lugar. Elija menos personas.'
      : `Solo quedan ${left} lugares. Elija menos personas.`,
  keptAfterDate: (days) =>
    plural(days, {
      one: 'Lo que escriba aquí se borra # día después de la fecha.',
      other: 'Lo que escriba aquí se borra # días después de la fecha.',
    }),
  kept: (days) =>
    plural(days, {
      one: 'Lo que escriba aquí se borra al cabo de # día.',
      other: 'Lo que escriba aquí se borra a los # días.',
    }),
  submit: {
    contact: 'Enviar el mensaje',
    connect: 'Enviar',
    sign_up: 'Inscribirse',
    other: 'Enviar',
  },
  joinList: 'Unirse a la lista de espera',
  submitting: 'Enviando...',
  received: 'Lo recibimos. Gracias.',
  submitAlert: (message) =>
    message || 'No se pudo enviar. Lo que escribió sigue aquí: inténtelo de nuevo, por favor.',
  submitFailed: (message) => message || 'No se pudo enviar. Inténtelo de nuevo, por favor.',
  closed: 'Este formulario está cerrado por ahora.',
  opensOn: (moment) => `Este formulario se abre el ${moment}.`,
  tooLateFor: 'Es demasiado tarde para inscribirse en esta fecha.',
  noDates: 'Por ahora no hay ninguna fecha en la que inscribirse.',
  gone: 'Por ahora no hay aquí ningún formulario.',
  contactUs: 'Escríbanos',
  planVisit: 'Planee su visita',

  states: {
    confirmed: 'Su inscripción está confirmada',
    waiting: 'Usted está en la lista de espera',
    received: 'Gracias',
    cancelled: 'Esta inscripción está cancelada',
    spam: 'Gracias',
  },
  dateStates: {
    cancelled: 'Esta fecha se ha cancelado',
    gone: 'Esta fecha ya no se celebra',
    over: 'Esta fecha ya pasó',
  },
  position: (place) => `Su puesto en la lista: ${place}.`,
  waitForMail: 'Le escribiremos en cuanto se libere un lugar.',
  waitByLink: 'Su enlace muestra cuándo se ha liberado un lugar.',
  mailed: (email) =>
    `Un correo va en camino a ${email}. Dice en qué está inscrito, con el enlace para cambiarlo o cancelarlo.`,
  again:
    'Si esta dirección ya estaba inscrita, todo sigue igual. El enlace que se mostró entonces sirve para cambiarlo o cancelarlo.',
  linkShownOnce: 'Con este enlace puede cambiarla o cancelarla. Solo se muestra ahora; guárdelo, por favor:',
  code: 'Código QR de su enlace',
  addToCalendar: 'Agregar al calendario',

  pageTitle: 'Su inscripción',
  signedUpFor: 'Inscripción en',
  party: 'Personas',
  changeTitle: 'Cambiarla',
  save: 'Guardar los cambios',
  saved: 'Se guardaron sus cambios.',
  cancelTitle: 'Cancelarla',
  cancelQuestion: '¿Seguro? Sus lugares pasarán a otras personas.',
  cancelButton: 'Sí, cancelarla',
  cancelledNow: 'Está cancelada. Gracias por avisar.',
  nothingToChange: 'Aquí ya no queda nada que cambiar ni cancelar.',
  toEvent: 'Ir al evento',
};
