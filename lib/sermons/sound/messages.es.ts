import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type { sermonSoundMessages } from './messages.ts';

const { plural, number } = sentencesIn('es');

export const sermonSoundMessagesEs: Catalogue<typeof sermonSoundMessages> = {
  listen: 'Escuchar',
  listenTo: (title) => `: ${title}`,
  minutes: (minutes) => plural(minutes, { one: '# minuto', other: '# minutos' }),
  size: (megabytes) => `${number(megabytes)} MB`,
  download: 'Descargar el audio',
};
