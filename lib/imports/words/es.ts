import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

const { number, plural, list } = sentencesIn('es');

export default {
  churchTables: {
    noTable: (table) => `No existe la tabla ${table}.`,
    closed: (table) =>
      `La tabla ${table} no se puede leer de esta manera, así que no se importó nada de ella.`,
    empty: (table) =>
      `La tabla ${table} no dio filas. Si las tiene, es posible que no se puedan leer de esta manera.`,
    noIds: (table) =>
      `La tabla ${table} no tiene la columna id, así que sus filas no se distinguen, y se omitió.`,
    missing: (table, columns) => `En la tabla ${table} falta ${columns.join(', ')}; se usó un valor vacío.`,
    tooMany: (table, most) => `La tabla ${table} tiene más de ${number(most)} filas.`,
    tooLarge: (table, id, kilobytes) =>
      `La fila ${id} de la tabla ${table} ocupa más de ${kilobytes} kB y se omitió.`,
    relativePicture: (title, address) =>
      `«${title}»: su imagen ${address} no es una dirección completa y se omitió.`,
    prayerRequest: 'Una petición de oración',
    unnamed: 'Sin nombre',
  },
  csv: {
    label: 'Una lista de una hoja de cálculo (CSV)',
    about: 'Eventos, sermones, ministerios, líderes y otras listas que se guardaron como CSV.',
    name: 'una hoja de cálculo',
    table: 'Elija qué contiene la lista.',
    matchAgain: 'Relacione las columnas de nuevo.',
    tooManyColumns: (most) => `El archivo tiene más de ${most} columnas.`,
    line: (line) => `línea ${line}`,
    unknownColumn: (name) => `No hay una columna «${name}» para estas filas.`,
    missing: (labels) => `Relacione estos datos con una columna del archivo: ${labels.join(', ')}.`,
    unreadable: 'El archivo no se pudo leer como una lista.',
    unreadableNear: (line) =>
      `El archivo no se pudo leer como una lista. Hay algo mal cerca de la línea ${line}.`,
    openQuote: (line) =>
      `El archivo no se pudo leer como una lista. Hay algo mal cerca de la línea ${line}, por ejemplo unas comillas que no se cierran.`,
    tooMany: (most) => `Solo se leyeron las primeras ${most} filas.`,
    private: (count) =>
      plural(count, { one: 'Se omitió una fila privada.', other: `Se omitieron ${count} filas privadas.` }),
    strayLetters: (line) =>
      `Algunas letras del archivo no están en su codificación, UTF-8; la primera, en la línea ${line}. Se leyeron como Windows-1252: revíselas.`,
    eitherWay: (written, read) =>
      `«${written}» se puede leer de dos maneras, y esta lista tiene fechas de ambas. Se leyó como ${read}.`,
    noYear: (written, year) => `«${written}» no tiene año, así que se tomó ${year}.`,
    noTime: (written) =>
      `la hora «${written}» no se pudo leer. Se muestra como está escrita, y los calendarios muestran el día entero.`,
    noStart: (end) =>
      `termina a las «${end}» y no dice a qué hora empieza, así que se muestra el día entero.`,
    noMoment: (written) =>
      `la fecha de la petición, «${written}», no se pudo leer, así que cuenta como de hoy.`,
    noLanguage: (written) => `el idioma «${written}» no se conoce, así que se omitió.`,
    ofRow: (title, line, note) => `«${title}» (línea ${line}): ${note}`,
    prayerRequest: (line) => `Petición de oración, línea ${line}`,
  },
  csvColumns: {
    events: {
      title: 'Título',
      date: 'Fecha',
      time: 'Hora',
      end_time: 'Termina a las',
      end_date: 'Último día',
      is_all_day: 'Todo el día',
      location: 'Lugar',
      description: 'Descripción',
      image_url: 'Imagen',
      recurrence_frequency: 'Se repite',
      weekday_occurrences: 'Semanas del mes (1 a 5)',
      target_weekday: 'Día de la semana (0 domingo a 6)',
      is_featured: 'Destacado',
      show_in_banner: 'En los anuncios',
      is_offsite: 'En otro lugar',
      kind: 'Evento o culto',
      held_in: 'Idioma (nombres o códigos)',
      length_minutes: 'Duración en minutos',
      is_private: 'Privado: se omite',
      id: 'Id',
    },
    sermons: {
      title: 'Título',
      date: 'Fecha',
      speaker: 'Predicador',
      video_url: 'Video',
      audio_url: 'Audio',
      description: 'Descripción',
      passage: 'Pasaje',
      series: 'Serie',
      thumbnail_url: 'Imagen',
      notes: 'Notas',
      id: 'Id',
    },
    ministries: {
      title: 'Título',
      description: 'Descripción',
      category: 'Categoría',
      leadername: 'Líder',
      meetingtimes: 'Se reúne',
      link: 'Enlace',
      imageurl: 'Imagen',
      has_fixed_time: 'Siempre el horario de las mujeres',
      id: 'Id',
    },
    leaders: {
      name: 'Nombre',
      first_name: 'Nombre de pila',
      last_name: 'Apellido',
      role: 'Función',
      words: 'Texto',
      email: 'Correo electrónico, a la vista de todos',
      picture_url: 'Imagen',
    },
    announcements: {
      message: 'Mensaje',
      start_date: 'Desde',
      end_date: 'Hasta',
      is_active: 'Activo',
      background_color: 'Fondo',
      text_color: 'Color del texto',
      link: 'Enlace',
      scroll_speed: 'Velocidad',
      timezone: 'Zona horaria',
      is_urgent: 'Urgente',
      id: 'Id',
    },
    prayer_team_emails: {
      email: 'Correo electrónico',
      name: 'Nombre',
      first_name: 'Nombre de pila',
      last_name: 'Apellido',
      active: 'Activo',
      id: 'Id',
    },
    prayer_requests: {
      name: 'Nombre',
      first_name: 'Nombre de pila',
      last_name: 'Apellido',
      email: 'Correo electrónico',
      request: 'Petición',
      is_anonymous: 'Anónimo',
      status: 'Estado',
      created_at: 'Fecha de la petición',
      id: 'Id',
    },
  },
  feed: {
    label: 'Un pódcast o un canal',
    about: 'Sermones de un pódcast o de un canal de YouTube, por la dirección de su RSS.',
    address: 'Escriba la dirección completa del RSS del pódcast, que empieza con https://.',
    notAFeed: 'Esta dirección no da ningún pódcast ni canal. Busque allí su dirección RSS.',
    broken: 'El RSS no se pudo leer hasta el final: no está escrito como debe ser.',
    refused: 'El RSS contiene definiciones propias, que un pódcast no necesita. No se leyó.',
    tooMany: (most) => `El RSS tiene más de ${number(most)} entradas.`,
    untitled: (at) => `La entrada ${at} del RSS no tiene título y se omitió.`,
    undated: (title) => `«${title}» no tiene una fecha que se pueda leer. Se omitió.`,
    future: (title) => `«${title}» tiene una fecha posterior a hoy. Se omitió.`,
    nothingToPlay: (title) => `«${title}» no tiene nada que escuchar ni ver. Se omitió.`,
    twice: (title) => `«${title}» está dos veces en el RSS con textos distintos. Se tomó el primero.`,
    morePages: (pages) =>
      `El RSS continúa después de ${pages} páginas. Sus entradas más antiguas no se leyeron; tráigalas de otra manera.`,
    pageFailed: (page, reason) =>
      `La página ${page} del RSS no se pudo leer, así que faltan sus entradas más antiguas: ${reason}`,
    listeners: (episodes, megabytes) =>
      `${episodes === 1 ? 'Un episodio tiene' : `${number(episodes)} episodios tienen`} audio${megabytes > 0 ? `, ${number(megabytes)} MB` : ''}. Los oyentes pasan cuando el servicio anterior redirige al RSS de este sitio (“set new feed URL”, itunes:new-feed-url): vea Pódcast en la oficina.`,
    latestOnly: (count) => `YouTube solo informa de los últimos ${count} videos de un canal.`,
  },
  feedWords: {
    speaker: 'Predicador desconocido',
    description: (title, source) => `«${title}», un mensaje${source ? ` de ${source}` : ''}.`,
  },
  ics: {
    label: 'Un calendario (Google, Outlook, Planning Center, Breeze, ChurchTools)',
    about: 'Eventos de un calendario en formato iCal, una sola vez o con actualización continua.',
    name: 'un calendario',
    address: 'Escriba la dirección completa del calendario, como https://…/basic.ics.',
    page: 'Esta dirección muestra una página, no un calendario. Busque allí la dirección del calendario; suele terminar en .ics.',
    notACalendar: 'Esto no es un calendario.',
    brokenOff: 'El calendario se interrumpió antes del final.',
    tooLarge: 'El calendario ocupa más de 20 MB.',
    tooMany: (most) => `El calendario tiene más de ${number(most)} entradas.`,
    tooManyDates: (most) => `El calendario da más de ${number(most)} eventos.`,
    quoted: (title) => `«${title}»`,
    entry: (place) => `La entrada ${place}`,
    unreadable: (name) => `${name} no se pudo leer y se omitió.`,
    strayLine: (title, line) => `Una línea de «${title}» no se pudo leer: «${line}».`,
    impossibleEnd: (title) => `El final de «${title}» no puede ser correcto. Se tomó sin final.`,
    removedDate: (title, date) =>
      `Una fecha que «${title}» excluye no se pudo leer y es posible que se muestre: «${date}».`,
    addedDate: (title, date) => `Otra fecha de «${title}» no se pudo leer y se omitió: «${date}».`,
    untitled: (date) => `Una entrada del ${date} no tiene título y se omitió.`,
    versions: (title) => `«${title}» está en el calendario en varias versiones. Se tomó la más reciente.`,
    private: (count) =>
      plural(count, {
        one: 'Se omitió una entrada privada.',
        other: `Se omitieron ${count} entradas privadas.`,
      }),
    unknownZone: (zone) =>
      `La zona horaria «${zone}» no se conoce: sus horas se tomaron como las de la iglesia.`,
    rule: (title) => `«${title}» se repite de una manera que el sitio no conoce. Se omitió.`,
    noDates: (title) =>
      `La regla con la que se repite «${title}» no da ninguna fecha. Se tomó la fecha en que empieza.`,
    outdatedExceptions: (title) =>
      `«${title}» tiene excepciones de un tipo antiguo (EXRULE). Es posible que sobren algunas de sus fechas.`,
    cancelledSeries: (title) => `Todo «${title}» está cancelado. Se omitió.`,
    earlierDates: (title, count) => `De «${title}» se tomaron las últimas ${count} fechas.`,
  },
  importPanel: {
    title: 'Traer contenido de otro sitio',
    lead: 'Traiga lo que ya tiene: usted ve todo antes de que se escriba algo, y todo se puede deshacer con una sola pulsación.',
    source: 'De dónde viene',
    table: 'Qué contiene la lista',
    file: 'Archivo',
    url: 'Dirección',
    key: 'Clave',
    keyHelp: 'Se usa una vez y no se guarda.',
    keptKeyHelp:
      'Se usa una vez y no se guarda. Mientras se mantenga actualizado se guarda, sellada con el secreto propio de este sitio.',
    keepInStep: 'Mantener actualizado',
    keepInStepHelp: 'Se vuelve a leer cada hora. Lo que viene de allí se cambia allí, no aquí.',
    fetchSound: 'Traer también los archivos de audio',
    fetchSoundHelp:
      'Los episodios de un pódcast suenan entonces desde este sitio, también cuando el servicio anterior ya no exista. Antes verá cuánto hay.',
    keepAddresses: 'Conservar las direcciones antiguas',
    keepAddressesHelp: 'Los enlaces a las páginas del sitio antiguo llevan a las nuevas.',
    look: 'Ver qué hay',
    matching: 'Columnas del archivo',
    leaveOut: 'Omitir',
    missing: (labels) => `Falta relacionar: ${labels.join(', ')}.`,
    beginFailed: (message) => `No se pudo empezar: ${message || 'sin respuesta'}`,
    loading: 'Buscando importaciones anteriores...',
    loadFailed: (problem) => `No se pudieron cargar las importaciones: ${problem}`,
    earlier: 'Importaciones hasta ahora',
    more: 'Mostrar importaciones anteriores',
    apply: 'Traerlo',
    applyLoss: 'Traerlo de todos modos',
    lossQuestion:
      'Gran parte de lo que tenía este origen ya no está. Lo que no está allí se elimina aquí. Puede deshacerlo.',
    run: 'Leerlo ahora',
    cancel: 'Detenerlo',
    cancelFailed: () => 'No se pudo detener: sin respuesta',
    undo: 'Deshacer',
    undoQuestion:
      'Todo lo que esta importación agregó se elimina, y lo que cambió vuelve a ser como antes. Las filas que se cambiaron desde entonces se conservan.',
    from: (name) => `De ${name}`,
    counts: { added: 'nuevo', updated: 'cambiado', unchanged: 'como antes', skipped: 'omitido' },
    removed: 'eliminado',
    counted: {
      added: (count) => plural(count, { one: '# nuevo', other: '# nuevos' }),
      updated: (count) => plural(count, { one: '# cambiado', other: '# cambiados' }),
      unchanged: (count) => `${number(count)} como antes`,
      skipped: (count) => plural(count, { one: '# omitido', other: '# omitidos' }),
      removed: (count) => plural(count, { one: '# eliminado', other: '# eliminados' }),
    },
    samples: (count) => plural(count, { one: 'El primero', other: 'Los primeros #' }),
    problems: (count) => plural(count, { one: 'Una cosa que debe saber', other: '# cosas que debe saber' }),
    progress: { reading: 'Leyendo', writing: 'Escribiendo', undoing: 'Deshaciendo' },
    done: (phase, done) => `${phase} ${number(done)}`,
    doneOf: (phase, done, total) => `${phase} ${number(done)} de ${number(total)}`,
  },
  siteEvents: {
    noDate: (title, address) => `«${title}» no tiene una fecha que se pueda leer (${address}).`,
    noSchedule: (title, address) =>
      `No se pudo leer cómo se repite «${title}» (${address}). Revise sus fechas.`,
    calendarOffer: (address) =>
      `Se encontró un calendario en ${address}: impórtelo por separado y manténgalo sincronizado.`,
    podcastOffer: (address) => `Se encontró un pódcast en ${address}: impórtelo por separado.`,
    channelOffer: (address) =>
      `Se encontró un canal de vídeos en ${address}: importe sus predicaciones por separado.`,
  },
  siteFacts: {
    service: 'Culto',
  },
  takenFacts: {
    labels: { services: 'Horarios de culto', colours: 'Colores' },
    unknown: (label) => `Esta importación no ha encontrado así «${label}».`,
    several: (label) => `«${label}» se ha encontrado con valores distintos. Elija uno de ellos.`,
    twice: (label) => `Elija un solo valor de «${label}».`,
    notReady: 'Los datos se pueden tomar cuando la importación se ha leído, y hasta que se deshace.',
    noLogo: 'No se pudo traer el logotipo.',
    changedLater: 'se cambió después de tomarse, y queda como está ahora',
  },
  movingIn: {
    addressHelp: 'Como su-iglesia.org. Se lee una página por segundo, y nada cambia en ese sitio.',
    isOurs: 'Este sitio es nuestro',
    isOursHelp: 'Solo puede traer su propio sitio. El registro de actividad guarda quién lo dijo.',
    nowReading: (address) => `Ahora: ${address}`,
    readAgain: 'Leerlo de nuevo',
    builders: {
      wordpress: 'El sitio anterior está hecho con WordPress.',
      squarespace: 'El sitio anterior está hecho con Squarespace.',
      wix: 'El sitio anterior está hecho con Wix.',
      other:
        'El sitio anterior no está hecho con ninguna herramienta conocida aquí, así que sus páginas se leyeron tal como se ven.',
    },
    found: (counts) => {
      const { pages, posts, people, events, sermons, documents, hasServices } = counts;
      const parts = [
        pages > 0 && plural(pages, { one: '# página', other: '# páginas' }),
        posts > 0 && plural(posts, { one: '# noticia', other: '# noticias' }),
        people > 0 && plural(people, { one: '# persona', other: '# personas' }),
        events > 0 && plural(events, { one: '# evento', other: '# eventos' }),
        sermons > 0 && plural(sermons, { one: '# sermón', other: '# sermones' }),
        documents > 0 && plural(documents, { one: '# PDF', other: '# PDF' }),
        hasServices && 'sus cultos',
      ].filter((part) => part !== false);
      return parts.length > 0 ? `Encontramos ${list(parts)}.` : 'No encontramos nada que traer.';
    },
    facts: {
      title: 'Lo que dice de su iglesia',
      lead: 'Marque lo que sea correcto. No se toma nada que usted no haya marcado.',
      readFrom: (words) => `Leído de: «${words}»`,
      take: 'Tomar lo marcado',
      tickFirst: 'Primero marque algo.',
      taken: (count) => plural(count, { one: 'Se tomó un dato.', other: 'Se tomaron # datos.' }),
      failed: (message) => `No se pudo tomar: ${message || 'sin respuesta'}`,
    },
    review: {
      title: 'La suya junto a la nuestra',
      lead: 'Cada página del sitio anterior está aquí como borrador. Tómela, y será pública al instante, con su dirección y la redirección desde la anterior. Hasta entonces nada responde en la dirección anterior.',
      open: 'Ver las páginas una por una',
      loading: 'Buscando las páginas...',
      loadFailed: 'No se pudieron cargar las páginas',
      left: (left, all) => `Quedan ${number(left)} de ${number(all)} por decidir`,
      none: 'Esta importación no trajo páginas.',
      done: 'Todas las páginas están decididas.',
      back: 'Volver a la importación',
      theirs: 'La anterior',
      ours: 'La nuestra',
      theirPage: 'Abrir la página anterior',
      noAddress: 'No se conoce su dirección anterior.',
      post: 'Noticia',
      page: 'Página',
      drawing: 'Dibujando la página...',
      drawFailed: (message) => `No se pudo dibujar la página: ${message}`,
      take: 'Tomarla',
      leave: 'Dejarla',
      leaveHelp: '«Dejarla» elimina el borrador. Se puede recuperar desde el registro de actividad.',
      later: 'Después',
      edit: 'Cambiarla antes',
      taken: (title) => `«${title}» ya es pública.`,
      leftOut: (title) => `«${title}» se dejó.`,
      failed: (message) => `No funcionó: ${message || 'sin respuesta'}`,
      takeAll: (left) => plural(left, { one: 'Tomar la que queda', other: 'Tomar las # que quedan' }),
      takeAllQuestion:
        'Todos estos borradores se hacen públicos al instante, tal como están, y sus direcciones anteriores llevan a ellos.',
    },
  },
  imports: {
    addressNotKept: (path) => `La dirección antigua ${path} no se redirige: este sitio la usa para sí mismo.`,
    notFound: 'No existe esa importación.',
    noSource: (name) => `No existe el origen ${name}.`,
    noTable: (name) => `No existe la tabla ${name}.`,
    allDay: 'Todo el día',
    unknownSource: 'Elija de dónde viene.',
    fileMissing: 'Elija un archivo.',
    fileUnasked: 'Este origen no lleva archivo.',
    fileTooLarge: (megabytes) => `El archivo ocupa más de ${megabytes} MB, que es lo máximo que se acepta.`,
    cannotKeepInStep: 'De este origen se puede traer el contenido una vez, pero no mantenerlo actualizado.',
    unreadable: 'El origen no se pudo leer. Revíselo e inténtelo de nuevo.',
    writeFailed: 'No se pudo escribir, y no se cambió nada. Inténtelo de nuevo.',
    undoFailed: 'No se pudo deshacer, y no se cambió nada. Inténtelo de nuevo.',
    tooLong: 'La lectura tardó demasiado y se detuvo. Revise el origen o traiga una parte más pequeña.',
    tooMuchMemory:
      'La lectura necesitó más memoria de la que hay y se detuvo. Revise el origen o traiga una parte más pequeña.',
    tooMuch: (megabytes) => `El origen da más de ${megabytes} MB, que es lo máximo que se acepta.`,
    tooManyDates: 'Lo que se repite en este origen da más fechas de las que se pueden contar.',
    triedOften:
      'Se inició tres veces, y cada vez su proceso terminó antes de acabar. No se cambió nada; inténtelo más tarde.',
    cancelled: 'Se detuvo aquí antes de terminar. No se cambió nada.',
    undoCancelled: 'Se dejó de deshacer antes de terminar, y no se cambió nada.',
    notUnderWay: 'Solo se puede detener una importación que está en curso.',
    nothing: 'No había nada que traer.',
    loss: (had, has) =>
      `El origen tiene ahora ${has} y antes tenía ${had}. No se cambió nada. Si es correcto, confírmelo.`,
    keyGone:
      'El sitio se reinició durante la lectura, y la clave no se guarda. No se cambió nada; empiece de nuevo.',
    keyUnopened:
      'La clave de este origen ya no se puede abrir: el secreto propio de este sitio (AUTH_SECRET) es otro. No se cambió nada; tráigalo una vez más y escriba la clave de nuevo.',
    fileGone: 'La máquina que recibió el archivo no volvió en un día. No se cambió nada; empiece de nuevo.',
    expired:
      'Esta importación no se continuó durante una semana, así que se borraron sus datos. Empiece de nuevo.',
    notReady: 'Solo se puede traer una importación que está lista.',
    notInStep: 'Solo se puede volver a leer un origen que se mantiene actualizado.',
    busy: 'Este origen ya se está leyendo.',
    notDone: 'Solo se puede deshacer una importación terminada.',
    undoneAlready: 'Esta importación ya se deshizo.',
    twice: 'está dos veces, y cuenta la primera.',
    rowTooLarge: (kilobytes) => `ocupa más de ${kilobytes} kB.`,
    changedHere: 'se cambió aquí desde entonces y se deja como está',
    deletedHere: 'se eliminó aquí y sigue así',
    oursNow: 'ahora es suyo y se deja como está',
    thereAlready: 'ya está en el sitio, pero no viene de este origen, y se deja como está',
    goneKept: 'ya no está en el origen, pero se cambió aquí, y se conserva',
    changedLater: 'se cambió después de la importación y queda como está ahora',
    pictureFailed: (address) => `tiene una imagen, ${address}, que no se pudo traer`,
    soundFailed: 'tiene un audio que no se pudo traer, así que se conserva su dirección anterior',
    soundShort: (length) => `tiene solo ${length} de los que habla su RSS: escuche si está el final`,
    quoted: (title) => `«${title}»`,
    sizeUnknown: (count, titles, more) =>
      `${count === 1 ? 'Un sermón tiene un audio cuyo tamaño no dice su servidor' : `${count} sermones tienen audios cuyo tamaño no dicen sus servidores`}: ${titles}${more > 0 ? ` y ${more} más` : ''}. Se oye en el sitio, pero no está en el pódcast, porque los directorios rechazan audios sin tamaño. Traiga los archivos de audio, o súbalos al sitio.`,
    fileFailed: 'no se pudo traer su archivo.',
    noPicture: 'No es una imagen que se pueda leer aquí.',
    unexpectedRow: 'hay algo que no se entiende.',
    more: (count) => `Y ${count} más como estos.`,
    named: (title, what) => `«${title}» ${what}.`,
    skipped: (title, reason) => `«${title}» se omitió: ${reason}`,
    tables: {
      events: 'Eventos',
      sermons: 'Sermones',
      podcast: 'Pódcast',
      ministries: 'Ministerios',
      leaders: 'Líderes',
      site_pages: 'Páginas y noticias',
      documents: 'Documentos',
      navigation: 'Menús',
      announcements: 'Anuncios',
      prayer_team_emails: 'Equipo de oración',
      prayer_requests: 'Peticiones de oración',
      translations: 'Traducciones',
    },
    states: {
      running: 'En curso',
      ready: 'Listo para traer',
      done: 'Importado',
      failed: 'No funcionó',
      undone: 'Deshecho',
    },
  },
  postgresql: {
    label: 'Una base de datos PostgreSQL',
    about:
      'Las mismas tablas en un PostgreSQL al que este sitio puede llegar, por su dirección. La dirección se usa una vez y no se guarda.',
    address: 'Escriba la dirección de la base de datos, como postgresql://user:password@host/database.',
    noAnswer: 'La base de datos no responde.',
    refused: 'La base de datos no deja entrar a este usuario con esta contraseña.',
    noDatabase: 'Allí no existe esa base de datos.',
    noEncryption:
      'La conexión con la base de datos no se pudo hacer tan segura como pide su dirección (sslmode).',
    clearText:
      'La base de datos no acepta conexiones cifradas, así que no se envió su contraseña. Si está en una red propia, agregue ?sslmode=disable a su dirección.',
    sslmode: (modes) => `Indique sslmode como uno de ${modes.join(', ')}, o no lo indique.`,
    tooMuch: (megabytes) =>
      `La base de datos envía más de ${megabytes} MB a la vez o en total, más de lo que se acepta. No se trajo nada.`,
    brokenOff: 'La conexión con la base de datos se interrumpió o tardó demasiado.',
    nothing: 'La base de datos no tiene ninguna de las tablas de una iglesia.',
  },
  postgrest: {
    label: 'Una base de datos alojada (Supabase o PostgREST)',
    about:
      'Eventos, sermones, ministerios, anuncios y oración del sitio de una iglesia, por la dirección y la clave de su proyecto. La clave se usa una vez y no se guarda.',
    address: 'Escriba la dirección del proyecto, como https://example.supabase.co.',
    key: 'Escriba la clave del proyecto.',
    wrongKey: 'El proyecto no acepta esta clave.',
    nothing: 'En esta dirección no hay ninguna base de datos de una iglesia.',
    noRows: 'La dirección no respondió con filas.',
  },
  programs: {
    notAnswered: (name) =>
      `La respuesta de ${name} se interrumpió o tiene una forma que aquí no se conoce. No se cambió nada.`,
    elsewhere: (name) => `${name} llevó a otra dirección, para la que no es la clave. No se cambió nada.`,
    busy: (name) => `${name} pide esperar más de lo que aquí se puede. Inténtelo de nuevo más tarde.`,
    repeats: (name) => `${name} dio otra vez la misma página antes del final de su lista. No se cambió nada.`,
    tooMany: (name) => `${name} tiene más de lo que se puede leer de una vez. No se cambió nada.`,
    notPublic: (count) =>
      plural(count, {
        one: 'Se omitió una fecha que allí no es pública.',
        other: `Se omitieron ${count} fechas que allí no son públicas.`,
      }),
    noTitleOrTime: (title) => `«${title}» no tiene allí título u hora, así que se omitió.`,
    categories: (names) => `Categorías: ${names.join(', ')}`,
    signUpAt: (address) => `Inscripción: ${address}`,
    groups: 'Grupos',
    groupMore: 'Más sobre este grupo',
    online: 'En línea',
    signUps: 'Inscripciones',
    signUpNow: 'Inscribirse',
  },
  planningCenter: {
    label: 'Planning Center',
    about:
      'Los eventos que muestra Church Center, tal como están allí; los grupos y las inscripciones abiertas llegan como borradores de páginas. Necesita un token de acceso personal: Planning Center lo crea en api.planningcenteronline.com/oauth/applications. Solo se lee.',
    name: 'Planning Center',
    keys: { app_id: 'ID de la aplicación', secret: 'Secreto' },
    noAppId: 'Escriba el ID de la aplicación del token.',
    noSecret: 'Escriba el secreto del token.',
    wrongKey: 'Planning Center no acepta este ID de aplicación y este secreto. Cree allí un token nuevo.',
    parts: { events: 'Calendar', groups: 'Groups', signUps: 'Registrations' },
    closed: (part) =>
      `${part} de Planning Center no se puede leer con este token, así que no se trajo nada de ahí.`,
    closedNow: (part) => `${part} de Planning Center ya no se puede leer con este token. No se cambió nada.`,
    nothing: 'Este token no puede leer nada de Planning Center que se pudiera traer.',
  },
  churchTools: {
    label: 'ChurchTools',
    about:
      'Los calendarios públicos de un ChurchTools, tal como están allí; los grupos de sus páginas públicas llegan como borradores de páginas. Necesita su dirección y el token de acceso de una cuenta, que ChurchTools muestra con los permisos de la persona. Solo se lee.',
    name: 'ChurchTools',
    keys: { token: 'Token de acceso' },
    address: 'Escriba la dirección de su ChurchTools, como https://example.church.tools.',
    noToken: 'Escriba el token de acceso.',
    wrongKey: 'ChurchTools no acepta este token de acceso. Cópielo de nuevo; una contraseña nueva crea otro.',
    noCalendar: 'Ningún calendario que esta cuenta puede ver es público, así que no se trajeron eventos.',
    privateCalendars: (count) =>
      plural(count, {
        one: 'Se omitió un calendario que no es público.',
        other: `Se omitieron ${count} calendarios que no son públicos.`,
      }),
  },
  oldSite: {
    label: 'Nuestro sitio anterior, por su dirección',
    about:
      'Páginas y noticias como borradores en sus direcciones anteriores, imágenes, PDF, personas y menús: lo que cualquiera puede ver del sitio que tienen ahora.',
    address: 'Escriba la dirección de su sitio anterior, como www.example.org.',
    notOurs: 'Confirme que el sitio es suyo. Solo se puede traer el sitio propio.',
    noHome: 'El sitio no responde en esta dirección.',
    ledElsewhere: (host) => `lleva a otro sitio, ${host}.`,
    brokenFile: 'responde con un archivo dañado o demasiado grande.',
    robots: (paths, more) =>
      `El robots.txt del sitio pide a los robots que no lean estas partes: ${paths}${more > 0 ? ` y ${more} más` : ''}. Como el sitio es suyo, se leyeron de todos modos. ¿Hay algo en ellas que no deba venir? Déjelo fuera antes de publicar.`,
    robotsAll: () =>
      'El robots.txt del sitio pide a los robots que no lean nada. Como el sitio es suyo, se leyó de todos modos. ¿Hay algo que no deba venir? Déjelo fuera antes de publicar.',
    foreignSitemap: (addresses) => `Una lista de páginas es de otro sitio y no se leyó: ${addresses}`,
    hindered: (address, reason) => `No se pudo leer ${address}: ${reason}`,
    notRead: (address, reason) => `Se omitió ${address}: ${reason}`,
    hindrances: {
      wall: (status) =>
        `tiene delante una protección contra robots (respondió con ${status}). Desactívela mientras se lee el sitio.`,
      login: (status) =>
        `solo la ven quienes inician sesión (respondió con ${status}). Lo que pocos pueden ver no viene.`,
      status: (status) => `respondió con ${status}.`,
      scripts: {
        wordpress:
          'su texto lo dibujan programas solo en el navegador. WordPress puede exportarlo en Herramientas, Exportar, Todo el contenido.',
        squarespace:
          'su texto lo dibujan programas solo en el navegador. Squarespace puede exportarlo en Configuración, Importar y exportar, para WordPress.',
        wix: 'su texto lo dibujan programas solo en el navegador. Wix no exporta páginas; las entradas de un blog de Wix se pueden traer por su RSS, /blog-feed.xml.',
        other:
          'su texto lo dibujan programas solo en el navegador. Si el programa con el que se hizo puede exportar archivos de WordPress o listas, tráigalos.',
      },
    },
    spent: (most) =>
      `El sitio es más grande que lo que se lee de una vez (${number(most)} direcciones, 2 GB, 40 minutos). Lo que no se alcanzó no está aquí.`,
    lists: (count) =>
      plural(count, {
        one: 'Una lista de otras páginas, como una etiqueta, un archivo o un mes de un calendario, no se convirtió en página.',
        other:
          '# listas de otras páginas, como etiquetas, archivos y meses de un calendario, no se convirtieron en páginas.',
      }),
    home: 'Inicio',
    by: (author) => `Por ${author}`,
    goOn: 'Seguir leyendo',
    askedAddress: (title, address) =>
      `La dirección anterior de «${title}», ${address}, no puede llevar a la nueva: este sitio solo conoce lo que sigue al signo de interrogación en páginas numeradas.`,
    split: (title, count, paths) =>
      `«${title}» es más larga que una página de aquí y se convirtió en ${count} páginas. Las otras están en ${paths}.`,
    partsLeftOut: (title, parts) =>
      `De «${title}» se omitió lo que una página de aquí no puede tener: ${parts.join('; ')}.`,
    parts: {
      form: 'aquí había un formulario: haga uno en Formularios',
      login: 'aquí había un inicio de sesión: su área no viene',
      shop: 'aquí había una tienda: enlácela',
      map: 'aquí había un mapa: el bloque «Dirección» muestra el suyo',
      object: 'una parte incrustada',
    },
    leftFiles: (addresses, more) =>
      `Estos archivos tienen enlaces, pero no vienen: ${addresses}${more > 0 ? ` y ${more} más` : ''}. Los del sitio anterior desaparecen con él, así que se quitaron sus enlaces.`,
    nothing: 'No se pudo leer ninguna página del sitio.',
  },
  wordpress: {
    label: 'Un sitio de WordPress o Squarespace',
    about:
      'Páginas y entradas como borradores, menús, PDF, sermones de Sermon Manager, eventos de The Events Calendar, y lo que Church Content tiene de ambos y de personas: el archivo que WordPress crea en Herramientas, Exportar, Todo el contenido. Squarespace crea uno de sus páginas y entradas en Configuración, Importar y exportar, para WordPress.',
    notWxr:
      'Esto no es una exportación de un sitio de WordPress. En WordPress se hace en Herramientas, Exportar, Todo el contenido.',
    feed: 'Esto es un RSS, no una exportación de un sitio de WordPress. Se puede traer como pódcast o canal.',
    broken: (line) =>
      `El archivo no se puede leer a partir de la línea ${line}: se interrumpió o se modificó después de que WordPress lo escribió.`,
    doctype:
      'El archivo empieza con definiciones (DOCTYPE) que ningún sitio de WordPress escribe, así que no se leyó.',
    nested: 'El archivo está anidado a más profundidad que cualquiera de WordPress, así que no se leyó.',
    leftOut: (count) =>
      plural(count, {
        one: 'Se omitió una entrada privada o un borrador.',
        other: `Se omitieron ${count} borradores y entradas privadas.`,
      }),
    noDate: (title) => `«${title}» no tiene una fecha que se pueda leer y se omitió.`,
    shortened: (title) => `El texto de «${title}» es más largo que el espacio disponible y se recortó.`,
    singleDates: (title, count) =>
      `«${title}» se repite de una manera que aquí no tiene ninguna serie: ${plural(count, { one: 'se tomó # fecha por separado', other: 'se tomaron # fechas una por una' })}.`,
    firstOnly: (title) =>
      `«${title}» se repite de una manera que no se puede leer: solo se tomó su propia fecha.`,
    movedTo: (title, path, wanted) =>
      `«${title}» está en ${path}, porque ${wanted} ya es una dirección de este sitio.`,
    wasProtected: (title) =>
      `«${title}» pedía una contraseña en el sitio anterior. Aquí lo puede leer cualquiera en cuanto se publique.`,
    wasPrivate: (title) =>
      `«${title}» era privado en el sitio anterior. Aquí lo puede leer cualquiera en cuanto se publique.`,
    menus: 'Los menús del sitio anterior',
    notInMenu: (label) => `«${label}» no está en ningún menú: no había lugar.`,
    leadsNowhere: (label) =>
      `«${label}» no está en ningún menú: aquello a lo que llevaba en el sitio anterior, como una categoría o una etiqueta, no es una página de aquí.`,
    unknownPosts: (type, count) =>
      plural(count, {
        one: `Se omitió una entrada del tipo «${type}»: lo hizo un tema o un complemento del sitio anterior. Traiga lo que necesite a mano o como lista.`,
        other: `Se omitieron ${count} entradas del tipo «${type}»: lo hizo un tema o un complemento del sitio anterior. Traiga lo que necesite a mano o como lista.`,
      }),
    unknownMenus: (count) =>
      plural(count, {
        one: 'Se omitió un menú de un tema de bloques (wp_navigation). Arme las entradas en Menús.',
        other: `Se omitieron ${count} menús de un tema de bloques (wp_navigation). Arme las entradas en Menús.`,
      }),
    partsLeftOut: (title, parts) => `Se omitieron partes de «${title}»: ${parts}.`,
    parts: {
      form: 'un formulario',
      script: 'un programa incrustado',
      object: 'una parte incrustada',
      map: 'un mapa',
      code: 'un bloque de código',
    },
    nothing: 'En esta exportación no hay páginas, sermones, eventos ni personas que se conozcan aquí.',
  },
  builders: {
    noRest:
      'Este es un sitio de WordPress que no responde a programas (REST): hay que leer sus páginas como las ven los visitantes.',
    noJson:
      'Este es un sitio de Squarespace que no responde a programas: hay que leer sus páginas como las ven los visitantes.',
    pages: 'Páginas',
    posts: 'Noticias',
    media: 'Archivos',
    events: 'Eventos',
    sermons: 'Sermones',
    closed: (label, status) =>
      `«${label}» no se pudo leer: ${status === null ? 'el sitio anterior no respondió' : `el sitio anterior respondió con ${status}`}.`,
    brokeOff: (label, from, to) =>
      `«${label}»: el sitio anterior se interrumpió en las entradas ${from} a ${to}, que por eso faltan.`,
    onlyFirst: (label, most) =>
      `«${label}»: solo se leyeron las primeras ${most}, pues no hay lugar para más.`,
    wasProtected: (title) =>
      `«${title}» pide una contraseña en el sitio anterior; por eso no se pudieron leer sus palabras.`,
    shop: (title) => `«${title}» es una tienda: se omitieron sus productos.`,
    unread: (address, status) =>
      `${address} no se pudo leer: ${status === null ? 'el sitio anterior no respondió' : `el sitio anterior respondió con ${status}`}.`,
    notJson: (address) =>
      `${address} no se pudo leer: el sitio anterior respondió a los programas con una página.`,
    cost: (cost) => `Costo: ${cost}`,
    unlisted: (count, some) =>
      `${plural(count, { one: 'Una dirección del sitio anterior no estaba', other: '# direcciones del sitio anterior no estaban' })} entre lo que responde a los programas; vea si hace falta: ${some}`,
  },
} satisfies Catalogue<typeof english>;
