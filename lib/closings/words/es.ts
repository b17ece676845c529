import { sentencesIn } from '#lib/core/language/sentences.ts';
import { theHour, withArticle } from '#lib/core/language/spanish-article.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

const { plural } = sentencesIn('es');

function dates(count: number): string {
  return count === 0 ? 'ninguna fecha' : plural(count, { one: '1 fecha', other: '# fechas' });
}

export default {
  closingForm: {
    leave: 'Salir de esta ventana',
    what: 'Cuándo',
    how: 'Cómo',
    modes: { cancelled: 'Cancelado', online: 'Solo en línea', late: 'Empieza más tarde' },
    newTime: 'Empieza a las',
    firstDay: 'Primer día',
    date: 'Fecha',
    lastDay: 'Último día',
    afterTime: 'A partir de esta hora',
    message: 'Lo que todos leen',
    messageHelp: 'Aparece primero en el encabezado de cada página hasta que termine.',
    staysOn: 'sigue como estaba previsto',
    isOver: 'ya terminó',
    touches: (touched, all) => {
      if (all === 0) return '';
      const dates = plural(all, { one: '1 fecha', other: '# fechas' });
      return touched === all ? `Afecta a ${dates}.` : `Afecta a ${touched} de ${dates}.`;
    },
    closedAlready: 'Ya cerrado',
    reopen: 'Reabrir',
    reopenNamed: (name) => `Reabrir: ${name}`,
    change: 'Cambiar',
    changeNamed: (name) => `Cambiar: ${name}`,
    changing: 'Está cambiando este cierre abajo.',
    quoted: (message) => `«${message}»`,
    holdsToday: (name) => `${name} hoy`,
    holds: (name, days) => `${name}: ${days}`,
  },
  closingWords: {
    names: { cancelled: 'Cerrado', online: 'Solo en línea', late: 'Empieza más tarde' },
    namesInPart: { cancelled: 'Cancelado', online: 'Solo en línea', late: 'Empieza más tarde' },
    inPart: (what, names) => `${what}: ${names}`,
    toNote: (when) => `Aviso: ${when}`,
    named: (names, others) => `${names.join(', ')}${others > 0 ? ` y ${others} más` : ''}`,
    dayChoices: {
      today: 'Hoy',
      tonight: 'Esta noche',
      sunday: 'Este domingo',
      date: 'Una fecha',
      range: 'Varios días',
    },
    span: (first, last) => `${first} al ${last}`,

    today: 'hoy',
    tomorrow: 'mañana',
    thisWeekday: (weekday) => `este ${weekday}`,
    onDay: (day) => `el ${day}`,
    fromSpan: (span) => `del ${span}`,
    todayAndTomorrow: 'hoy y mañana',
    throughDay: (day) => `hasta el ${day}`,
    title: (name, when) => `${name} ${when}`,
    titleOfLate: (name, clock, when) => `${name} ${when}: a ${theHour(clock)}`,
    after: (what, clock) => `${what} desde ${theHour(clock)}`,

    actions: {
      cancelled: (days) => `Cancelar lo previsto ${days}`,
      online: (days) => `Reunirse solo en línea ${days}`,
      late: (days) => `Empezar más tarde ${days}`,
    },
    actionWeekday: (weekday) => `el ${weekday}`,
    actionDay: (day) => `el ${day}`,
    actionSpan: (span) => `del ${span}`,

    suggested: {
      cancelled: (when) => `Todo queda cancelado ${when}.`,
      online: (when) => `Nos reunimos solo en línea ${when}. Acompáñennos desde casa.`,
      late: (when) => `Empezamos más tarde ${when}.`,
    },
    suggestedInPart: (mode, when, names, clock) => {
      if (mode === 'late') return `Más tarde ${when}${clock ? `, a ${theHour(clock)}` : ''}: ${names}.`;
      return `${mode === 'online' ? 'Solo en línea' : 'Cancelado'} ${when}: ${names}.`;
    },
    suggestedLateAt: (when, clock) => `Empezamos más tarde ${when}: a ${theHour(clock)}.`,
    fromHourOn: (when, clock) => `${when}, a partir de ${theHour(clock)}`,
    todayNamed: (day) => `hoy, ${day}`,
    tonightNamed: (day) => `esta noche, ${day}`,
    thisSunday: (day) => `este domingo, ${day}`,
    stillOn: (names) => `Se mantiene lo siguiente: ${names}.`,

    feed: (church) => `Cuándo ${withArticle(church)} cierra, se reúne solo en línea o empieza más tarde.`,
    noLonger: (message) => `Ya no está vigente: ${message}`,
    openAgain: (days) => `Abierto de nuevo: ${days}`,
    asPlannedAgain: (days) => `De nuevo según lo previsto: ${days}`,

    singular: 'cierre',
    plural: 'cierres',
    kind: 'Cierres',
    labels: {
      message: 'Mensaje',
      mode: 'Qué',
      from_date: 'Primer día',
      to_date: 'Último día',
      after_time: 'A partir de esta hora',
      new_time: 'Empieza a las',
    },
    about: 'Días en que la iglesia estuvo cerrada, se reunió solo en línea o empezó más tarde.',
    logged: {
      deleted: (closing) => `Eliminó el cierre: ${closing}`,
      reopened: (closing) => `Abrió la iglesia de nuevo: ${closing}`,
      changed: (closing) => `Cambió un cierre: ${closing}`,
    },
  },
  closings: {
    dates,
    title: 'Cierre',
    keep: 'Dejar todo como está',
    description: '¿Mal tiempo o caminos cerrados? Todos se enteran de inmediato.',
    looking: 'Buscando qué hay esos días...',
    choose: 'Complete los días y las horas de arriba y aquí verá qué cambia.',
    leaveOn: 'Desmarque lo que se mantiene.',
    nothingOn: 'No cambiaría nada en el calendario. Las visitas leerán su mensaje de todos modos.',
    closed: (what, count) => `${what}, ${dates(count)}`,
    failed: (message) => message ?? 'No se pudo cerrar la iglesia. Inténtelo de nuevo.',
    reopened: 'Abierta de nuevo, como antes',
    reopenFailed: (message) => message ?? 'No se pudo volver a abrir la iglesia. Inténtelo de nuevo.',
    loadFailed: (message) => `No se pudo leer qué cierres están vigentes: ${message}`,
    dateRequired: 'Elija una fecha.',
    modeRequired: 'Indique cómo: `cancelled`, `online` o `late`.',
    invalidTime: 'Escriba una hora, por ejemplo 18:00.',
    endBeforeStart: 'El último día no puede ser anterior al primero.',
    tooLong: 'Un cierre puede durar como máximo un año.',
    newTimeRequired: 'Indique a qué hora empieza.',
    messageRequired: 'Diga en pocas palabras qué se cierra.',
    notFound: 'Este cierre ya no existe.',
    alreadyOpen: 'La iglesia ya está abierta de nuevo.',
    watch: 'Ver en línea',
  },
} satisfies Catalogue<typeof english>;
