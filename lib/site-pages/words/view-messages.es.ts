import type { Catalogue } from '#lib/language/catalogue.ts';
import type { pageViewMessages } from './view-messages.ts';

export const pageViewMessagesEs: Catalogue<typeof pageViewMessages> = {
  people: 'Personas',
  events: 'Lo que viene',
  noEvents: 'Todavía no hay nada planeado.',
  allEvents: 'Todos los eventos',
  eventGone: 'Este evento ya terminó.',
  noDates: 'Por ahora no hay fechas planeadas.',
  services: 'Cuándo nos reunimos',
  sermons: 'De los sermones',
  sermonsOf: (series) => `De la serie ${series}`,
  noSermons: 'Todavía no hay sermones.',
  allSermons: 'Todos los sermones',
  address: 'Dónde encontrarnos',
  prayer: '¿Podemos orar por usted?',
  prayerText: 'Cuéntenos lo que lleva en el corazón. Solo lo leen quienes oran.',
  toPrayer: 'Pedir oración',
  documents: 'Documentos',
  noDocuments: 'Todavía no hay documentos.',
  pdf: (size) => `PDF, ${size}`,
  pictureOf: (place, count) => `Imagen ${place} de ${count}`,
  video: 'Video',
  embedFrom: (host) => `Esto viene de ${host}. Al mostrarlo, ese sitio conoce su dirección.`,
  showEmbed: 'Mostrarlo aquí',
  openEmbed: (host) => `Abrirlo en ${host}`,
  notLoaded: 'No se pudo cargar. Inténtelo más tarde.',
};
