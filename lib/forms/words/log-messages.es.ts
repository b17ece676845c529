import type { Catalogue } from '#lib/language/catalogue.ts';
import type { formLog } from './log-messages.ts';

export const formLogEs: Catalogue<typeof formLog> = {
  singular: 'formulario',
  plural: 'formularios',
  kind: 'Formularios',
  subject: (name) => `el formulario ${name}`,
  labels: {
    kind: 'Tipo',
    title: 'Título',
    intro: 'Introducción',
    questions: 'Preguntas',
    slots: 'Turnos',
    capacity: 'Lugares',
    party_max: 'Grupo más grande',
    has_waiting_list: 'Lista de espera',
    opens_at: 'Se abre',
    closes_minutes: 'Se cierra, minutos antes del comienzo',
    thanks: 'Agradecimiento',
    keep_days: 'Días que se guardan las respuestas',
    is_open: 'Abierto',
    is_contact: 'Formulario de mensajes del sitio',
    is_visit: 'Formulario para planear una visita',
  },
  kinds: {
    contact: 'formulario de mensajes',
    connect: 'tarjeta de bienvenida',
    sign_up: 'inscripción',
    other: 'formulario',
  },
  about: 'Formularios de mensajes, inscripciones y otros formularios, con sus preguntas.',
  aboutAnswers:
    'Lo que respondieron las personas, por orden de llegada. No incluye las respuestas a preguntas delicadas; después de `keep_days` quedan solo fecha, lugares y estado.',
};
