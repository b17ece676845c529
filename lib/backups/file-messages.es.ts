import type { Catalogue } from '#lib/language/catalogue.ts';
import type { backupFileMessages } from './file-messages.ts';

export const backupFileMessagesEs: Catalogue<typeof backupFileMessages> = {
  otherPlace: (name) => `de «${name}»`,
  missing: (place, path) => `Falta el archivo ${place} (${path}). Elíjalo allí de nuevo.`,
  damaged: (place, path) => `El archivo ${place} está dañado (${path}). Elíjalo allí de nuevo.`,
  unusedMissing: (path, command) =>
    `Falta el archivo ${path}, que ya no se muestra en ningún lugar; ${command} lo quita.`,
  unusedDamaged: (path, command) =>
    `El archivo ${path}, que ya no se muestra en ningún lugar, está dañado; ${command} lo quita.`,
  gone: (path) => `El archivo ${path} desapareció mientras se copiaba. Inténtelo de nuevo.`,
  named: (path, place) => `${path} (${place})`,
  andMore: (names, more) => `${names}; y ${more} más`,
  notKept: (names) =>
    `Estos archivos de la copia de seguridad ya no están en la carpeta «files» junto a ella: ${names}. Haga una copia nueva.`,
  copiedAgain: (names) =>
    `En el disco de las copias de seguridad se dañaron estos archivos: ${names}. Se copiaron de nuevo desde el sitio. Revise ese disco.`,
  lost: (names) =>
    `En el disco de las copias de seguridad se dañaron estos archivos, y el sitio ya no los tiene: ${names}. Las copias anteriores quedan sin ellos. Revise ese disco.`,
  notFound: (names, option) =>
    `La copia de seguridad menciona archivos que no están en ella ni en una carpeta «files» junto a ella: ${names}. No se restauró nada. Copie también esa carpeta, use una copia hecha con sus archivos o agregue ${option} para restaurar sin ellos.`,
  leftOut: (names) => `Se restauró sin estos archivos: ${names}.`,
};
