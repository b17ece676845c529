import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type { eventWords } from './messages.ts';

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

export const eventWordsEs: Catalogue<typeof eventWords> = {
  dateError: 'Fecha no válida',
  weekdayAndDay: (weekday, day) => `${weekday}, ${day}`,
  dayToDay: (first, last) => `${first} al ${last}`,
  online: 'En línea',
  calendar: 'Calendario de la iglesia',

  statuses: { cancelled: 'Cancelado', moved_online: 'Solo en línea', late: 'Empieza más tarde' },
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
};
