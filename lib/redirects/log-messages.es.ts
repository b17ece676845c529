import type { Catalogue } from '#lib/language/catalogue.ts';
import type { redirectLog } from './log-messages.ts';

export const redirectLogEs: Catalogue<typeof redirectLog> = {
  singular: 'dirección anterior',
  plural: 'direcciones anteriores',
  labels: { from_path: 'Dirección anterior', to_path: 'Lleva a' },
  about: 'Direcciones anteriores con las páginas de este sitio a las que llevan.',
};
