import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './view.en.ts';

export default {
  prayerForm: {
    dialogTitle: 'Enviar una petición de oración',
    dialogDescription: 'Lo que escriba solo lo leen los responsables de la oración y de este sitio.',
    name: 'Nombre',
    email: 'Correo electrónico',
    request: 'Petición de oración',
    anonymous: 'Enviar de forma anónima',
    anonymity: 'El equipo verá su petición sin su nombre ni su correo electrónico.',
    submit: 'Enviar la petición de oración',
    submitting: 'Enviando...',
    nameTooShort: 'El nombre debe tener al menos 2 caracteres.',
    invalidEmail: 'Escriba una dirección de correo electrónico válida.',
    requestTooShort: 'La petición de oración debe tener al menos 10 caracteres.',
    received: 'Recibimos su petición de oración. Nuestro equipo de oración estará orando por usted.',
    submitAlert: (message) =>
      message || 'Hubo un error al enviar su petición de oración. Inténtelo de nuevo, por favor.',
    submitFailed: (message) =>
      `No se pudo enviar la petición de oración: ${message || 'inténtelo de nuevo, por favor.'}`,
    newRequests: (count) => (count === 1 ? 'petición nueva' : 'peticiones nuevas'),
  },
} satisfies Catalogue<typeof english>;
