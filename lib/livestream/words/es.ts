import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

function inDays(days: number): string {
  if (days === 0) return 'hoy';
  return days === 1 ? 'mañana' : `en ${days} días`;
}

const saidOf: Readonly<Record<string, string>> = {
  live: 'Se muestra en vivo',
  ended: 'Se muestra como terminado',
  off: 'Se muestra como no transmitido',
};

export default {
  live: {
    title: 'Culto en vivo',
    watch: 'Ver en vivo',
    watchAt: (times) => `Ver en vivo: ${times}`,
    next: (time, days) => `En vivo: ${time}, ${inDays(days)}`,
    soon: (title) => `Pronto comienza: ${title}`,
    unreachable: 'En este momento no se puede acceder a la transmisión.',
    comesBack: 'Volverá aquí por sí sola. No hace falta presionar nada.',
    listen: (title) => `Escuchar «${title}»`,
    listenToAny: 'Escuchar un sermón',
    lastRecording: 'La última grabación',
    nextService: 'El próximo culto',
    pray: 'Oren conmigo',
    give: 'Ofrendar',
    recording: (title) => `Ver «${title}»`,
    whereToWatch: 'Dónde verlo',
    channels: {
      vimeo: 'Vimeo en\u00a0vivo',
      youtube: 'YouTube en\u00a0vivo',
      facebook: 'Facebook en\u00a0vivo',
    },
    openChannel: { youtube: 'Abrir YouTube', facebook: 'Abrir Facebook' },
    frame: 'Transmisión en vivo',
    choices: {
      liveNow: 'En vivo ahora',
      stillGoing: 'Todavía continúa',
      ended: 'Terminó',
      notToday: 'Hoy no',
      byClock: 'Según el horario',
    },
    said: (word, until) => `${saidOf[word]} hasta el ${until}, porque el equipo así lo indicó.`,
    byClock: 'El horario decide cuándo la transmisión se muestra en vivo.',
    saidSaved: 'Los visitantes ya lo ven',
    notPublished: 'El culto terminó',
    publish: 'Publicar el mensaje de hoy',
    publishHelp:
      'El formulario de sermones se abre con los datos que ya se conocen. Agregue de qué se trató y guárdelo en la biblioteca.',
  },
  livestreamLog: {
    singular: 'ajuste',
    plural: 'ajustes',
    kind: 'Imágenes y transmisión',
    subjects: {
      picture: 'la imagen de la página de inicio',
      override: 'si la transmisión está en curso',
      stream: 'los ajustes de la transmisión',
    },
    labels: {
      hero_background_url: 'Imagen de la página de inicio',
      hero_focus_x: 'A la vista, desde la izquierda (%)',
      hero_focus_y: 'A la vista, desde arriba (%)',
      vimeo_embed_code: 'Código de inserción de Vimeo',
      youtube_id: 'Video de YouTube',
      facebook_live_url: 'Dirección en vivo de Facebook',
      use_rtmp: 'Reproducir la dirección de transmisión',
      rtmp_url: 'Dirección de transmisión',
      owncast_url: 'Dirección de Owncast',
      youtube_channel_id: 'Canal de YouTube',
      soon_minutes: 'Se anuncia antes (minutos)',
      live_opens_minutes: 'En vivo antes (minutos)',
      live_override: 'Lo que se dijo de la transmisión',
      live_override_until: 'Vale hasta',
      live_override_at: 'Se dijo',
    },
    about: 'Dónde está la transmisión en vivo, y la imagen de la página de inicio.',
  },
  streamForm: {
    noun: 'ajustes de la página',
    label: 'Ajustes de la transmisión',
    configure: 'Configurar la transmisión',
    hide: 'Ocultar los ajustes',
    reload: 'Recargar el reproductor',
    tabs: {
      vimeo: 'Vimeo',
      youtube: 'YouTube',
      facebook: 'Facebook',
      rtmp: 'RTMP',
      owncast: 'Owncast',
      times: 'Tiempos',
    },
    vimeo: {
      save: 'Guardar los ajustes de Vimeo',
      success: 'Los ajustes de Vimeo se guardaron',
      label: 'Código de inserción de Vimeo',
      help: 'En Vimeo, presione Compartir y luego Insertar, y copie todo aquí; o pegue la dirección del video o del evento en vivo. También sirve la de YouTube. Si lo deja vacío, se quita.',
    },
    youtube: {
      save: 'Guardar los ajustes de YouTube',
      success: 'Los ajustes de YouTube se guardaron',
      label: 'Dirección o identificador de YouTube',
      found: 'Identificador del video:',
    },
    channel: {
      save: 'Guardar el canal de YouTube',
      success: 'El canal de YouTube se guardó',
      label: 'Canal de YouTube',
      help: 'Su identificador, UC y 22 caracteres, o la dirección que lo contiene. Lo que el canal transmita en vivo se reproduce aquí.',
    },
    facebook: {
      save: 'Guardar los ajustes de Facebook',
      success: 'Los ajustes de Facebook se guardaron',
      label: 'Dirección de Facebook Live',
      help: 'Si queda vacío, los visitantes llegan a la página de la iglesia.',
    },
    owncast: {
      save: 'Guardar los ajustes de Owncast',
      success: 'Los ajustes de Owncast se guardaron',
      label: 'Dirección de Owncast',
      help: 'Por ejemplo, https://tv.example.org. Cerca de cada culto el sitio le pregunta si está en línea, para notar cuando termina tarde.',
    },
    rtmp: {
      save: 'Guardar y aplicar los ajustes de RTMP',
      label: 'Dirección de la transmisión (RTMP o HLS)',
      help: 'Una dirección HLS termina en .m3u8 y se reproduce en esta página.',
      key: 'Clave de transmisión',
      keyHelp: 'Para su programa de transmisión. Se queda en este navegador y nunca se envía.',
    },
    minutes: {
      save: 'Guardar los tiempos',
      success: 'Los tiempos se guardaron',
      soon: 'Anunciar antes de un culto',
      soonHelp: 'Minutos, de 0 a 240. Desde entonces la página muestra la cuenta regresiva.',
      opens: 'En vivo antes de un culto',
      opensHelp: 'Minutos, de 0 a 60. Desde entonces todas las páginas muestran «Ver en vivo».',
    },
  },
  streamSettings: {
    invalidAddress: 'Escriba una dirección web válida.',
    invalidVideo: 'Escriba un enlace a un video de YouTube, o su código de 11 letras.',
    invalidChannel:
      'Escriba el identificador del canal, que empieza con UC y tiene 24 caracteres, o la dirección que lo contiene.',
    invalidMoment: 'Escriba una fecha y hora como 2026-11-29T12:00:00-06:00.',
    minutes: (most) => `Escriba un número entero de minutos, de 0 a ${most}.`,
    streamUpdated: 'Los ajustes de la transmisión se actualizaron',
    reloading: 'Recargando el reproductor',
    useRtmp: 'Usar transmisión RTMP/HLS',
    adminNote: 'El modo de administración está activo. Presione Ctrl+Shift+Z para activarlo o desactivarlo.',
    notAPlayer:
      'Esto no contiene ningún reproductor que el sitio pueda mostrar. Pegue el código de inserción, o la dirección de un video o de un evento en vivo en Vimeo o YouTube.',
    rtmpForVisitors:
      'Este culto se transmite en un formato que ningún navegador puede reproducir. Pruebe con YouTube o Facebook, arriba.',
    rtmpCannotPlay:
      'Ningún navegador puede reproducir una dirección rtmp://. Los visitantes verán la transmisión aquí cuando usted escriba su dirección HLS.',
    noVimeo:
      'Todavía no hay una transmisión de Vimeo. Pegue su código de inserción en los ajustes de la transmisión y se reproducirá aquí.',
    noneStreamed:
      'Ningún culto está marcado para transmitirse, así que ninguna página indica un horario para verlo. Active «Transmitido en vivo» en los que se transmiten.',
    streamPlaceholder: 'La transmisión en vivo aparecerá aquí cuando esté disponible.',
  },
} satisfies Catalogue<typeof english>;
