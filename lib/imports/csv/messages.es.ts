import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type { csvMessages } from './messages.ts';

const { plural } = sentencesIn('es');

export const csvMessagesEs: Catalogue<typeof csvMessages> = {
  label: 'Una lista de una hoja de cálculo (CSV)',
  about: 'Eventos, sermones, ministerios, líderes y otras listas que se guardaron como CSV.',
  name: 'una hoja de cálculo',
  table: 'Elija qué contiene la lista.',
  matchAgain: 'Relacione las columnas de nuevo.',
  tooManyColumns: (most) => `El archivo tiene más de ${most} columnas.`,
  line: (line) => `línea ${line}`,
  unknownColumn: (name) => `No hay una columna «${name}» para estas filas.`,
  missing: (labels) => `Relacione estos datos con una columna del archivo: ${labels.join(', ')}.`,
  unreadable: 'El archivo no se pudo leer como una lista.',
  unreadableNear: (line) =>
    `El archivo no se pudo leer como una lista. Hay algo mal cerca de la línea ${line}.`,
  openQuote: (line) =>
    `El archivo no se pudo leer como una lista. Hay algo mal cerca de la línea ${line}, por ejemplo unas comillas que no se cierran.`,
  tooMany: (most) => `Solo se leyeron las primeras ${most} filas.`,
  private: (count) =>
    plural(count, { one: 'Se omitió una fila privada.', other: `Se omitieron ${count} filas privadas.` }),
  strayLetters: (line) =>
    `Algunas letras del archivo no están en su codificación, UTF-8; la primera, en la línea ${line}. Se leyeron como Windows-1252: revíselas.`,
  eitherWay: (written, read) =>
    `«${written}» se puede leer de dos maneras, y esta lista tiene fechas de ambas. Se leyó como ${read}.`,
  noYear: (written, year) => `«${written}» no tiene año, así que se tomó ${year}.`,
  noTime: (written) =>
    `la hora «${written}» no se pudo leer. Se muestra como está escrita, y los calendarios muestran el día entero.`,
  noStart: (end) => `termina a las «${end}» y no dice a qué hora empieza, así que se muestra el día entero.`,
  noMoment: (written) =>
    `la fecha de la petición, «${written}», no se pudo leer, así que cuenta como de hoy.`,
  ofRow: (title, line, note) => `«${title}» (línea ${line}): ${note}`,
  prayerRequest: (line) => `Petición de oración, línea ${line}`,
};
