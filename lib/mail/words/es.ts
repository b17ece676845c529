import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

const { plural } = sentencesIn('es');

export default {
  mail: {
    lead: 'Cada correo que envía el sitio, y si el servidor de correo lo aceptó. El texto de los correos no se guarda aquí.',
    wasSent: 'Este correo ya se envió.',
    loadFailed: 'No se pudieron cargar los correos',
    everything: 'Todos los correos',
    states: { waiting: 'En espera', sent: 'Enviados', stopped: 'Detenidos' },
    empty: 'Todavía no se ha enviado ningún correo',
    emptyHint: 'Los correos al equipo de oración aparecen aquí después de la primera petición de oración.',
    emptyOfState: 'No hay ningún correo así',
    pages: 'Páginas de correos',
    toWhom: (address) => `para ${address}`,
    sendAgain: 'Enviar de nuevo',
    sendAgainTo: (address) => `Enviar de nuevo a ${address}`,
    sentAgain: 'El correo está de nuevo en la cola.',
    sendFailed: (message) => `No se pudo enviar de nuevo el correo: ${message}`,
    standing: {
      waiting: (moment) => `En espera desde: ${moment}`,
      due: (moment) => `Se enviará: ${moment}`,
      sent: (moment) => `Enviado: ${moment}`,
      stopped: (moment) => `Detenido: ${moment}`,
    },
    notSetUp: 'El correo todavía no está configurado.',
    noSender:
      'El correo todavía no está configurado. Falta el nombre o el correo electrónico de la iglesia en «Ajustes de la iglesia».',
    waitedTooLong: 'Esperó más de siete días hasta que se configuró el correo, así que no se envió.',
    noAnswer: (_reason, code) => `El servidor de correo no respondió (${code}).`,
    kinds: {
      prayer_notice: 'Aviso de oración',
      prayer_note: 'Nota de una petición de oración',
      backup_failure: 'Fallo de la copia de seguridad',
      staff_invitation: 'Invitación',
      sign_up_confirmation: 'Inscripción',
      sign_up_place: 'Lugar liberado',
      sign_up_again: 'Segunda inscripción',
      sign_up_ended: 'Inscripción cancelada',
      form_message: 'Mensaje a quienes se inscribieron',
      form_note: 'Aviso de respuestas',
      sign_up_changed: 'Fecha cambiada',
      sign_up_cancelled: 'Fecha cancelada',
      sign_up_back: 'Fecha que se mantiene',
      sign_up_reminder: 'Recordatorio',
    },
    attempts: (count) => plural(count, { one: '1 intento', other: '# intentos' }),
  },
} satisfies Catalogue<typeof english>;
