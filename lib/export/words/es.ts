import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

export default {
  export: {
    pageLead:
      'Todo en este sitio es suyo: haga copias de seguridad, expórtelo o traiga contenido de otro sitio.',
    title: 'Llévese todo',
    lead: 'Un archivo zip con todo lo que la iglesia tiene aquí: cada tabla para programas y para hojas de cálculo, el calendario, el canal de los sermones, todos los archivos subidos y un texto que explica qué es cada cosa. Sin contraseñas.',
    prayer: 'Incluir las peticiones de oración',
    subscribers: 'Incluir a las personas que reciben cartas',
    subscribersWarning:
      'El archivo contiene entonces sus nombres y direcciones. Úselo solo para aquello a lo que dieron su consentimiento.',
    warning:
      'El archivo contiene entonces lo que las personas pidieron en oración, con sus nombres y direcciones. Guárdelo donde solo puedan abrirlo quienes tienen permiso de leerlo.',
    download: 'Descargar todo',
    downloadFailed: (message) => `No se pudo descargar: ${message}`,
    trueOrFalse: 'Indique true o false.',
  },
  exportReadMe: {
    title: (church) => `${church}: todo su sitio web`,
    written: (moment, site) =>
      `Escrito el ${moment} por ${site}. Las tablas se leen una tras otra: lo que cambió mientras esto se escribía puede estar en un archivo y todavía no en otro.`,
    here: 'Qué hay aquí',
    json: (tables) =>
      `Cada una de las ${tables} tablas de abajo, completa. Esto es lo que debe leer un programa.`,
    csv: 'Las tablas que son listas, para hojas de cálculo: una fila por línea, primero los nombres de las columnas.',
    calendar: 'El calendario como lo leen otros calendarios (iCalendar, RFC 5545), con sus series.',
    sermons: 'Los sermones más recientes como los leen los programas de pódcast y de noticias (RSS 2.0).',
    uploads:
      'Los archivos que se subieron; las imágenes, todas en WebP. Las filas los nombran como /uploads/... o solo por su nombre.',
    reading: 'Cómo leerlo',
    texts:
      'Todos los textos están en UTF-8. El CSV sigue el RFC 4180, empieza con una marca de orden de bytes y guarda listas y objetos como JSON dentro de una celda. Una celda que empieza con =, +, - o @ lleva delante un apóstrofo, para que ninguna hoja de cálculo la tome por una fórmula: quítelo al leerla.',
    dates: (zone) =>
      `Las fechas son yyyy-MM-dd y las horas son las que se leen en el reloj, ambas en la zona horaria de la iglesia: ${zone} (IANA). Los momentos como created_at son ISO 8601 en UTC. Los anuncios indican su propia zona.`,
    pictures: 'Una imagen cuya dirección empieza con https:// está guardada en otro lugar, en esa dirección.',
    missing: 'Qué no hay aquí',
    secrets:
      'Las contraseñas, los segundos factores, las sesiones y las claves del sitio no están en ninguna exportación.',
    noPrayer: 'No se pidieron las peticiones de oración.',
    noSubscribers: 'No se pidieron las personas que reciben cartas.',
    purpose:
      'Esto sirve para leer y para mudarse. Para recuperar este sitio como era, guarde sus copias de seguridad.',
    tables: 'Las tablas',
    activityLog: 'Lo que el equipo cambió en el último año, nunca nada de las peticiones de oración.',
  },
} satisfies Catalogue<typeof english>;
