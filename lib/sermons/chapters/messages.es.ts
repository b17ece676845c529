import type { Catalogue } from '#lib/language/catalogue.ts';
import type { chapterMessages } from './messages.ts';

export const chapterMessagesEs: Catalogue<typeof chapterMessages> = {
  label: 'Capítulos',
  example: '0:00 Bienvenida\n12:30 La moneda perdida',
  help: 'Uno por línea: cuándo comienza y su título. Los visitantes llegan directamente allí.',
  atLine: (line, problem) => `Línea ${line}: ${problem}`,
  noTime: 'escriba cuándo comienza y su título, por ejemplo 12:30 La moneda perdida.',
  sameTime: (time) => `otro capítulo ya comienza en ${time}.`,
  twice: 'Dos capítulos comienzan al mismo tiempo.',
  title: 'Escriba un título para cada capítulo.',
  tooMany: (most) => `Un sermón puede tener ${most} capítulos como máximo.`,
  tooLate: (title, length) => `El capítulo «${title}» comienza después del final del audio, en ${length}.`,
};
