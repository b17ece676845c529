import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

const { plural } = sentencesIn('es');

const cancelledOf = (count: number) =>
  count === 0 ? [] : [count === 1 ? '1 canceló' : `${count} cancelaron`];

/** Returns days within a sentence: 'del 2 al 6 de junio'. */
function inSentence(days: string): string {
  return days.charAt(0).toLowerCase() + days.slice(1);
}

export default {
  answerList: {
    loading: 'Cargando las respuestas...',
    pages: 'Páginas de respuestas',
    loadFailed: 'No se pudieron cargar las respuestas',
    date: 'Fecha',
    cancelledDate: (date) => `${date} (cancelada)`,
    search: 'Buscar',
    searchHint: 'Nombre, correo, teléfono o respuesta',
    list: 'Quién respondió',
    states: {
      confirmed: 'Confirmada',
      waiting: 'En espera',
      cancelled: 'Cancelada',
      received: 'Recibida',
      spam: 'No deseada',
    },
    waitingAt: (position) => `En espera, puesto ${position}`,
    people: (count) => (count === 1 ? 'Una persona' : `${count} personas`),
    with: (names) => `Con ${names}`,
    sentAt: (moment) => `Enviado: ${moment}`,
    cameNamed: (name) => `${name} vino`,
    came: (came, taken) => `Vinieron ${came} de ${taken}`,
    unsent: (count) => (count === 1 ? 'Falta enviar una marca.' : `Faltan por enviar ${count} marcas.`),
    unsentHint: 'Se guardan aquí y se envían cuando se pueda conectar con el sitio.',
    tickFailed: (name, message) => `No se marcó a ${name}: ${message}`,
    yes: 'Sí',
    no: 'No',
    cleared: 'Lo que se dijo está borrado.',
    manage: (name) => `Cambiar ${name}`,
    changes: {
      confirmed: 'Confirmar',
      waiting: 'Poner en la lista de espera',
      received: 'Conservarla',
      cancelled: 'Cancelar',
      spam: 'Marcar como no deseada',
    },
    delete: 'Eliminar',
    deleteLike: 'Eliminar todas las parecidas',
    changed: {
      confirmed: (name) => `La inscripción de ${name} está confirmada`,
      waiting: (name) => `${name} está en la lista de espera`,
      received: (name) => `La respuesta de ${name} se conserva`,
      cancelled: (name) => `La respuesta de ${name} está cancelada`,
      spam: (name) => `La respuesta de ${name} está marcada como no deseada`,
    },
    changeFailed: (message) => `No se cambió: ${message}`,
    forceTitle: 'No hay lugar',
    deleteTitle: 'Eliminar la respuesta',
    deleteQuestion: (name) => `¿Eliminar para siempre la respuesta de ${name}? No se puede recuperar.`,
    deleted: 'Respuesta eliminada',
    deleteFailed: (message) => `No se eliminó: ${message}`,
    likeQuestion: (name) =>
      `¿Eliminar para siempre la respuesta de ${name} y todas las que se le parecen? Sirve cuando un remitente inunda el formulario.`,
    likeDeleted: (count) => (count === 1 ? 'Una respuesta eliminada' : `${count} respuestas eliminadas`),
    empty: 'Todavía no respondió nadie',
    emptyHint: 'Comparta la página del formulario, o cuelgue su cartel.',
    nothingFound: 'Nada coincide con la búsqueda.',
    file: 'Descargar para hojas de cálculo',
    withSensitive: 'Con respuestas delicadas',
    fileFailed: (message) => `No se pudo descargar el archivo: ${message}`,
    print: 'Imprimir la hoja',
    sheet: 'Hoja de inscripción',
    columns: { came: 'Vino', name: 'Nombre', seats: 'Personas', phone: 'Teléfono', choice: 'Elección' },
    total: (count) => `${count} en total`,
    mail: 'Correo a todos',
    mailHint: 'Un correo a cada persona inscrita o en espera. Nadie ve las direcciones de los demás.',
    subject: 'Asunto',
    text: 'Texto',
    send: 'Enviar',
    mailSent: (count) => (count === 1 ? 'Un correo está en camino' : `${count} correos están en camino`),
    mailWaits: (count) =>
      count === 1
        ? 'Un correo espera hasta que el correo esté configurado'
        : `${count} correos esperan hasta que el correo esté configurado`,
    mailFailed: (message) =>
      message ? `No se envió nada: ${message}` : 'No se envió nada. Inténtelo de nuevo.',
    scan: 'Escanee para inscribirse',
    scanForm: 'Escanee para responder',
    qrCode: (address) => `Código QR de ${address}`,
    posterHint:
      'Imprímalo, o elija «Guardar como PDF» en la ventana de impresión. El código lleva a la página del formulario.',
    posterClosed: 'El formulario está cerrado. Ábralo antes de colgar el cartel.',
    printPoster: 'Imprimir o guardar como PDF',
    saveCode: 'Descargar el código (SVG)',
  },
  eventSignUps: {
    control: 'Inscripciones',
    controlNamed: (title) => `Inscripciones de ${title}`,
    title: 'Inscripciones',
    about: (title) => `La gente se inscribe en ${title} en su página. Cada fecha tiene sus propios lugares.`,
    loadFailed: (message) =>
      message
        ? `No se pudieron leer las inscripciones: ${message}`
        : 'No se pudieron leer las inscripciones.',
    capacity: 'Lugares',
    capacityHelp: 'Vacío: todas las personas que vengan.',
    ask: 'Preguntar también',
    phone: 'Número de teléfono',
    children: 'Cuántos niños',
    diet: 'Lo que alguien no debe comer',
    question: 'Una pregunta propia',
    open: 'Abrir las inscripciones',
    opened: 'Las inscripciones están abiertas',
    closed: 'Las inscripciones están cerradas',
    failed: (message) => (message ? `No se cambió: ${message}` : 'No se cambió. Inténtelo de nuevo.'),
    isOpen: 'Abiertas',
    list: 'Quién se inscribió',
    edit: 'Cambiar el formulario',
  },
  formEditing: {
    lead: 'Inscripciones a eventos, formularios de mensajes y otras preguntas. Cada uno tiene su propia página, para un enlace o un código QR.',
    loadFailed: 'No se pudieron cargar los formularios',
    noun: 'formulario',
    list: 'Formularios',
    add: 'Agregar un formulario',
    addHint: 'Elija para qué es. Todo se puede cambiar antes de que alguien lo vea.',
    start: 'Empezar con',
    title: 'Título',
    added: 'Formulario agregado. Los visitantes lo verán cuando lo abra.',
    addFailed: (message) =>
      message ? `No se agregó el formulario: ${message}` : 'No se agregó el formulario. Inténtelo de nuevo.',
    empty: 'Todavía no hay formularios',
    emptyHint:
      'Un formulario de mensajes es un buen comienzo. Las inscripciones también se pueden abrir en la página de un evento.',
    kinds: {
      contact: 'Formulario de mensajes',
      connect: 'Tarjeta de bienvenida',
      sign_up: 'Inscripción',
      other: 'Formulario',
    },
    open: 'Abierto',
    closed: 'Cerrado',
    opensAt: (moment) => `Se abre: ${moment}`,
    fresh: (count) => (count === 1 ? '1 nueva' : `${count} nuevas`),
    onAnEvent: 'En la página de su evento',
    answered: (count) => (count === 1 ? 'Una respuesta' : `${count} respuestas`),
    taken: (taken, capacity) =>
      capacity === null ? (taken === 1 ? '1 inscrito' : `${taken} inscritos`) : `${taken} de ${capacity}`,
    waiting: (count) => `${count} en espera`,
    views: { form: 'Formulario', answers: 'Respuestas', poster: 'Cartel' },
    back: 'Todos los formularios',
    loading: 'Cargando el formulario...',
    visit: 'Abrir la página del formulario',
    seen: 'Lo que ve la gente',
    intro: 'Introducción',
    thanks: 'Agradecimiento',
    thanksHelp: 'Aparece después de enviarlo.',
    kind: 'Tipo',
    kindHelp: 'Una inscripción tiene lugares, y se puede esperar uno.',
    questions: 'Preguntas',
    questionsLead: 'El nombre y el correo electrónico se piden siempre.',
    question: (place) => `pregunta ${place}`,
    addQuestion: 'Agregar una pregunta',
    questionKinds: {
      text: 'Texto corto',
      long_text: 'Texto largo',
      choice: 'Una opción',
      choices: 'Varias opciones',
      number: 'Número',
      date: 'Fecha',
      yes_no: 'Sí o no',
      prayer: 'Petición de oración',
      service: 'Un culto próximo',
    },
    prayerHint: 'Lo que se escriba aquí se guarda como petición de oración, y solo allí.',
    label: 'Pregunta',
    help: 'Ayuda debajo',
    choices: 'Opciones, una por línea',
    isRequired: 'Hay que responderla',
    isSensitive: 'Delicada',
    sensitiveHelp:
      'Sus respuestas no aparecen en correos ni en el registro, y en un archivo solo si usted las pide.',
    seats: 'Lugares',
    event: 'Evento',
    noEvent: 'Ningún evento',
    eventHelp: 'Cada una de sus fechas tiene sus propios lugares.',
    capacity: 'Lugares',
    capacityHelp: 'Vacío: todas las personas que vengan.',
    hasWaitingList: 'Lista de espera',
    waitingHelp:
      'Cuando no quedan lugares, la gente puede esperar. El siguiente grupo que quepa entra sin que usted haga nada.',
    partyMax: 'Personas a la vez, como máximo',
    slots: 'Entre qué se elige',
    slotsLead: 'Por ejemplo, platos u horas para ayudar. Cada entrada tiene sus propios lugares.',
    slot: (place) => `entrada ${place}`,
    slotLabel: 'Texto',
    addSlot: 'Agregar una entrada',
    when: 'Cuándo recibe respuestas',
    isOpen: 'Abierto',
    opens: 'Se abre',
    opensHelp: 'Vacío: en cuanto se guarde «Abierto».',
    closes: 'Se cierra',
    closings: {
      '0': 'Cuando empieza',
      '60': 'Una hora antes',
      '180': 'Tres horas antes',
      '720': 'Doce horas antes',
      '1440': 'Un día antes',
      '2880': 'Dos días antes',
      '10080': 'Una semana antes',
    },
    otherClosing: (minutes) => plural(minutes, { one: '# minuto antes', other: '# minutos antes' }),
    offers: 'Qué páginas llevan a él',
    isContact: 'El formulario de mensajes del sitio',
    isContactHelp:
      'Mientras está abierto, todas las páginas llevan a él, y ninguna muestra el correo de la iglesia.',
    isVisit: 'El formulario para planear una visita',
    isVisitHelp:
      'Mientras está abierto, llevan a él el pie de cada página y la página para la primera visita.',
    heldBy: (title) => `Por ahora es «${title}».`,
    afterwards: 'Después de enviarlo',
    unheard:
      'Todavía nadie recibe aviso de las respuestas: escriba abajo una dirección, o el correo de la iglesia en Ajustes de la iglesia.',
    notifyRoles: 'Quién se entera de que alguien respondió',
    notifyHelp: 'El correo dice que hay una respuesta, nunca lo que dice.',
    notifyEmails: 'Otras direcciones, una por línea',
    keepDays: 'Días hasta que se borran las respuestas',
    keepHelp:
      'Se cuentan desde la fecha, o desde la respuesta donde no hay fecha. Las cantidades se conservan.',
    ministry: 'Ministerio',
    preview: 'Vista previa',
    save: 'Guardar',
    saved: 'Formulario guardado',
    saveFailed: (message) =>
      message ? `No se guardó el formulario: ${message}` : 'No se guardó el formulario. Inténtelo de nuevo.',
    takenUp: 'Aquí está de nuevo lo que escribió antes y no guardó.',
    labels: {
      kind: 'Tipo',
      title: 'Título',
      intro: 'Introducción',
      questions: 'Preguntas',
      slots: 'Entre qué se elige',
      capacity: 'Lugares',
      party_max: 'Personas a la vez',
      has_waiting_list: 'Lista de espera',
      opens_at: 'Se abre',
      closes_minutes: 'Se cierra, minutos antes',
      thanks: 'Agradecimiento',
      keep_days: 'Días hasta que se borran las respuestas',
      is_open: 'Abierto',
      is_contact: 'El formulario de mensajes del sitio',
      is_visit: 'El formulario para planear una visita',
    },
    deleteTitle: 'Eliminar el formulario',
    deleteQuestion: (title) =>
      `¿Eliminar «${title}» con todo lo que se respondió? El registro puede recuperar el formulario, no las respuestas.`,
    deleteOffered:
      'Hay páginas que llevan a este formulario. En su lugar muestran el correo electrónico hasta que usted elija otro.',
    deleted: 'Formulario eliminado',
    deleteFailed: (message) =>
      message
        ? `No se eliminó el formulario: ${message}`
        : 'No se eliminó el formulario. Inténtelo de nuevo.',
  },
  formStarts: {
    contact: {
      title: 'Escríbanos',
      about:
        'Una pregunta o unas palabras para la iglesia. El pie de las páginas lleva a él y no muestra ningún correo electrónico.',
      intro: 'Pregúntenos lo que quiera. Leemos cada mensaje y respondemos por correo.',
      thanks: 'Gracias por escribir. Pronto tendrá noticias nuestras.',
      message: 'Su mensaje',
    },
    connect: {
      title: 'Tarjeta de bienvenida',
      about: 'Las personas nuevas se presentan y pueden pedir oración.',
      intro: 'Nos alegra que esté aquí. Cuéntenos un poco de usted.',
      thanks: 'Gracias. Es un gusto conocerle.',
      visit: 'Estoy aquí',
      visits: { first: 'por primera vez', again: 'otra vez', often: 'con regularidad' },
      interests: 'Me gustaría saber más de',
      topics: {
        faith: 'La fe y el bautismo',
        groups: 'Los grupos pequeños',
        helping: 'Cómo ayudar',
        membership: 'La membresía',
      },
      prayer: '¿Cómo podemos orar por usted?',
      prayerHelp: 'Solo lo leen los responsables de la oración y de este sitio.',
    },
    visit: {
      title: 'Planee su visita',
      about: 'Los visitantes dicen cuándo vienen y con cuántos niños.',
      intro: 'Díganos cuándo viene, y alguien le dará la bienvenida en la puerta.',
      thanks: 'Gracias. Será un gusto verle.',
      service: '¿A qué culto?',
      children: '¿Cuántos niños vienen con usted?',
      childrenHelp: 'Para tener listas sus salas.',
      more: '¿Hay algo que debamos saber?',
    },
    sign_up: {
      title: 'Inscripción',
      about: 'La gente reserva lugares, y espera cuando se acaban.',
      intro: 'Inscríbase, por favor, para que podamos planear.',
      thanks: 'Gracias por inscribirse.',
      diet: '¿Hay algo que alguien no deba comer?',
    },
    bring: {
      title: 'Traer un plato',
      about: 'La gente elige lo que trae, hasta que hay suficiente de cada cosa.',
      intro: 'Elija, por favor, lo que va a traer.',
      thanks: 'Gracias. Ya queremos probarlo.',
      slots: { main: 'Plato principal', salad: 'Ensalada', dessert: 'Postre', drinks: 'Bebidas' },
      dish: '¿Qué va a ser?',
    },
    volunteer: {
      title: 'Voluntarios',
      about: 'La gente se ofrece a ayudar, y dice dónde y cuándo.',
      intro: 'Entre muchos todo es más fácil. ¿Dónde le gustaría ayudar?',
      thanks: 'Gracias por ayudar. Nos pondremos en contacto.',
      where: 'Me gustaría ayudar con',
      areas: {
        children: 'Los niños',
        music: 'La música',
        welcome: 'La bienvenida y el café',
        sound: 'El sonido y la transmisión',
        house: 'El edificio y el jardín',
      },
      when: '¿Cuándo puede ayudar?',
      more: '¿Hay algo que haga especialmente bien?',
    },
    blank: {
      title: 'Formulario en blanco',
      about: 'Nombre y correo electrónico. Las preguntas las escribe usted.',
      intro: '',
      thanks: 'Gracias. Lo hemos recibido.',
    },
  },
  formMailing: {
    noSubject: 'Escriba un asunto',
    noText: 'Escriba lo que quiere comunicarles',
    noRecipients: 'No hay nadie inscrito.',

    reason: (title, date) =>
      date
        ? `Recibe este correo porque tiene una inscripción: ${title}, ${inSentence(date)}.`
        : `Recibe este correo porque tiene una inscripción: ${title}.`,
    formerReason: (title, date) =>
      `Recibe este correo porque se había inscrito: ${date ? `${title}, ${inSentence(date)}` : title}.`,

    answered: ({ answers, count, cancelled }, title) => {
      if (count === 0)
        return `${cancelled === 1 ? 'Una persona canceló' : `${cancelled} personas cancelaron`}: ${title}`;
      const came =
        answers === count
          ? count === 1
            ? 'Una persona respondió'
            : `${count} personas respondieron`
          : `${answers === 1 ? 'Una respuesta' : `${answers} respuestas`}, para ${count} personas`;
      return `${[came, ...cancelledOf(cancelled)].join(', ')}: ${title}`;
    },
    ofDate: (date, { count, cancelled }) => {
      const people = count === 0 ? [] : [count === 1 ? '1 persona' : `${count} personas`];
      return `${date}: ${[...people, ...cancelledOf(cancelled)].join(', ')}`;
    },
    onSite: 'Lo que respondieron está solo en el sitio.',
    read: 'Leer las respuestas',
  },
  formsLog: {
    singular: 'formulario',
    plural: 'formularios',
    kind: 'Formularios',
    subject: (name) => `el formulario ${name}`,
    labels: {
      kind: 'Tipo',
      title: 'Título',
      intro: 'Introducción',
      questions: 'Preguntas',
      slots: 'Turnos',
      capacity: 'Lugares',
      party_max: 'Grupo más grande',
      has_waiting_list: 'Lista de espera',
      opens_at: 'Se abre',
      closes_minutes: 'Se cierra, minutos antes del comienzo',
      thanks: 'Agradecimiento',
      keep_days: 'Días que se guardan las respuestas',
      is_open: 'Abierto',
      is_contact: 'Formulario de mensajes del sitio',
      is_visit: 'Formulario para planear una visita',
    },
    kinds: {
      contact: 'formulario de mensajes',
      connect: 'tarjeta de bienvenida',
      sign_up: 'inscripción',
      other: 'formulario',
    },
    texts: {
      question: (number) => `Pregunta ${number}`,
      help: (number) => `Pregunta ${number}, ayuda`,
      choice: (number, place) => `Pregunta ${number}, respuesta ${place}`,
      slot: (number) => `Turno ${number}`,
    },
    about: 'Formularios de mensajes, inscripciones y otros formularios, con sus preguntas.',
    aboutAnswers:
      'Lo que respondieron las personas, por orden de llegada. No incluye las respuestas a preguntas delicadas; después de `keep_days` quedan solo fecha, lugares y estado.',
  },
  signUpMail: {
    subjects: {
      confirmed: 'Su inscripción está confirmada',
      waiting: 'Usted está en la lista de espera',
      place: 'Se liberó un lugar',
      again: 'Usted ya tiene una inscripción',
      changed: 'Esta fecha ha cambiado',
      cancelled: 'Esta fecha se ha cancelado',
      back: 'Esta fecha se mantiene después de todo',
      reminder: 'Un recordatorio',
      ended: 'Usted canceló su inscripción',
    },
    about: (subject, title) => `${subject}: ${title}`,
    greeting: (name) => (name === null ? 'Hola:' : `Hola, ${name}:`),
    before: (when) => `Antes: ${when}`,
    seats: (count) => (count === 1 ? 'Un lugar' : `${count} lugares`),
    position: (place) =>
      `Su puesto en la lista de espera: ${place}. Le escribiremos en cuanto se libere un lugar.`,
    change: 'Cambiar o cancelar su inscripción',
    page: 'Su inscripción',
  },
} satisfies Catalogue<typeof english>;
