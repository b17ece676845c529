import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type { churchPageMessages } from './page-messages.ts';

const { plural } = sentencesIn('es');

export const churchPageMessagesEs: Catalogue<typeof churchPageMessages> = {
  home: {
    welcome: 'Bienvenidos',
    watchLatest: 'Último sermón',
    featured: 'Evento destacado',
    atAGlance: 'Lo esencial',
    unusual: {
      cancelled: (service, when) => `${service}, ${when}: cancelado.`,
      moved_online: (service, when) => `${service}, ${when}: solo en línea.`,
      late: (service, when) => `${service}, ${when}: empieza más tarde.`,
    },
    findUs: 'Cómo llegar',
    submitPrayer: 'Enviar una petición de oración',
    aboutUs: 'Conozca más de nosotros',
    founded: 'DESDE',
    ministries: 'Ver todos los ministerios',
    sermons: 'Ver todos los sermones',
    openSermon: 'Abrir este sermón',
    daysTo: (weekday, last) => `${weekday}, hasta el ${last}`,
  },
  about: {
    questions: 'Tipos de preguntas',
    questionGroups: { general: 'En general', services: 'Los cultos', involved: 'Cómo participar' },
    writeTo: (person) => `Escribir a ${person}`,
  },
  beliefs: { mission: 'Nuestra misión y visión' },
  mission: { beliefs: 'Lo que creemos', ministries: 'Conozca nuestros ministerios' },
  visit: {
    email: 'Correo electrónico',
    message: 'Mensaje',
    notToScale: 'No está a escala',
    map: (street, city) => `Mapa de ${street}, ${city}`,
    coming: 'Avísenos que viene',
    comingSubject: 'Vamos a visitarlos el domingo',
    start: 'Al comenzar',
    before: (minutes) => plural(minutes, { one: '# minuto antes', other: '# minutos antes' }),
    after: (minutes) => plural(minutes, { one: '# minuto después', other: '# minutos después' }),
  },
  giving: {
    giveOnline: 'Ofrendar en línea',
    text: 'Envíe un mensaje de texto con el monto y el fondo al {number}.',
    textAs: 'Envíe un mensaje de texto con el monto y el fondo, por ejemplo {example}, al {number}.',
    quoted: (example) => `«${example}»`,
  },
  notWritten: 'Esta página todavía no está escrita.',
  resources: { more: 'Más', open: 'Abrir', connect: 'Póngase en contacto con nosotros' },
};
