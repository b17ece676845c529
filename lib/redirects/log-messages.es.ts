import type { Catalogue } from '#lib/language/catalogue.ts';
import type { redirectLog } from './log-messages.ts';

export const redirectLogEs: Catalogue<typeof redirectLog> = {
  about: 'Direcciones anteriores con las páginas de este sitio a las que llevan.',
};
