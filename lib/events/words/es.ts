import { sentencesIn } from '#lib/core/language/sentences.ts';
import { beforeName } from '#lib/core/language/spanish-article.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

const { plural } = sentencesIn('es');

const { list } = sentencesIn('es');

const nths = ['primer', 'segundo', 'tercer', 'cuarto', 'último'] as const;

function nthOf(nth: number): string {
  return nths[nth - 1] ?? 'último';
}

function pattern(chosen: readonly number[], weekday: string): string {
  return `${list(chosen.map(nthOf))} ${weekday}`;
}

function of(name: string | null): string {
  return name ? ` de ${name}` : '';
}

export default {
  eventForms: {
    event: {
      noun: 'evento',
      add: 'Agregar evento',
      addTitle: 'Agregar un evento',
      addHint: 'Cree un evento para el calendario de la iglesia. Complete los datos a continuación.',
      edit: 'Editar evento',
      opening: 'Abriendo el evento',
      update: 'Actualizar evento',
      create: 'Crear evento único',
      createSeries: 'Crear evento recurrente',
      delete: 'Eliminar evento',
      deleteTitle: 'Eliminar evento',
      deleteSeriesTitle: 'Eliminar evento recurrente',
      kind: 'Evento',
      kindHelp: 'Se muestra en las listas de eventos y en el calendario.',
    },
    service: {
      noun: 'culto',
      add: 'Agregar culto',
      addTitle: 'Agregar un culto',
      addHint: 'Su hora aparece en todos los lugares donde el sitio dice cuándo hay culto.',
      edit: 'Editar culto',
      opening: 'Abriendo el culto',
      update: 'Actualizar culto',
      create: 'Agregar culto',
      createSeries: 'Agregar culto',
      delete: 'Eliminar culto',
      deleteTitle: 'Eliminar culto',
      deleteSeriesTitle: 'Eliminar culto recurrente',
      kind: 'Culto',
      kindHelp:
        'Se muestra donde el sitio dice cuándo hay culto: cuenta regresiva, pie de página, página de visita y transmisión en vivo.',
    },
    updating: 'Actualizando...',
    creating: 'Creando...',
    editNamed: (title) => `Editar ${title}`,
    deleteNamed: (title) => `Eliminar ${title}`,
    restore: 'Deshacer la cancelación',
    restoreNamed: (title) => `Deshacer la cancelación: ${title}`,
    deletion: {
      ofSeries: (title, day) => `«${title}» (${day}) es una fecha de una serie.`,
      forGood: (title, day) => `«${title}» (${day}) se eliminará para siempre.`,
      date: 'Eliminar esta fecha',
      series: 'Eliminar toda la serie',
      whole: (title) => `«${title}» se quita con todas sus fechas.`,
      deletesDate: (day) => `Solo la fecha ${day}: las demás se quedan.`,
      deletesDates: 'Al eliminar la serie se eliminan todas sus fechas.',
      deletesSeries: (rows) =>
        `Hay ${rows} eventos recurrentes con este título. Al eliminar la serie se eliminan los ${rows}.`,
      cancelDate: 'Marcar esta fecha como cancelada',
      cancelEvent: 'Marcar como cancelado',
      cancelHint: 'Sigue en la lista, tachado, para que todos lo sepan.',
    },
    kindQuestion: '¿Qué es?',
    dateOfSeries: 'La primera de la serie. Las demás se calculan a partir de ella.',
    timeExample: '9:30 - 12:00',
    locationExample: 'Salón social',
    taken: {
      title: 'Ya hay algo ahí a esa hora',
      also: (day, title, time) => `${day}: ${title}, ${time}`,
      later: 'También en fechas posteriores de esta serie.',
      hint: 'Puede guardarlo de todos modos.',
    },
    whereQuestion: '¿Dónde es?',
    where: { church: 'En la iglesia', elsewhere: 'En otro lugar' },
    whereHelp: {
      church: 'A las visitas y a los buscadores se les muestra cómo llegar a la iglesia.',
      elsewhere:
        'Las visitas encuentran el camino si el lugar tiene una calle con número o un código postal.',
    },
    pictureHelp: 'Si no hay imagen, el sitio dibuja una para este evento.',
    pictureNow: 'La imagen como está ahora',
    featuredHelp: 'Se muestra como cartel en la página de inicio.',
    bannerHelp: 'Aparece en el encabezado de cada página durante las dos semanas anteriores.',
    streamedHelp: 'La página de la transmisión en vivo indica su hora.',
    languageHelp: (own) =>
      `Ninguno significa ${own}. Se avisa a las visitas si es en otro idioma o en más de uno.`,
    moreLanguages: 'Más idiomas',
    listedHelp:
      'Sus fechas están en las listas de eventos y en la página del calendario, y cada una tiene su propia página.',
    shortTitleHelp:
      'Como lo llaman el pie de página y la cuenta regresiva. Si queda vacío, se usa su título.',
    howOften: 'Con qué frecuencia',
    repeatQuestion: '¿Se repite?',
    repeats: { one_time: 'Una sola vez', recurring: 'Recurrente' },
    hasEnd: 'La serie tiene una fecha final',
    hasEndHelp: 'Sin ella, continúa hasta que usted la termine.',
    hasEndOfSeries: 'Solo para eventos recurrentes.',
    lastDate: 'Última fecha de la serie',
    multiDay: 'Evento de varios días',
    multiDayHelp: 'Dura varios días seguidos.',
    endDate: 'Fecha final',
    weeksQuestion: '¿Cuáles del mes?',
    noDates: 'Esta serie no tiene fechas a partir de hoy.',
    scope: {
      question: '¿Qué debe cambiar?',
      series: 'Toda la serie',
      this: (day) => `Solo el ${day}`,
      thisEffect: (day) => `Cambia el ${day} y ninguna otra fecha.`,
      following: (day) => `El ${day} y todas las siguientes`,
      everyFrom: (day) => `Cambia todas las fechas a partir del ${day}.`,
      countFrom: (count, day) =>
        plural(count, {
          one: `Cambia 1 fecha, el ${day}.`,
          other: `Cambia ${count} fechas a partir del ${day}.`,
        }),
    },
    services: {
      title: 'Cultos',
      hint: 'Un cambio se ve de inmediato en la cuenta regresiva, el pie de página, la página de visita, la transmisión en vivo y los calendarios.',
      loading: 'Cargando los cultos...',
      streamed: 'Se transmite',
      listed: 'Entre los eventos',
      over: 'Terminado',
      minutes: (count) => `${count} minutos`,
      remove: 'Quitar este culto',
      removeNamed: (title) => `Quitar este culto: ${title}`,
    },
  },
  eventPages: {
    events: 'Eventos',
    upcoming: 'Próximos eventos',
    past: 'Pasados',
    whichEvents: 'Qué eventos',
    whichLanguage: 'En qué idioma',
    allLanguages: 'Todos los idiomas',
    noUpcoming: 'No hay próximos eventos',
    noPast: 'No hay eventos pasados',
    allUpcoming: 'Todos los próximos eventos',
    allPast: 'Todos los eventos pasados',
    askOffice: 'Si desea saberlo hoy, pregunte en la oficina de la iglesia.',
    showing: (shown, total) => `Se muestran ${shown} de ${total}`,
    less: 'Mostrar menos',
    more: 'Cargar más eventos',
    toCalendar: 'Ver el calendario completo',
    inCalendar: 'Ver en el calendario',
    over: 'Este evento ya pasó',
    nextDates: 'Próximas fechas',
    date: 'Fecha',
    time: 'Hora',
    place: 'Lugar',
    days: (first, last) => `Del ${first} al ${last}`,
    watchHere: 'Solo en línea: véalo aquí',
    map: 'Mostrar en un mapa',
    newTab: ' (se abre en otra pestaña)',
    fullPicture: (title) => `Abrir la imagen de ${title} en tamaño completo`,
    add: 'Agregar al calendario',
    file: 'Apple u Outlook',
    fileOfDate: 'Apple u Outlook, esta fecha',
    fileOfAll: 'Apple u Outlook, todas las fechas',
    google: 'Google Calendar',
    calendar: 'Calendario de la iglesia',
    calendarOf: (church) => `Calendario ${beforeName('de', church)}`,
    toList: 'Cambiar a la vista de lista',
    turn: {
      previous: { label: 'Ant.', month: (month) => ` mes anterior, ${month}` },
      next: { label: 'Sig.', month: (month) => ` mes siguiente, ${month}` },
    },
    dayNumber: {
      before: (weekday) => `${weekday}, `,
      after: (month, year) => ` de ${month} de ${year}`,
    },
    isToday: 'hoy',
    count: (count) => plural(count, { one: '1 evento', other: `${count} eventos` }),
    none: 'sin eventos',
    moreOnDay: (count) => `${count} más`,
    selected: 'Fecha elegida',
    today: 'Hoy',
    wholeDay: (count) => `Los ${count} de este día`,
    askPlanning: '¿Busca algo o quiere organizarlo?',
    askToday: '¿Desea saberlo hoy?',
    writeTo: 'Escriba a la oficina de la iglesia:',
    ownPhone: 'En su propio teléfono',
    subscribeHint:
      'Suscríbase una vez, y cada evento y cada cambio aparecerán en el calendario que usted ya usa.',
    subscribe: 'Suscribirse',
    subscribeTo: ' al calendario de la iglesia',
    download: 'Descargar .ics',
  },
  eventWords: {
    dateError: 'Fecha no válida',
    weekdayAndDay: (weekday, day) => `${weekday}, ${day}`,
    dayToDay: (first, last) => `${first} al ${last}`,
    online: 'En línea',
    calendar: 'Calendario de la iglesia',

    statuses: { cancelled: 'Cancelado', moved_online: 'Solo en línea', late: 'Empieza más tarde' },
    heldIn: (languages) => `En ${languages}`,
    movedFrom: (day) => `Antes: ${day}`,
    statusOn: (status, day) => `${status} el ${day}`,

    frequencies: {
      daily: 'Diario',
      weekly: 'Semanal',
      biweekly: 'Cada dos semanas',
      monthly: 'Mensual',
      advanced_monthly: 'Mensual avanzado',
      yearly: 'Anual',
    },
    weeks: { '1': '1.º', '2': '2.º', '3': '3.º', '4': '4.º', '5': 'Último' },
    nthOf,

    everyDay: 'Todos los días',
    everyWeek: (weekday) => `Cada semana, el ${weekday}`,
    everyOtherWeek: (weekday) => `Cada dos semanas, el ${weekday}`,
    everyMonth: (day) => `Cada mes, el día ${day}`,
    lastDayOfMonth: 'Último día de cada mes',
    everyYear: (day, month) => `Cada año, el ${day} de ${month}`,
    everyWeekday: (weekday) => `Cada ${weekday}`,
    everyNth: (chosen, weekday) => `Cada ${pattern(chosen, weekday)} del mes`,
    nthOfMonth: (nth, weekday) => {
      const name = nthOf(nth);
      return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${weekday} de cada mes`;
    },

    endsBefore: 'La serie termina antes de su primera fecha.',
    no31st: 'En los meses sin día 31 se usa el último día.',
    no30th: 'Febrero no tiene día 30: se usa su último día.',
    no29th: 'Casi todos los años febrero no tiene día 29: se usa su último día.',
    leapDay: 'En los años sin 29 de febrero se usa el 28.',
    noneChosen: (chosen, weekday) =>
      `No se eligió ninguna semana: se usa la de la fecha de inicio, el ${pattern(chosen, weekday)} de cada mes.`,
    lastVaries: (weekday) =>
      `El último ${weekday} suele ser el cuarto, y el quinto en los meses que tienen cinco.`,
    startsOff: (chosen, weekday, first) =>
      `La fecha de inicio no es el ${pattern(chosen, weekday)} de su mes: la primera fecha es el ${first}.`,

    fields: {
      kind: 'Tipo',
      title: 'Título',
      short_title: 'Nombre corto',
      date: 'Fecha',
      time: 'Hora',
      length_minutes: 'Duración en minutos',
      location: 'Lugar',
      is_offsite: 'En otro lugar',
      description: 'Descripción',
      image_url: 'Imagen',
      is_recurring: 'Se repite',
      recurrence_frequency: 'Frecuencia',
      weekday_occurrences: 'Semanas del mes',
      target_weekday: 'Día de la semana',
      end_date: 'Última fecha',
      is_featured: 'Evento destacado',
      show_in_banner: 'Mostrar en el encabezado',
      is_streamed: 'Transmitido en vivo',
      listed: 'También entre los eventos',
      held_in: 'Idioma',
    },
    dateFields: { kind: 'Esta fecha', new_date: 'Pasa al' },
    syncedWith: 'Sincronizado con',

    singular: 'evento',
    plural: 'eventos',
    pluralOfDates: 'fechas de eventos',
    kind: 'Eventos',
    subjects: {
      event: (name) => `el evento ${name}`,
      series: (name) => `la serie ${name}`,
      service: (name) => `el culto ${name}`,
    },
    kinds: { event: 'evento', service: 'culto' },
    loggedFrequencies: {
      daily: 'todos los días',
      weekly: 'cada semana',
      biweekly: 'cada dos semanas',
      monthly: 'cada mes',
      yearly: 'cada año',
      advanced_monthly: 'en días de la semana del mes',
    },
    loggedKinds: {
      removed: 'retirada',
      cancelled: 'cancelada',
      moved_online: 'solo en línea',
      late: 'empieza más tarde',
      changed: 'se celebra, con cambios',
    },
    logged: {
      removed: (day, name) => `Retiró una fecha${of(name)}: ${day}`,
      cancelled: (day, name) => `Canceló una fecha${of(name)}: ${day}`,
      moved_online: (day, name) => `Pasó una fecha${of(name)} a solo en línea: ${day}`,
      late: (day, name) => `Retrasó el inicio de una fecha${of(name)}: ${day}`,
      changed: (day, name) => `Cambió una fecha${of(name)}: ${day}`,
      asUsual: (day, name) => `Volvió a dejar como siempre una fecha${of(name)}: ${day}`,
      back: (day, name) => `Recuperó una fecha${of(name)}: ${day}`,
    },
    exported:
      'Eventos y cultos (`kind`). De una serie es la regla, y `exceptions` en el JSON dice qué cambia en fechas sueltas.',
    exportedDates:
      'Lo que cambia en fechas sueltas de los eventos; lo mismo que dentro de los eventos. Null: como en el evento.',
  },
  events: {
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
    unknownLanguage: (code) =>
      code
        ? `«${code}» no es el código de un idioma, como es o ko.`
        : 'Indique los idiomas por sus códigos, como es o ko.',
    tooManyLanguages: (most) => `Elija ${most} idiomas como máximo.`,
    noMinistry: 'No existe ese ministerio.',
    oursAlready: 'Este evento ya es suyo.',
    countRange: 'count debe ser un número entero de 1 a 50.',
    notADate: (field) => `${field} debe ser una fecha como 2026-01-31.`,
    bothEnds: 'Indique tanto from como to.',
    windowEndsFirst: 'to no puede ser anterior a from.',
    windowTooLong: 'El período puede ser de 2 años como máximo.',
    statusNeedsDate: 'Elija la fecha que se cancela, o la que vuelve a celebrarse.',
  },
} satisfies Catalogue<typeof english>;
