import { format } from 'date-fns';
import { es } from 'date-fns/locale/es';
import zodSpanish from 'zod/v4/locales/es.js';
import { sentencesIn } from '#lib/core/language/sentences.ts';
import { theHour } from '#lib/core/language/spanish-article.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

const wrongCodes = 'Demasiados códigos incorrectos. Espere unos minutos e inténtelo de nuevo.';

function size(bytes: number): string {
  const megabytes = bytes % 1_000_000 === 0 ? bytes / 1_000_000 : bytes / (1024 * 1024);
  return megabytes >= 1 ? `${Math.floor(megabytes)} MB` : `${bytes} bytes`;
}

const { list } = sentencesIn('es');

const wholeHours: Readonly<Record<number, string>> = { 1: 'una hora', 2: 'dos horas', 3: 'tres horas' };

const quarters: Readonly<Record<number, string>> = {
  0: '',
  15: ' y cuarto',
  30: ' y media',
  45: ' y tres cuartos',
};

function everyWeek(weekday: string, clock: string): string {
  return `los ${/s$/.test(weekday) ? weekday : `${weekday}s`} a ${theHour(clock)}`;
}

export default {
  checks: {
    zodErrors: zodSpanish().localeError,
  },
  dates: {
    shapes: {
      'EEEE, MMMM d, yyyy': "EEEE, d 'de' MMMM 'de' yyyy",
      'EEEE, MMMM d': "EEEE, d 'de' MMMM",
      'EEEE, MMMM': 'EEEE, MMMM',
      'EEE, MMM d, yyyy': 'EEE, d MMM yyyy',
      'EEE, MMM d': 'EEE, d MMM',
      'MMMM d, yyyy': "d 'de' MMMM 'de' yyyy",
      'MMMM do, yyyy': "d 'de' MMMM 'de' yyyy",
      'MMMM yyyy': "MMMM 'de' yyyy",
      'MMMM d': "d 'de' MMMM",
      'MMM dd, yyyy': 'd MMM yyyy',
      'MMM d, yyyy': 'd MMM yyyy',
      'MMM d': 'd MMM',
      EEEE: 'EEEE',
      EEE: 'EEE',
      MMMM: 'MMMM',
      MMM: 'MMM',
      do: 'd',
      d: 'd',
      y: 'y',
    },
    format: (day, pattern) => format(day, pattern, { locale: es }),
    weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
    fullDay: (clock) => clock.replace(/^0/, ''),
    // A line does not break inside a time (CLDR has U+00A0 too).
    am: (clock) => `${clock}\u00a0a.\u00a0m.`,
    pm: (clock) => `${clock}\u00a0p.\u00a0m.`,
    daysOfMonth: (first, last, month, year) => `${first}–${last} ${month} ${year}`,
    dayAt: (day, clock) => `${day}, a ${theHour(clock)}`,
  },
  errors: {
    unauthenticated: 'Vuelva a entrar en el modo de administración: su sesión terminó.',
    forbiddenOrigin: 'Esta solicitud llegó desde otro sitio web y fue rechazada.',
    suspended: 'Su acceso al sitio está suspendido. Pregunte a un propietario del sitio.',
    mfaRequired: 'Confirme su segundo factor para continuar.',
    notPermitted: 'Su función no incluye esto. Pregunte a un propietario del sitio.',
    recentSignInRequired: 'Escriba de nuevo la contraseña: para esto hace falta haber entrado hace poco.',
    malformed: 'No se pudo leer la solicitud.',
    controlCharacters:
      'En este texto hay caracteres de control invisibles. Quítelos o escriba el texto de nuevo.',
    tooLarge: 'Lo que se envió es demasiado grande.',
    timedOut: 'Lo que se envió tardó demasiado en llegar. Inténtelo de nuevo.',
    credentials: 'Escriba la dirección sin nombre de usuario ni contraseña: cualquiera podría leerlos.',
    oneLine: 'Escriba esto en una sola línea.',
    empty: 'Por favor, escriba algo aquí.',
    notAnAddress: 'Por favor, indique una página de este sitio, como /visit, o una dirección web completa.',
    notAnEmail: 'Por favor, escriba una dirección de correo electrónico, como office@example.org.',
    notBetween: (least, most) => `Por favor indique un número entero de ${least} a ${most}.`,
    tooManyEntries: (most) => `Use ${most} como máximo.`,
    noSuchTime: 'Esa hora no existe. Escriba una como 7:00 p. m.',
    notAForm: 'Esta página solo acepta sus propios formularios.',
    notFound: 'Ese registro no existe.',
    notSpoken: 'El sitio no habla este idioma.',
    noAddress: 'Esa dirección no existe.',
    conflict: 'Otra persona cambió esto después de que usted lo abrió.',
    unexpected: 'Ocurrió un error inesperado. Inténtelo de nuevo.',
    unavailable: 'El sitio está ocupado o se está reiniciando. Inténtelo de nuevo en un momento.',
    diskFull:
      'El disco del sitio está lleno y no se puede guardar nada. Avise a la persona que se encarga del sitio.',
    beingUpdated: 'Un minuto, por favor: el sitio se está actualizando. Envíelo de nuevo después.',
    unreachable: 'No se pudo conectar con el sitio. Inténtelo de nuevo.',
    wrongMethod: 'Esta dirección no acepta ese tipo de solicitud.',
    sendAs: {
      json: 'Envíe la solicitud como application/json.',
      multipart: 'Envíe la solicitud como multipart/form-data.',
      either: 'Envíe la solicitud como application/json o multipart/form-data.',
      form: 'Envíe la solicitud como application/x-www-form-urlencoded.',
    },
    sendAsText: (media) => `Envíe el texto como uno de estos tipos: ${media}.`,
    tokenNeeded: 'Esta llamada necesita el token de GET /api/auth/csrf.',
    notValid: 'Revise lo que escribió.',
    lookAgain: 'Todavía no se envió nada. Revise lo que está marcado abajo.',
    onceEach: 'Indique cada elemento una sola vez.',
    wholeNumber: 'Indique un número entero.',
    atMost: (characters: number) => `Use como máximo ${characters} caracteres.`,
    unknownField: (name) => `Aquí no hay un campo «${name}».`,
  },
  demo: {
    off: 'La demostración no incluye esto: cualquiera puede probarla, y esto llegaría fuera de ella.',
    noOutside: 'La demostración no consulta ningún otro sitio web.',
    tooLarge: 'La demostración acepta archivos de hasta 1 MB y los guarda hasta que vuelve a empezar.',
    mail: 'La demostración no envía correo: lo que espera aquí no va a ninguna parte.',
  },
  forms: {
    notSaved: 'Todavía no se guardó nada. Revise esto:',
    // Without the noun, whose article the sentence would need.
    changedMeanwhile: () =>
      'Otra persona hizo cambios aquí desde que usted abrió el formulario. Lo que usted escribió sigue en él.',
    keepTyped: 'Conservar lo que escribí',
    takeTheirs: 'Empezar de nuevo con lo de la otra persona',
    nothing: 'nada',
    yes: 'sí',
    no: 'no',
    focusNotLoaded: 'Esta imagen no se puede cargar.',
    focus: 'Lo que queda a la vista',
    focusRole: 'punto de la imagen',
    focusAt: (x, y) => `${x} % desde la izquierda, ${y} % desde arriba`,
  },
  layout: {
    skip: 'Ir al contenido',
    address: 'Dirección',
    phone: 'Teléfono',
    toBeAnnounced: 'Por anunciar',
    rights: (church) => `${church}. Todos los derechos reservados.`,
    showAnnouncements: 'Mostrar los anuncios',
    staff: 'Equipo',
    thisPage: 'Esta página en español',
    notNow: 'Ahora no',
    mostlyUntranslated: (language) => `Gran parte de esta página está solo en ${language}.`,
  },
  limits: {
    passwordTries: 'Demasiadas contraseñas incorrectas. Espere unos minutos e inténtelo de nuevo.',
    strangersPasswordTries:
      'Llegaron demasiadas contraseñas incorrectas desde navegadores desconocidos. Espere unos minutos e inténtelo de nuevo.',
    prayerRequests:
      'En una hora llegaron muchas peticiones de oración desde aquí. Inténtelo de nuevo un poco más tarde.',
    formAnswers: 'Llegaron muchos formularios desde aquí en una hora. Inténtelo de nuevo un poco más tarde.',
    reminders:
      'Desde aquí se pidieron muchos recordatorios en una hora. Inténtelo de nuevo un poco más tarde.',
    pushSubscriptions:
      'Desde aquí muchos teléfonos pidieron mensajes en una hora. Inténtelo de nuevo un poco más tarde.',
    guessedLinks: 'Muchos enlaces desde aquí no llevaron a nada. Espere una hora, o pregunte en la iglesia.',
    subscriptions:
      'En una hora llegaron muchas suscripciones desde aquí. Inténtelo de nuevo un poco más tarde.',
    subscriberLinks:
      'Muchos enlaces y códigos desde aquí fueron incorrectos. Espere una hora, o suscríbase de nuevo.',
    passkeyQuestions: 'Desde aquí se abrió la entrada muchas veces. Espere unos minutos.',
    mailTests: 'Se enviaron muchos correos de prueba en una hora. Espere un poco antes del próximo.',
    factorTries: wrongCodes,
    recoveryTries: wrongCodes,
    codesToPhone: 'Ya se enviaron varios códigos a este teléfono. Espere unos minutos antes de pedir otro.',
    codesToAll: 'En una hora se enviaron muchos códigos. Espere un rato antes de pedir otro.',
    demoSignIns: 'Desde aquí se entró muchas veces en la demostración. Inténtelo de nuevo en una hora.',
    demoChanges:
      'En una hora se hicieron muchos cambios en la demostración desde aquí. Inténtelo de nuevo un poco más tarde.',
    demoFiles:
      'En una hora la demostración recibió muchos archivos desde aquí. Inténtelo de nuevo un poco más tarde.',
  },
  ordering: {
    handle: (name, place, count) =>
      `Mover ${name}, lugar ${place} de ${count}: arrástrelo o use las teclas de flecha`,
    up: (name) => `Mover ${name} hacia arriba`,
    down: (name) => `Mover ${name} hacia abajo`,
    moved: (name, place, count) => `${name}: lugar ${place} de ${count}`,
    save: 'Guardar el orden',
    saving: 'Guardando...',
    changed: (message) => `${message} La lista de abajo está al día. Revise el orden y guarde de nuevo.`,
  },
  outbound: {
    notAnAddress: 'Esto no es una dirección web.',
    notOfTheWeb: 'No es una dirección web: debe empezar con https://.',
    credentials: 'Escriba la dirección sin nombre de usuario ni contraseña.',
    private: 'La dirección no está en internet público.',
    unknownHost: 'En esta dirección no hay ningún sitio web. Revise cómo está escrita.',
    certificate:
      'El sitio web de esta dirección no puede demostrar que es él mismo: su certificado no es válido.',
    noAnswer: 'La dirección no responde.',
    brokenOff: 'La respuesta se cortó antes de terminar.',
    tooSlow: 'La dirección tardó demasiado en responder.',
    redirects: (most: number) => `La dirección redirige más de ${most} veces.`,
    status: (status: number) => `La dirección respondió con ${status}.`,
    tooLarge: (maximumBytes: number) => `La respuesta pesa más de ${size(maximumBytes)}.`,
  },
  pages: {
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
      letters: 'Cartas',
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
      letters: 'Escritas para usted',
    },
    since: (year) => `Desde ${year}`,
    notFound: {
      title: '¡Vaya! No encontramos esa página',
      text: 'El camino que tomó termina en esta puerta. Quizá la página cambió de lugar, o a la dirección le sobra una letra.',
      calendar: 'Ver el calendario',
    },
    lastResort: { again: 'Por favor, inténtelo de nuevo en un momento.', home: 'Volver al inicio' },
  },
  problemTitles: {
    malformed: 'Solicitud incorrecta',
    unauthenticated: 'Hay que entrar',
    forbidden: 'No permitido',
    mfa_required: 'Falta el segundo factor',
    not_permitted: 'Sin permiso',
    recent_sign_in_required: 'Hay que volver a entrar',
    not_found: 'No encontrado',
    method_not_allowed: 'Método no permitido',
    timed_out: 'Tardó demasiado',
    conflict: 'Conflicto',
    gone: 'Ya no está',
    too_large: 'Demasiado grande',
    unsupported_type: 'Tipo no admitido',
    invalid: 'No válido',
    too_many_requests: 'Demasiadas solicitudes',
    internal: 'Error interno',
    unavailable: 'No disponible',
  },
  serviceTimes: {
    title: (name, when) => `${name}, ${when}`,
    onDay: everyWeek,
    everyWeek,
    named: (time, name) => `${time} (${name})`,
    // Within a sentence, like the others.
    inRhythm: (rhythm, clock) => `${rhythm.charAt(0).toLowerCase()}${rhythm.slice(1)}, a ${theHour(clock)}`,
    fromDay: (day, times) => `Desde el ${day}: ${times}`,
    untilDay: (day) => `Hasta el ${day}`,
    clocks: (clocks) => list(clocks),
    andAt: (first, clocks) => list([first, ...clocks.map((clock) => `a ${theHour(clock)}`)]),
    streamed: (lines) => `Horarios de culto: ${lines}`,
    length: (minutes) => {
      const hours = wholeHours[Math.floor(minutes / 60)];
      const rest = quarters[minutes % 60];
      if (minutes === 30) return 'media hora';
      if (hours !== undefined && rest !== undefined) return `${hours}${rest}`;
      return `${minutes} minutos`;
    },
  },
  staffPages: {
    announcements: { title: 'Anuncios del encabezado', loading: 'Cargando los anuncios...' },
    data: { title: 'Sus datos', loading: 'Cargando...' },
    documents: { title: 'Documentos', loading: 'Cargando los documentos...' },
    forms: { title: 'Formularios e inscripciones', loading: 'Cargando los formularios...' },
    letters: { title: 'Cartas', loading: 'Cargando las cartas...' },
    mail: { title: 'Correo', loading: 'Cargando los correos...' },
    menus: { title: 'Menús', loading: 'Cargando los menús...' },
    office: { title: 'Oficina', loading: 'Abriendo la oficina...' },
    pages: { title: 'Páginas', loading: 'Cargando las páginas...' },
    podcast: { title: 'Pódcast', loading: 'Cargando el pódcast...' },
    prayer: { title: 'Peticiones de oración', loading: 'Cargando...' },
    settings: { title: 'Ajustes de la iglesia', loading: 'Cargando los ajustes de la iglesia...' },
    setup: { title: 'Hágalo suyo', loading: 'Cargando la configuración...' },
    staff: { title: 'Equipo', loading: 'Cargando las personas...' },
    subscribers: { title: 'Suscriptores', loading: 'Cargando las personas...' },
    translations: { title: 'Por traducir', loading: 'Cargando lo que falta por traducir...' },
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
  },
  ui: {
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
  },
} satisfies Catalogue<typeof english>;
