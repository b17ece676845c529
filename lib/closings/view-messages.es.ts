import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type { closingFormMessages } from './view-messages.ts';

const { plural } = sentencesIn('es');

export const closingFormMessagesEs: Catalogue<typeof closingFormMessages> = {
  leave: 'Salir de esta ventana',
  what: 'Cuándo',
  how: 'Cómo',
  modes: { cancelled: 'Cancelado', online: 'Solo en línea', late: 'Empieza más tarde' },
  newTime: 'Empieza a las',
  firstDay: 'Primer día',
  date: 'Fecha',
  lastDay: 'Último día',
  afterTime: 'A partir de esta hora',
  message: 'Lo que todos leen',
  messageHelp: 'Aparece primero en el encabezado de cada página hasta que termine.',
  staysOn: 'sigue como estaba previsto',
  touches: (touched, all) => {
    if (all === 0) return '';
    const dates = plural(all, { one: '1 fecha', other: '# fechas' });
    return touched === all ? `Afecta a ${dates}.` : `Afecta a ${touched} de ${dates}.`;
  },
  closedAlready: 'Ya cerrado',
  reopen: 'Reabrir',
  reopenNamed: (name) => `Reabrir: ${name}`,
  change: 'Cambiar',
  changeNamed: (name) => `Cambiar: ${name}`,
  changing: 'Está cambiando este cierre abajo.',
  quoted: (message) => `«${message}»`,
  holdsToday: (name) => `${name} hoy`,
  holds: (name, days) => `${name}: ${days}`,
};
