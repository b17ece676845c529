import { theHour } from '#lib/core/language/spanish-article.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

export default {
  office: {
    lead: (name) =>
      name ? `Qué gusto verle, ${name}. Esto es lo que tiene pendiente.` : 'Esto es lo que tiene pendiente.',
    loadFailed: 'No se pudo cargar la oficina',
    waiting: 'Pendiente',
    nothing: 'No tiene nada pendiente',
    nothingHint: 'El escritorio está libre. Que tenga una buena semana.',
    prayer: {
      title: (count) =>
        count === 1 ? 'Una petición de oración nueva' : `${count} peticiones de oración nuevas`,
      hint: 'Alguien pidió oración. Cuando la haya leído, deja de ser nueva.',
      action: 'Leer',
    },
    mails: {
      title: (count) =>
        count === 1 ? 'Un correo no se pudo enviar' : `${count} correos no se pudieron enviar`,
      hint: 'El sitio dejó de intentarlo. La lista dice por qué y permite enviarlos de nuevo.',
      action: 'Ver',
    },
    address: {
      failed: 'El certificado de su sitio no se renueva',
      action: 'Su dirección',
    },
    lacks: {
      title: 'Lo que aún le falta al sitio',
      putAway: 'No mostrar más',
      putAwayNamed: (title) => `No mostrar más: ${title}`,
      of: {
        https: {
          title: 'Un nombre propio con HTTPS',
          hint: 'Hasta entonces, lo que se escribe aquí viaja sin cifrar.',
        },
        mail: {
          title: 'Una salida para el correo',
          hint: 'Hasta entonces, todos los correos del sitio esperan.',
        },
        backup_copy: {
          title: 'Una copia de las copias de seguridad en otro lugar',
          hint: 'Están en el mismo disco que el sitio. Descargue una de vez en cuando, o guárdelas en otro disco.',
        },
      },
    },
    waitingMails: {
      title: (count) => (count === 1 ? 'Un correo espera' : `${count} correos esperan`),
      overdue: 'Esperaron más de siete días hasta que se configuró el correo. Envíelos u olvídelos.',
      action: 'Ver',
    },
    answers: {
      title: (form, count) =>
        count === 1 ? `Una respuesta nueva: ${form}` : `${count} respuestas nuevas: ${form}`,
      hint: 'Lo que se dijo está solo en la página del formulario.',
      action: 'Ver',
    },
    unheard: {
      title: (form) => `Todavía nadie recibe aviso de las respuestas: ${form}`,
      hint: 'Escriba una dirección en el formulario, en «Después de enviarlo», o el correo electrónico de la iglesia.',
      action: 'Abrir el formulario',
    },
    backup: {
      failed: 'La última copia de seguridad falló',
      overdue: (days) => `Ninguna copia de seguridad comprobada en ${days} días`,
      hint: 'El sitio solo está a salvo con una copia que se haya probado. Hacer una tarda un minuto.',
      action: 'Abrir las copias',
    },
    letters: {
      ready: '«Esta semana» está lista para revisar',
      readyAction: 'Revisar y enviar',
      corrections: (count) =>
        count === 1
          ? 'Una carta cuenta algo que ha cambiado'
          : `${count} cartas cuentan algo que ha cambiado`,
      correctionsHint: 'Se puede avisar a quienes la recibieron.',
      correctionsAction: 'Ver',
      held: (count) => (count === 1 ? 'Una carta espera' : `${count} cartas esperan`),
      heldHint: 'El correo ya no está configurado. Saldrán en cuanto lo esté.',
      heldAction: 'Ver',
    },
    translations: {
      title: (missing, stale) =>
        `Por traducir: ${[missing > 0 && `faltan ${missing}`, stale > 0 && `${stale} con cambios`].filter(Boolean).join(', ')}`,
      hint: 'Primero lo que los visitantes leen antes.',
      action: 'Traducir',
    },
    ending: {
      title: (clock) => `Un anuncio termina hoy a ${theHour(clock)}`,
      action: 'Abrir los anuncios',
    },
    changed: {
      title: 'Cambios de otras personas',
      since: (moment) => `Desde: ${moment}`,
      none: 'Nadie más cambió nada.',
      outside: 'Fuera del sitio',
      more: (count) => `Y ${count} más`,
      all: 'Abrir el registro de actividad',
    },
    week: {
      title: 'Esta semana',
      today: 'Hoy',
      nothing: 'Nada previsto',
      signedUp: (count) => (count === 1 ? '1 persona inscrita' : `${count} personas inscritas`),
      cancelled: 'Cancelado',
      moved_online: 'Solo en línea',
      late: 'Empieza más tarde',
      close: 'Cerrar un día',
    },
    roomsTitle: 'Todo lo demás',
    groups: {
      people: 'Personas',
      pages: 'Páginas',
      calendar: 'Calendario',
      sermons: 'Sermones',
      church: 'La iglesia',
    },
    rooms: {
      prayer: 'Las peticiones y quién se entera de ellas',
      staff: 'Quién puede cambiar el sitio, y qué',
      subscribers: 'Quién recibe cartas, y cómo importar una lista',
      translations: 'Lo que los visitantes aún no leen en el segundo idioma',
      forms: 'Inscripciones, formularios y quién respondió',
      letters: 'Esta semana, y sus propias cartas a quienes las pidieron',
      mail: 'Lo que el sitio envió y lo que no pudo enviar',
      ministries: 'Líderes, horarios y textos de cada uno',
      announcements: 'La línea en lo alto de cada página',
      pages: 'Páginas y noticias que escriben ustedes',
      documents: 'Boletines, formularios y otros archivos',
      words: 'Los textos de las páginas propias del sitio',
      menus: 'Lo que muestran los menús, y en qué orden',
      events: 'Agregue uno o cámbielo en su tarjeta',
      sermons: 'Agregue uno o cámbielo en su tarjeta',
      stream: 'Dónde se transmite el culto',
      podcast: 'Su título, su portada y dónde darlo de alta',
      settings: 'Nombre, dirección, horarios, colores',
      data: 'Copias de seguridad, exportación e importación',
      setup: 'Los primeros pasos de un sitio nuevo',
    },
    closing: 'Cancelar o mover lo que hay en un día',
    activity: 'Quién cambió qué, y cómo deshacerlo',
    account: 'Cómo entra usted',
  },
} satisfies Catalogue<typeof english>;
