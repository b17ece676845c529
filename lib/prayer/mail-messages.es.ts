import type { Catalogue } from '#lib/language/catalogue.ts';
import type { prayerMailMessages } from './mail-messages.ts';

export const prayerMailMessagesEs: Catalogue<typeof prayerMailMessages> = {
  subject: (church) => `Una nueva petición de oración en ${church}`,
  heading: 'Alguien ha pedido a nuestro equipo que ore:',
  from: (author) => `De: ${author}`,
  received: (moment) => `Recibida: ${moment}`,
  open: 'Abrir las peticiones de oración',
  thanks: 'Gracias por orar. Lo que lea aquí, por favor, que quede dentro del equipo.',
};
