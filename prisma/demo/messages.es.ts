import type { PrayerRequest } from '#lib/core/generated/prisma/client.ts';

/** The announcements of the demo in Spanish, in their order. */
export const announcementWordsEs: readonly string[] = [
  '¿Es su primera vez? Hay café desde las diez cada domingo, y en la mesa de bienvenida alguien le mostrará todo con gusto.',
  'Las inscripciones a los grupos en casa se abren este domingo en el vestíbulo. Hay uno cerca de usted, y tiene una silla libre.',
];

/** The sample requests in Spanish, in their order. */
export const prayerWordsEs: readonly Pick<PrayerRequest, 'name' | 'request'>[] = [
  {
    name: 'Visita de ejemplo',
    request:
      'Mi papá vuelve a casa del hospital esta semana y todos estamos un poco nerviosos. Por favor oren por sus fuerzas y por paciencia para mi mamá.',
  },
  {
    name: 'Vecino de ejemplo',
    request:
      'Estoy sin trabajo desde que cerró la planta. Por favor oren para que la entrevista del lunes salga bien.',
  },
];
