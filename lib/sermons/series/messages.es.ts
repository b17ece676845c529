import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type { seriesLog, seriesMessages } from './messages.ts';

const { plural } = sentencesIn('es');

export const seriesMessagesEs: Catalogue<typeof seriesMessages> = {
  kicker: 'Serie de sermones',
  description: (title, church) => `Los sermones de la serie ${title} en ${church}.`,
  sermons: (count) => plural(count, { one: '# sermón', other: '# sermones' }),
  inOrder: 'Los sermones en orden',
  aboutThis: 'Acerca de la serie',
  about: (title) => `Acerca de la serie ${title}`,
  sermonsBy: (speaker) => `Sermones de ${speaker}`,
  loadFailed: 'No se pudieron cargar las series. Inténtelo de nuevo más tarde.',
  edit: 'Editar la serie',
  editTitle: 'Editar la serie',
  editAbout: 'Lo que muestra la página de esta serie. Un título nuevo se escribe en todos sus sermones.',
  opening: 'Abriendo la serie',
  title: 'Título',
  words: 'Texto',
  wordsHelp: 'De qué trata la serie, en unas pocas frases.',
  picture: 'Imagen',
  pictureHelp: 'Si no hay imagen, el sitio dibuja una para esta serie.',
  save: 'Guardar la serie',
  saving: 'Guardando...',
  saved: 'La serie se actualizó',
  saveFailed: (message) => `No se pudo actualizar la serie: ${message}`,
  titleMissing: 'Escriba un título.',
  titleTaken: (title) => `Ya hay una serie «${title}». Elija otro título.`,
  url: 'Escriba una dirección web válida.',
};

export const seriesLogEs: Catalogue<typeof seriesLog> = {
  singular: 'serie',
  plural: 'series',
  kind: 'Series',
  subject: (name) => `la serie ${name}`,
  labels: { title: 'Título', description: 'Texto', picture_url: 'Imagen' },
  about: 'Series de sermones: título, texto e imagen.',
};
