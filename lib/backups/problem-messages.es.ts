import type { Catalogue } from '#lib/language/catalogue.ts';
import type { backupProblemMessages } from './problem-messages.ts';

export const backupProblemMessagesEs: Catalogue<typeof backupProblemMessages> = {
  database: () =>
    'No se pudo preparar la base de datos con la que se comprueba la copia. El registro del sitio tiene los detalles.',
  notOurDatabase: 'La base de datos tiene tablas de otro programa. Inicie antes el sitio una vez con ella.',
  pictureGone: (path) => `La imagen ${path} desapareció mientras se copiaba. Inténtelo de nuevo.`,
  noFile: (path) => `No existe el archivo ${path}. Revise el nombre.`,
  notReadable: (path, code) => `No se puede leer el archivo ${path} (${code}).`,
  notWhole: (name) => `${name} no es una copia completa: está cortada o dañada. No se restauró nada.`,
  notOurs: (name) => `${name} no es una copia de seguridad de Belltower. No se restauró nada.`,
  changed: (name, path) =>
    `${name} cambió o se dañó después de hacerse (${path} ya no es lo que era). No se restauró nada.`,
  newer: (name) => `${name} se hizo con un Belltower más nuevo. Actualice antes este sitio.`,
  newerTables: (migration) =>
    `La copia se hizo con un Belltower más nuevo (conoce ${migration}). Actualice antes este sitio.`,
  differs: (table) => `Lo que se restauró en la tabla ${table} no es lo que contiene la copia.`,
  otherTable: (table) => `La copia contiene una tabla ${table} que su versión no tiene. No se restauró nada.`,
  places: {
    event: (name) => `del evento «${name}»`,
    sermon: (name) => `del sermón «${name}»`,
    series: (name) => `de la serie «${name}»`,
    ministry: (name) => `del ministerio «${name}»`,
    page: (name) => `de la página «${name}»`,
    layout: (name) => `del orden de la página «${name}»`,
    words: (name) => `del texto «${name}»`,
    home: () => 'de la página de inicio',
    logo: () => 'del logotipo de la iglesia',
    mark: () => 'del símbolo cuadrado de la iglesia',
    upload: (name) => `del archivo enviado «${name}»`,
    podcast: () => 'del pódcast',
  },
  missing: (place, path) => `Falta la imagen ${place} (${path}). Elíjala allí de nuevo.`,
  damaged: (place, path) => `La imagen ${place} está dañada (${path}). Elíjala allí de nuevo.`,
  unusedMissing: (path, command) =>
    `Falta la imagen ${path}, que ya no se muestra en ningún lugar; ${command} la quita.`,
  unusedDamaged: (path, command) =>
    `La imagen ${path}, que ya no se muestra en ningún lugar, está dañada; ${command} la quita.`,
  andOthers: (problem, others) => `${problem} No es la única: hay ${others} más.`,
};
