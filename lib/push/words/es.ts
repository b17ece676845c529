import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

export default {
  push: {
    unknownTopic: 'Se envían mensajes sobre avisos urgentes, o sobre un evento de esta iglesia.',
    tooManyTopics: 'Un teléfono recibe mensajes sobre 50 temas como máximo.',
    unknownEndpoint: 'Esta no es una dirección del servicio de mensajes de un navegador.',
    wrongKeys: 'Estas no son claves de un navegador.',
    tomorrow: (title) => `Mañana: ${title}`,
    turns: {
      changed: (title) => `Cambió: ${title}`,
      cancelled: (title) => `Cancelado: ${title}`,
      back: (title) => `Sí tendrá lugar: ${title}`,
    },
    moreDates: (count) => (count === 1 ? 'Y una fecha más.' : `Y ${count} fechas más.`),
  },
  phoneOffer: {
    title: 'En este teléfono',
    ofEvent:
      'Un mensaje la tarde anterior a cada fecha, y enseguida cuando una fecha cambia. No hace falta ninguna dirección.',
    ofAlerts:
      'Un mensaje cuando la iglesia cierra o cambia algo con poca anticipación. No hace falta ninguna dirección.',
    start: 'Enviar mensajes a este teléfono',
    starting: 'Un momento...',
    isOn: 'Este teléfono recibe mensajes.',
    end: 'Terminarlos',
    ended: 'Este teléfono ya no recibe mensajes sobre esto.',
    denied:
      'Este navegador no nos deja enviar mensajes. Puede permitirlos en su configuración para este sitio e intentarlo de nuevo.',
    failed: 'No funcionó. Revise la conexión e inténtelo de nuevo.',
    install:
      'En un iPhone o iPad, primero agregue este sitio a la pantalla de inicio: toque Compartir y luego «Agregar a inicio». Ábralo desde ahí y vuelva a esta página.',
  },
} satisfies Catalogue<typeof english>;
