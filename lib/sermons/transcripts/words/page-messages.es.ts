import type { Catalogue } from '#lib/language/catalogue.ts';
import type { transcriptPageMessages } from './page-messages.ts';

export const transcriptPageMessagesEs: Catalogue<typeof transcriptPageMessages> = {
  chapters: 'Capítulos',
  heading: 'Transcripción',
  byMachine: 'Hecha por una máquina: puede tener errores.',
  readAll: 'Leer toda la transcripción',
  save: 'Guardar como',
  moments: 'Se dice en este sermón',
};
