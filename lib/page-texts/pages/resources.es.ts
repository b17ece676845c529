import type { Originals } from '../page-text.ts';
import type { resourcesTexts } from './resources.ts';

export const resourcesOriginalsEs: Originals<typeof resourcesTexts> = {
  'resources.description': {
    original:
      'Tres lugares fuera de {church} que solemos recomendar: una Biblia en línea, respuestas a preguntas sobre la fe y ayuda antes de votar.',
    otherwise: 'Lugares fuera de {church} que solemos recomendar.',
  },
  'resources.lead': {
    original:
      'Tres lugares que recomendamos con frecuencia. Los mantienen otros, así que no estaremos de acuerdo con cada línea, pero cualquiera de ellos se lo pasaríamos con confianza por encima de la mesa.',
    otherwise:
      'Lugares que recomendamos con frecuencia. Los mantienen otros, así que no estaremos de acuerdo con cada línea.',
  },
  'resources.cards': {
    original: [
      {
        tab: 'Para leer',
        title: 'La Biblia en línea',
        text: 'La Biblia completa en más traducciones de las que llegará a necesitar, gratis para leer y escuchar. ¿Es nueva para usted? Empiece con el Evangelio de Marcos: dieciséis capítulos cortos, y no hace falta introducción.',
        action: 'Leer en',
      },
      {
        tab: 'Para preguntar',
        title: 'Preguntas sobre la fe',
        text: 'Respuestas breves a cientos de miles de preguntas sobre Dios, la Biblia y la vida diaria. Es una buena primera parada. Para la segunda, traiga la pregunta a uno de nuestros pastores.',
        action: 'Preguntar en',
      },
      {
        tab: 'Para votar',
        title: 'Antes de votar',
        text: 'Un ministerio que ayuda a los cristianos a prepararse para votar, con los candidatos de su propia boleta lado a lado. A nadie le decimos por quién votar. Sí esperamos que todos se informen, oren y vayan.',
        action: 'Consultar en',
      },
    ],
    otherwise: [],
  },
  'resources.connect': {
    original: {
      title: 'Un sitio web solo llega hasta cierto punto',
      text: 'La fe se transmite de una persona a otra, casi siempre con comida de por medio. Venga y conózcanos.',
    },
  },
};
