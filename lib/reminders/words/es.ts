import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

export default {
  reminders: {
    taken:
      'A esta dirección llegará un correo: a las seis de la tarde del día anterior, o ahora si esa hora ya pasó.',
    noSuchDate: 'Este evento no tiene esa fecha.',
    pastDate: 'Esta fecha ya comenzó o ya pasó.',
    cancelledDate: 'Esta fecha está cancelada.',
    unknownLink:
      'Este enlace no lleva a ninguna parte. Los recordatorios enviados se olvidan después de una semana.',
    subject: (title) => `Recordatorio: ${title}`,
    cancelled: (title) => `Cancelado: ${title}`,
    lead: 'Un recordatorio de lo que viene:',
    isCancelled: 'Esta fecha queda cancelada:',
    page: 'Verlo en nuestro sitio',
    why: 'Alguien, probablemente usted, pidió en nuestro sitio que le recordáramos esta fecha. No enviaremos ningún otro correo por ella.',
    end: 'Terminar todos los recordatorios a esta dirección',
  },
  remindForm: {
    title: 'Recordármelo',
    titleOf: (title) => `Recordarme ${title}`,
    byMail: 'Por correo',
    lead: 'Le escribimos una sola vez, a las seis de la tarde del día anterior. Si la fecha cambia, el correo cambia con ella; si se cancela, el correo lo dice.',
    email: 'Correo electrónico',
    emailHelp: 'La usamos para este único correo y después la olvidamos.',
    invalidEmail: 'Escriba una dirección de correo electrónico válida.',
    submit: 'Recordármelo',
    submitting: 'Enviando...',
    received:
      'Listo. A esta dirección llegará un correo: a las seis de la tarde del día anterior, o ahora si esa hora ya pasó.',
    failed: 'No se pudo tomar el recordatorio. Inténtelo de nuevo, por favor.',
  },
} satisfies Catalogue<typeof english>;
