import { church } from './church.ts';

/** What the demo church's file says in sentences and names, in Spanish. */
export const churchEs = {
  kind: 'iglesia no denominacional',
  welcome: `Una iglesia cálida y centrada en la Biblia en ${church.city}, ${church.regionName}, donde puede venir tal como es el domingo por la mañana y ser conocido por su nombre.`,
  givingTextExample: '$50 Fondo general',
  services: { sunday: 'Culto dominical', bibleStudy: 'Estudio bíblico' },
};

/** What stands for a church that has not said it yet, in Spanish. */
export const emptyChurchWordsEs = {
  name: 'Nuestra iglesia',
  short_name: 'Nuestra iglesia',
  kind: 'iglesia',
  welcome: 'Bienvenidos a nuestra iglesia.',
};
