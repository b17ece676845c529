import type { Catalogue } from '#lib/language/catalogue.ts';
import type { visitorFormMessages } from './messages.ts';

export const visitorFormMessagesEs: Catalogue<typeof visitorFormMessages> = {
  wrongAnswer: 'La respuesta no es correcta. Inténtelo de nuevo.',
  noAnswer: 'Responda la pregunta, por favor.',
  questionFirst: 'Antes del envío le haremos una pregunta breve para evitar los programas automáticos.',
  question: (a, b) => `¿Cuánto es ${a} + ${b}?`,
  questionMissing: 'No llegó la pregunta que evita los programas automáticos.',
  anotherQuestion: 'Otra pregunta',
  trap: 'Sitio web (deje este campo vacío)',
};
