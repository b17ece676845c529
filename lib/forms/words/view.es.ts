import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './view.en.ts';

const { plural } = sentencesIn('es');

export default {
  formView: {
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
    prayer: 'Esto solo lo leen los responsables de la oración y de este sitio.',
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
      `Un correo va en camino a ${email}. Dice en qué consiste su inscripción, con el enlace para cambiarla o cancelarla.`,
    again:
      'Si esta dirección ya estaba inscrita, todo sigue igual. El enlace que se mostró entonces sirve para cambiarlo o cancelarlo.',
    linkShownOnce:
      'Con este enlace puede cambiarla o cancelarla. Solo se muestra ahora; guárdelo, por favor:',
    code: 'Código QR de su enlace',
    addToCalendar: 'Agregar al calendario',

    pageTitle: 'Su inscripción',
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
  },
  signUps: {
    noId: 'Use un id de 36 caracteres, o ninguno.',
    noQuestionKind: 'Elija cómo se responde la pregunta',
    prayerElsewhere: 'Solo una tarjeta de bienvenida pide motivos de oración. Elija otro tipo.',
    noLabel: 'Escriba unas palabras',
    noChoice: 'Escriba una opción',
    noChoices: 'Escriba las opciones',
    tooMany: (most) => `Use como máximo ${most}.`,
    noCapacity: 'Escriba un número de lugares, o déjelo vacío',
    between: (least, most) => `Escriba un número del ${least} al ${most}`,
    noKind: 'Elija para qué es el formulario',
    noTitle: 'Escriba un título',
    noEvent: 'No existe ese evento',
    noMoment: 'Escriba una fecha y una hora',
    noRole: 'Elija una de las funciones',
    noMinistry: 'No existe ese ministerio',
    people: (count) => (count === 1 ? 'Hay una persona inscrita' : `Hay ${count} personas inscritas`),
    keepEvent: (people) => `${people}. Haga otro formulario para otro evento.`,
    keepSlot: (people) => `${people} en lo que quitó. Cancele primero esas inscripciones.`,
    keepDate: (people, way) => `${people}. ¿${way}?`,
    tellPeople: (count) =>
      count === 1 ? 'Cancelar y avisar a una persona' : `Cancelar y avisar a ${count} personas`,
    keepForm: (people) => `${people}. Cierre el formulario, o cancele primero esas inscripciones.`,
    noState: 'Este formulario no tiene ese estado',
    removed: (label) => `${label} (quitada)`,
    beyond: (left) => `${left}. ¿Confirmar de todos modos?`,

    noName: 'Escriba su nombre',
    noEmail: 'Escriba una dirección de correo completa, como nombre@example.org',
    noSeats: 'Escriba un número entero de personas, al menos 1',
    partyMax: (most) =>
      most === 1 ? 'Inscriba a una persona cada vez.' : `Inscriba como máximo a ${most} personas cada vez.`,
    namesAreMore: 'Hay más nombres que personas.',
    noDate: 'Elija una fecha',
    otherDate: 'El evento no tiene esta fecha. Elija otra.',
    pastDate: 'Esta fecha ya pasó. Elija otra.',
    cancelledDate: 'Esta fecha está cancelada. Elija otra.',
    withoutDates: 'Este formulario no tiene fechas.',
    noSlot: 'Elija una opción',
    required: 'Responda esta pregunta',
    noAnswerChoice: 'Elija una de estas opciones',
    noNumber: 'Escriba un número',
    noAnswerDate: 'Escriba una fecha',
    noYesNo: 'Responda sí o no',
    noService: 'Elija uno de los próximos cultos',
    tooQuick: 'Fue muy rápido. Espere un momento y envíelo de nuevo.',
    trap: 'No se pudo enviar. Deje vacío el campo oculto.',
    closed: 'Este formulario está cerrado.',
    closedDate: 'Es demasiado tarde para inscribirse en esta fecha.',
    offDate: 'Esta fecha no se celebra, así que no se puede cambiar nada.',
    left: (seats) =>
      seats === 0 ? 'No quedan lugares' : seats === 1 ? 'Solo queda 1 lugar' : `Solo quedan ${seats} lugares`,
    full: (left) => `${left}.`,
    unknownLink: 'Este enlace no lleva a ninguna inscripción. Compruebe que esté completo.',
    alreadyCancelled: 'Esta inscripción está cancelada.',
  },
} satisfies Catalogue<typeof english>;
