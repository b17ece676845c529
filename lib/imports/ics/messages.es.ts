import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type { icsMessages } from './messages.ts';

const { number, plural } = sentencesIn('es');

export const icsMessagesEs: Catalogue<typeof icsMessages> = {
  label: 'Un calendario (Google, Outlook, Planning Center, Breeze, ChurchTools)',
  about: 'Eventos de un calendario en formato iCal, una sola vez o con actualización continua.',
  name: 'un calendario',
  address: 'Escriba la dirección completa del calendario, como https://…/basic.ics.',
  page: 'Esta dirección muestra una página, no un calendario. Busque allí la dirección del calendario; suele terminar en .ics.',
  notACalendar: 'Esto no es un calendario.',
  brokenOff: 'El calendario se interrumpió antes del final.',
  tooLarge: 'El calendario ocupa más de 20 MB.',
  tooMany: (most) => `El calendario tiene más de ${number(most)} entradas.`,
  tooManyDates: (most) => `El calendario da más de ${number(most)} eventos.`,
  quoted: (title) => `«${title}»`,
  entry: (place) => `La entrada ${place}`,
  unreadable: (name) => `${name} no se pudo leer y se omitió.`,
  strayLine: (title, line) => `Una línea de «${title}» no se pudo leer: «${line}».`,
  impossibleEnd: (title) => `El final de «${title}» no puede ser correcto. Se tomó sin final.`,
  removedDate: (title, date) =>
    `Una fecha que «${title}» excluye no se pudo leer y es posible que se muestre: «${date}».`,
  addedDate: (title, date) => `Otra fecha de «${title}» no se pudo leer y se omitió: «${date}».`,
  untitled: (date) => `Una entrada del ${date} no tiene título y se omitió.`,
  versions: (title) => `«${title}» está en el calendario en varias versiones. Se tomó la más reciente.`,
  private: (count) =>
    plural(count, {
      one: 'Se omitió una entrada privada.',
      other: `Se omitieron ${count} entradas privadas.`,
    }),
  unknownZone: (zone) =>
    `La zona horaria «${zone}» no se conoce: sus horas se tomaron como las de la iglesia.`,
  rule: (title) => `«${title}» se repite de una manera que el sitio no conoce. Se omitió.`,
  noDates: (title) =>
    `La regla con la que se repite «${title}» no da ninguna fecha. Se tomó la fecha en que empieza.`,
  outdatedExceptions: (title) =>
    `«${title}» tiene excepciones de un tipo antiguo (EXRULE). Es posible que sobren algunas de sus fechas.`,
  cancelledSeries: (title) => `Todo «${title}» está cancelado. Se omitió.`,
  earlierDates: (title, count) => `De «${title}» se tomaron las últimas ${count} fechas.`,
};
