import type { Originals } from '../page-text.ts';
import type { calendarTexts, eventsTexts } from './events.ts';

export const eventsOriginalsEs: Originals<typeof eventsTexts> = {
  'events.description': {
    original:
      'Lo que hay en la iglesia: cenas, clases, jornadas de trabajo y reuniones a las que usted puede venir, con fechas, horas y lugares.',
    otherwise: 'Lo que hay en {church}, con fechas, horas y lugares.',
  },
  'events.past_description': {
    original:
      'Lo que hubo en la iglesia: las cenas, clases, jornadas de trabajo y reuniones pasadas, con sus fechas.',
    otherwise: 'Lo que hubo en {church}, con fechas y lugares.',
  },
  'events.lead': {
    original:
      'Cenas, clases, jornadas de trabajo y horas de quietud. Venga a lo que guste: nadie revisa una lista en la puerta.',
    otherwise: 'Qué hay, cuándo y dónde.',
  },
  'events.empty': {
    original: 'Vienen nuevos en camino. El domingo por la mañana siempre está abierto.',
    otherwise: 'Por ahora no hay nada anunciado.',
  },
  'events.past_empty': { original: 'Cuando un evento termina, se encuentra aquí.' },
};

export const calendarOriginalsEs: Originals<typeof calendarTexts> = {
  'calendar.description': {
    original:
      'Cada culto, cena, clase y reunión de {church}, mes por mes, para leer aquí o tener en su propio calendario.',
    otherwise: 'Lo que hay en {church}, mes por mes, para leer aquí o tener en su propio calendario.',
  },
  'calendar.lead': {
    original: 'Todo lo que sucede aquí, mes por mes. Elija un día para ver qué hay.',
  },
  'calendar.empty': { original: 'Vienen nuevos en camino.' },
  'calendar.past_empty': { original: 'Cuando un evento termina, se encuentra aquí.' },
};
