import type { Originals } from '../page-text.ts';
import type { livestreamTexts } from './livestream.ts';

export const livestreamOriginalsEs: Originals<typeof livestreamTexts> = {
  'livestream.description': {
    original: 'Vea en vivo el culto del domingo de {church} desde donde esté, por Vimeo, YouTube o Facebook.',
    otherwise: 'Dónde se ven en vivo los cultos de {church} cuando se transmiten.',
  },
  'livestream.channels': {
    original: {
      youtube:
        'También transmitimos por nuestro canal de YouTube. Active la campanita y le avisará cuando empiece un culto.',
      facebook: 'También transmitimos por nuestra página de Facebook, donde puede saludar mientras lo ve.',
    },
    otherwise: {
      youtube: 'Cuando un culto se transmite por YouTube, se llega por aquí.',
      facebook: 'Cuando un culto se transmite por Facebook, se llega por aquí.',
    },
  },
  'livestream.notes': {
    original: [
      {
        title: '¿Se lo perdió?',
        text: 'Guardamos cada sermón, por lo general desde el domingo por la noche, y se pueden buscar por pasaje o por predicador.',
        link: 'Ver todos los sermones',
      },
      {
        title: '¿Lo ve con niños?',
        text: 'Déjelos dibujar lo que escuchan. Nos encantaría ver el dibujo algún día en la pared del vestíbulo.',
        link: 'Vea lo que hay para ellos',
      },
      {
        title: '¿Listo para venir en persona?',
        text: 'Una pantalla no puede servirle un café. Cuando quiera uno, así es un domingo por la mañana.',
        link: 'Planee su visita',
      },
    ],
    otherwise: [
      {
        title: '¿Se lo perdió?',
        text: 'Vea si está entre nuestros sermones. Se pueden buscar por pasaje o por predicador.',
        link: 'Ver todos los sermones',
      },
      {
        title: '¿Lo ve con otros?',
        text: 'Lean juntos el pasaje antes de que empiece, y conversen sobre él cuando termine.',
        link: 'Vea lo que hay para cada edad',
      },
      {
        title: '¿Listo para venir en persona?',
        text: 'Nos gustaría conocerle. Así nos encuentra, y cuándo.',
        link: 'Planee su visita',
      },
    ],
  },
};
