import type { Catalogue } from '#lib/language/catalogue.ts';
import type { sitePageMessages } from './messages.ts';

export const sitePageMessagesEs: Catalogue<typeof sitePageMessages> = {
  templates: {
    blank: 'Una página en blanco',
    weddings: 'Bodas',
    preschool: 'Preescolar',
    camp: 'Campamento',
    'hall-hire': 'Alquiler de salones',
    safeguarding: 'Protección de menores',
    privacy: 'Privacidad',
    'not-meeting-yet': 'Todavía no nos reunimos',
  },
  noTitle: 'Escriba un título.',
  noPath: 'Use de una a tres palabras con letras de la a a la z, dígitos y guiones, como /bodas.',
  reservedPath: 'El sitio mismo usa esta dirección. Elija otra, como /nuestras-bodas.',
  takenPath: 'Otra página tiene esta dirección. Elija otra.',
  noTemplate: 'Elija uno de los comienzos que se ofrecen.',
  noKind: 'Elija una página o una noticia.',
  noPicture: 'Elija una imagen.',
  noMinistry: 'Elija un ministerio.',
  noDate: 'Escriba una fecha.',
  noMoment: 'Escriba una fecha y una hora.',
  untilBeforeAt: 'Elija un final posterior al comienzo.',
  neverPublished: 'Todavía no está publicada, así que no hay nada que retirar del sitio.',
};
