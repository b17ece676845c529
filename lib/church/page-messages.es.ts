import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type { churchPageMessages } from './page-messages.ts';

const { plural } = sentencesIn('es');

export const churchPageMessagesEs: Catalogue<typeof churchPageMessages> = {
  home: {
    welcome: 'Bienvenidos',
    welcomeTo: (church) => `y bienvenidos a ${church}.`,
    watchLatest: 'Último sermón',
    featured: 'Evento destacado',
    atAGlance: 'Lo esencial',
    nextService: 'Próximo culto',
    unusual: {
      cancelled: (service, when) => `${service}, ${when}: cancelado.`,
      moved_online: (service, when) => `${service}, ${when}: solo en línea.`,
      late: (service, when) => `${service}, ${when}: empieza más tarde.`,
    },
    otherServices: 'También puede acompañarnos',
    location: 'Ubicación',
    findUs: 'Cómo llegar',
    prayer: 'Oración',
    submitPrayer: 'Enviar una petición de oración',
    aboutUs: 'Conozca más de nosotros',
    founded: 'DESDE',
    ministries: 'Ver todos los ministerios',
    latestSermon: 'Último sermón',
    sermons: 'Ver todos los sermones',
    openSermon: 'Abrir este sermón',
    upcoming: 'Próximos eventos',
    calendar: 'Ver el calendario completo',
    askOffice: 'Si quiere saberlo hoy mismo, por favor pregunte en la oficina de la iglesia.',
    nothingUpcoming: 'No hay eventos próximos',
    daysTo: (weekday, last) => `${weekday}, hasta el ${last}`,
    dateError: 'Error en la fecha',
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
    parking: 'Estacionamiento',
    accessibility: 'Accesibilidad',
    expect: 'Qué esperar',
    findingUs: 'Cómo llegar',
    notToScale: 'No está a escala',
    map: (street, city) => `Mapa de ${street}, ${city}`,
    coming: 'Avísenos que viene',
    comingSubject: 'Vamos a visitarlos el domingo',
    start: 'Al comenzar',
    before: (minutes) => plural(minutes, { one: '# minuto antes', other: '# minutos antes' }),
    after: (minutes) => plural(minutes, { one: '# minuto después', other: '# minutos después' }),
  },
  giving: {
    online: 'Ofrenda en línea',
    giveOnline: 'Ofrendar en línea',
    inPerson: 'En persona',
    text: 'Envíe un mensaje de texto con el monto y el fondo al {number}.',
    textAs: 'Envíe un mensaje de texto con el monto y el fondo, por ejemplo {example}, al {number}.',
    quoted: (example) => `«${example}»`,
  },
  resources: { more: 'Más', open: 'Abrir', connect: 'Póngase en contacto con nosotros' },
};
