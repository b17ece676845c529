import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

const { plural, list } = sentencesIn('es');

export default {
  checklist: {
    name: 'Nombre y tipo',
    address: 'Dirección',
    place: 'Lugar en el mapa',
    contact: 'Teléfono y correo electrónico',
    welcome: 'Frase de bienvenida',
    years: 'Años',
    giving: 'Ofrendas',
    social: 'Redes sociales',
    hours: 'Horario de apertura',
    resources: 'Recursos',
    words: (page) => `Textos: ${page}`,
    services: 'Cultos',
    ministries: 'Ministerios',
    ministriesLeft: (count) => `${count} como los tiene cada sitio nuevo`,
    demo: 'Contenido de la demostración',
    demoLeft: (count) =>
      plural(count, {
        one: '# evento, sermón, anuncio o petición de oración',
        other: '# eventos, sermones, anuncios y peticiones de oración',
      }),
    left: 'Todavía no es suyo',
    own: (labels) => `Ya son suyos: ${labels.join(', ')}.`,
  },
  setup: {
    lead: 'Unos pocos pasos y este sitio será el de su iglesia. Cada paso se guarda con su botón; hasta entonces, lo que escriba queda en esta pestaña. Deténgase cuando quiera y vuelva después. Lo que deje vacío es para más tarde.',
    cardText: 'En unos pocos pasos este sitio será el suyo.',
    later: 'Más tarde',
    saved: 'Guardado. Ya está en todas las páginas.',
    finished: 'Este sitio ya es suyo. Todo lo que hay en él se puede cambiar todavía, allí donde está.',
    failed: (message) => `Esto no se pudo guardar: ${message}`,
    loadFailed: 'No se pudo cargar la configuración',
    unknownName: 'No existe ese dato ni ese texto.',
    confirm: 'Esto también vale para nosotros',
    confirmAll: 'Todo esto también vale para nosotros',
    unshown: {
      values: 'sus valores',
      beliefs: 'sus creencias',
      mission: 'su misión',
      vision: 'su visión',
    },
    claimsLead: (isDemo, unshown) =>
      `Toque una fila para abrir sus textos. Si valen para su iglesia, presione «Esto también vale para nosotros»; si no, presione el título y escriba los suyos. ${isDemo ? 'Cuando el sitio ya sea suyo, los visitantes leen hasta entonces palabras sencillas' : 'Hasta entonces, los visitantes leen palabras sencillas'}${unshown.length > 0 ? `, sin ${list(unshown)}` : ''}.`,
    openWords: (count) => plural(count, { one: 'Abrir su texto', other: 'Abrir sus # textos' }),
    openPlace: 'Ir allí y cambiarlo',
    nothingLeft: 'No queda nada de la demostración que no se haya cambiado.',
    firstService: 'Su primer culto',
    back: 'El contenido de la demostración está de vuelta, menos las peticiones de oración de ejemplo.',
    counts: ({ events, sermons, announcements, prayer_requests }) =>
      list(
        [
          events > 0 && plural(events, { one: '1 evento', other: '# eventos' }),
          sermons > 0 && plural(sermons, { one: '1 sermón', other: '# sermones' }),
          announcements > 0 && plural(announcements, { one: '1 anuncio', other: '# anuncios' }),
          prayer_requests > 0 &&
            plural(prayer_requests, {
              one: '1 petición de oración de ejemplo',
              other: '# peticiones de oración de ejemplo',
            }),
        ].filter((part) => part !== false),
      ) || null,
    demoFact: (fact) => `Ahora «${fact}», aún de la demostración.`,
    stepsLabel: 'Pasos',
    stepOf: (place, count) => `Paso ${place} de ${count}`,
    steps: {
      church: 'Su iglesia',
      site: 'Sitio anterior',
      services: 'Cultos',
      words: 'Personas y textos',
      look: 'Aspecto',
      address: 'Dirección',
      demo: 'Demostración',
      ready: 'Listo',
    },
    headings: {
      church: 'Su iglesia',
      site: '¿Ya tienen un sitio?',
      services: 'Cuándo se reúnen',
      words: 'Personas y textos',
      look: 'El aspecto',
      address: 'Su dirección',
      demo: 'El contenido de la demostración',
      ready: '¿Listo?',
    },
    whoTitle: '¿Quién es usted?',
    whoLead:
      'Con su propio nombre, el registro de actividad dice qué hizo usted, y este teléfono puede abrirle sin la contraseña. El sitio queda a su nombre.',
    whoJoined: (name) => `Entró como ${name}. El sitio está a su nombre.`,
    whoUnfinished:
      'Su nombre todavía no está guardado: hacen falta un nombre, un correo electrónico y después una llave de acceso o una contraseña. Lo que escribió sigue en «¿Quién es usted?».',
    skip: 'Omitir',
    begin: 'Empezar',
    goOn: 'Continuar',
    saveAndGoOn: 'Guardar y continuar',
  },
  setupForm: {
    churchNoun: 'iglesia',
    saveLanguage: 'Guardar el idioma y el reloj',
    labels: {
      name: 'Nombre de la iglesia',
      street: 'Calle y número',
      city: 'Ciudad o pueblo',
      welcome: 'Una frase de bienvenida',
    },
    zoneHere: (zone) => `La zona horaria de este navegador: ${zone}.`,
    takeZone: (zone) => `Usar ${zone}`,
    serviceNoun: 'culto',
    service: {
      title: 'Cómo se llama',
      weekday: 'Día',
      time: 'Empieza a las',
      length_minutes: 'Duración en minutos',
      location: 'Dónde',
    },
    titleHelp: 'Por ejemplo «Culto de adoración» o «Santa Misa».',
    locationHelp: 'Por ejemplo «Templo principal».',
    saveService: 'Guardar el culto',
    rhythmStays: 'Aquí eso se queda como está. Para cambiarlo, edite el culto en',
  },
  setupSteps: {
    site: {
      lead: 'Escriba su dirección. Se lee mientras usted completa lo demás, y nadie ve nada de ello antes de que usted lo diga.',
      address: 'Dirección del sitio anterior',
      begin: 'Leer nuestro sitio anterior',
      skip: 'No tenemos: omitir este paso',
      isRead: 'Se está leyendo. Puede seguir; el último paso dice lo que se encontró.',
      reading: (done) =>
        done > 0
          ? `Se está leyendo su sitio anterior: ${done} hasta ahora`
          : 'Se está leyendo su sitio anterior',
      failed: 'No se pudo leer su sitio anterior.',
      look: 'Ver lo que se encontró',
      another: 'Leer otro sitio',
      whatWasFound: 'De su sitio anterior',
      toReport: 'Verlo y tomarlo',
    },
    address: {
      lead: 'El nombre con el que la gente encuentra el sitio, por ejemplo su-iglesia.org. Puede esperar: todo funciona sin él, pero lo que se escribe viaja sin cifrar.',
    },
    services: {
      lead: 'Cuándo se reúnen está en la página de inicio, al pie de cada página, en los calendarios y en lo que leen los buscadores, y las reuniones del fin de semana, en la página para visitantes. Se dice una vez y vale en todas partes.',
      all: 'Todos sus cultos',
      places: 'Dónde están los cultos',
      visit: { title: 'Visita', text: 'Los cultos del fin de semana, para una primera visita' },
      events: { title: 'Eventos', text: 'Todo lo demás que tiene fecha' },
      goOn: 'Continuar con las personas y los textos',
    },
    words: {
      lead: (isDemo) =>
        `Esto se escribe allí donde está: abra una página y presione el lápiz junto a lo que quiera cambiar. No hace falta cambiarlo todo: ${isDemo ? 'cuando diga que el sitio ya es suyo, ' : ''}donde no haya escrito nada, los visitantes leen palabras sencillas con el nombre de su iglesia. Solo las creencias, la misión y la visión quedan vacías hasta que las escriban o las confirmen.`,
      places: 'Páginas por escribir',
      home: { title: 'Inicio', text: 'La carta de bienvenida y quién la firma' },
      about: { title: 'Nosotros', text: 'Su historia, sus valores, lo que la gente pregunta' },
      leaders: { title: 'Líderes', text: 'Las personas que los visitantes deben conocer por su nombre' },
      visit: { title: 'Visita', text: 'Cómo es un domingo, dónde estacionar, cómo llegar' },
      ministries: { title: 'Ministerios', text: 'Agregarlos, reescribirlos, ordenarlos y quitarlos' },
      beliefs: { title: 'Creencias', text: 'Lo que ustedes creen, punto por punto' },
      missionVision: { title: 'Misión y visión', text: 'Para qué existe su iglesia' },
      giving: { title: 'Ofrendas', text: 'Por qué y cómo se ofrenda' },
      livestream: { title: 'Culto en vivo', text: 'Lo que se dice junto a la transmisión' },
      churchWords: { title: 'Todos los textos', text: 'Cada texto del sitio en una sola lista' },
      goOn: 'Continuar con el aspecto',
    },
    look: {
      lead: 'Bastan uno o dos colores y un logotipo. Elija lo que elija, el texto se lee bien: el sitio ajusta el color hasta lograrlo y le muestra cómo.',
      places: 'Lo que puede verse de otra manera',
      home: { title: 'Inicio', text: 'Su propia imagen detrás de las primeras palabras' },
      goOn: 'Continuar con el contenido de la demostración',
    },
    demo: {
      keep: 'Conservarlo y continuar',
      remove: 'Eliminar el contenido de la demostración',
      left: [
        'Siguen como los trajo la demostración: ',
        '. Consérvelos para escribir encima, uno por uno, o elimínelos todos a la vez. Lo que ustedes cambiaron se queda, y los ministerios también.',
      ],
      services: ' Los cultos conservan sus nombres y horas; solo se va lo que la demostración dice de ellos.',
      undoable:
        'Eliminarlo es un solo cambio: puede deshacerlo aquí mismo, y durante un año en «Más», «Actividad».',
      undoableWithoutPrayer:
        'Eliminarlo es un solo cambio: puede deshacerlo aquí mismo, y durante un año en «Más», «Actividad». Solo las peticiones de oración de ejemplo no vuelven: el registro de actividad nunca guarda peticiones de oración.',
      removed: (counts) => `El contenido de la demostración ya no está. Se eliminaron: ${counts}.`,
    },
    ready: {
      left: 'Esto todavía no es suyo. Nada de ello es para hoy: puede decir que el sitio ya es suyo y volver a esta lista cuando quiera.',
      nothingLeft: 'Aquí todo es ya suyo.',
      look: 'Ver su sitio',
      finish: 'Este ya es nuestro sitio',
    },
  },
} satisfies Catalogue<typeof english>;
