import type { Originals } from '../page-text.ts';
import type { sermonsTexts } from './sermons.ts';

export const sermonsOriginalsEs: Originals<typeof sermonsTexts> = {
  'sermons.description': {
    original: 'Vea o lea cada mensaje dominical de {church}: busque por título, predicador, pasaje o serie.',
    otherwise: 'Escuche o lea lo que se predica en {church}: busque por título, predicador, pasaje o serie.',
  },
  'sermons.lead': {
    original:
      'El mensaje de cada domingo, guardado donde pueda volver a encontrarlo. Tome uno del estante, lea el pasaje al lado o envíelo a un amigo que no pudo venir.',
    otherwise: 'Lo que se predicó aquí, guardado donde pueda volver a encontrarlo, con el pasaje al lado.',
  },
  'sermons.browse_title': { original: 'Explorar los sermones' },
};
