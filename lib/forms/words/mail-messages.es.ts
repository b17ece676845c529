import type { Catalogue } from '#lib/language/catalogue.ts';
import type { signUpMailMessages } from './mail-messages.ts';

export const signUpMailMessagesEs: Catalogue<typeof signUpMailMessages> = {
  subjects: {
    confirmed: 'Su inscripción está confirmada',
    waiting: 'Usted está en la lista de espera',
    place: 'Se liberó un lugar',
    again: 'Usted ya tiene una inscripción',
    changed: 'Esta fecha ha cambiado',
    cancelled: 'Esta fecha se ha cancelado',
    back: 'Esta fecha se mantiene después de todo',
    reminder: 'Un recordatorio',
    ended: 'Usted canceló su inscripción',
  },
  about: (subject, title) => `${subject}: ${title}`,
  greeting: (name) => (name === null ? 'Hola:' : `Hola, ${name}:`),
  before: (when) => `Antes: ${when}`,
  seats: (count) => (count === 1 ? 'Un lugar' : `${count} lugares`),
  position: (place) =>
    `Su puesto en la lista de espera: ${place}. Le escribiremos en cuanto se libere un lugar.`,
  change: 'Cambiar o cancelar su inscripción',
  page: 'Su inscripción',
};
