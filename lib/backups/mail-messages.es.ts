import type { Catalogue } from '#lib/language/catalogue.ts';
import type { backupMailMessages } from './mail-messages.ts';

export const backupMailMessagesEs: Catalogue<typeof backupMailMessages> = {
  subject: (church) => `Falló una copia de seguridad del sitio web de ${church}`,
  lead: 'El sitio web hace una copia de seguridad cada noche y la restaura aparte para comprobarla. Esta vez falló:',
  lastProven: (backup) => `La última copia comprobada: ${backup}.`,
  noneProven: 'Todavía no hay ninguna copia comprobada.',
  open: 'Abrir las copias de seguridad',
};
