import type { Catalogue } from '#lib/language/catalogue.ts';
import type { pageTextLog } from './log-messages.ts';

export const pageTextLogEs: Catalogue<typeof pageTextLog> = {
  singular: 'texto',
  plural: 'textos',
  kind: 'Textos',
  subject: (label) => `el texto «${label}»`,
  changed: (label) => `Cambió el texto «${label}»`,
  original: (label) => `Volvió a usar el texto original: ${label}`,
  labels: { value: 'Texto' },
  about: 'Los textos de cada página por su clave; los datos de la iglesia aparecen en ellos entre llaves.',
};
