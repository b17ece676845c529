import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type { churchTableMessages } from './messages.ts';

const { number } = sentencesIn('es');

export const churchTableMessagesEs: Catalogue<typeof churchTableMessages> = {
  noTable: (table) => `No existe la tabla ${table}.`,
  closed: (table) => `La tabla ${table} no se puede leer de esta manera, así que no se importó nada de ella.`,
  empty: (table) =>
    `La tabla ${table} no dio filas. Si las tiene, es posible que no se puedan leer de esta manera.`,
  noIds: (table) =>
    `La tabla ${table} no tiene la columna id, así que sus filas no se distinguen, y se omitió.`,
  missing: (table, columns) => `En la tabla ${table} falta ${columns.join(', ')}; se usó un valor vacío.`,
  tooMany: (table, most) => `La tabla ${table} tiene más de ${number(most)} filas.`,
  tooLarge: (table, id, kilobytes) =>
    `La fila ${id} de la tabla ${table} ocupa más de ${kilobytes} kB y se omitió.`,
  relativePicture: (title, address) =>
    `«${title}»: su imagen ${address} no es una dirección completa y se omitió.`,
  prayerRequest: 'Una petición de oración',
  unnamed: 'Sin nombre',
};
