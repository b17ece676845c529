import type { Catalogue } from '#lib/language/catalogue.ts';
import type { ministryLog } from './log-messages.ts';

export const ministryLogEs: Catalogue<typeof ministryLog> = {
  singular: 'ministerio',
  plural: 'ministerios',
  kind: 'Ministerios',
  subject: (name) => `el ministerio ${name}`,
  labels: {
    title: 'Título',
    description: 'Descripción',
    imageurl: 'Imagen',
    leadername: 'Nombre del líder',
    meetingtimes: 'Horario de reunión',
    category: 'Categoría',
    link: 'Enlace',
    has_fixed_time: 'Horario del ministerio de mujeres',
    position: 'Lugar en la lista',
  },
  about: 'Los ministerios en el orden de su página; las descripciones son HTML.',
};
