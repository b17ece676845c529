import type { Catalogue } from '#lib/language/catalogue.ts';
import type { navigationMessages } from './messages.ts';

export const navigationMessagesEs: Catalogue<typeof navigationMessages> = {
  noLabel: 'Escriba las palabras de esta entrada.',
  noTarget: 'Escriba una dirección de este sitio que empiece con / o una dirección que empiece con https://.',
  notAList: 'Envíe una lista.',
  tooManyMain: (most) =>
    `El menú principal tiene lugar para ${most} entradas. Ponga una debajo de otra o quite una.`,
  tooManyFooter: (most) => `El pie de página tiene lugar para ${most} entradas. Quite una.`,
  tooManyChildren: (most) => `Una entrada tiene lugar para ${most} entradas debajo. Quite una.`,
  notHideable: 'Esta página no se puede desactivar.',
  isHidden: 'Esta página está desactivada. Actívela o quite la entrada.',
  repeatsParent: 'Esta entrada lleva a la misma página que la de arriba. Elija otra página.',
  nothingProposed: 'Ninguna importación ha traído menús que lleven a algún lugar de este sitio.',
  leadsNowhere: 'No hay ninguna página en esta dirección.',
  noSection: 'Nombre una sección de la página.',
  unknownSection: (name) => `La página no tiene ninguna sección «${name}».`,
  sectionTwice: 'Esta sección está dos veces.',
  sectionStays: 'Esta sección no se puede ocultar.',
  sectionMissing: (names) => `Faltan estas secciones: ${names}. Oculte lo que no deba verse.`,
};
