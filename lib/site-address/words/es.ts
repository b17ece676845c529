import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

export default {
  siteAddress: {
    loadFailed: 'No se pudo cargar la dirección',
    loading: 'Cargando la dirección...',
    plain: 'Este sitio todavía no tiene nombre: lo que escriba aquí viaja sin cifrar.',
    nameLabel: 'El nombre de su sitio',
    nameHelp:
      'Por ejemplo su-iglesia.org. Se lo alquila un registrador; quizá su sitio actual esté en él. Sus visitantes siguen allí hasta que usted se mude.',
    ipv4Label: 'La dirección pública de esta máquina',
    ipv4Help:
      'Cuatro números, como 203.0.113.7. Esta máquina está detrás de un router y no puede verla: la muestra la página del propio router, o las de la empresa que aloja la máquina. El router tiene que pasar los puertos 80 y 443 a esta máquina.',
    lookUp: 'Mostrar qué escribir',
    otherName: 'Otro nombre',
    lines: 'Líneas para su registrador',
    linesLead: (name) =>
      `Donde se alquila ${name} hay una página llamada «DNS». Escriba allí estas líneas y quite otras del mismo tipo y nombre. Deje en paz las líneas de tipo MX: el correo depende de ellas.`,
    labels: { type: 'Tipo', name: 'Nombre', value: 'Valor' },
    shortName: (name) => `en algunos formularios: ${name}`,
    copy: 'Copiar',
    copied: 'Copiado.',
    copyValue: (value) => `Copiar ${value}`,
    stamps: { yes: 'está', no: 'todavía no', elsewhere: 'lleva a otra parte' },
    foundElsewhere: (found, builder) => (builder ? `${found}, probablemente ${builder}` : found),
    proxied: 'Apague la nube naranja de esta línea («DNS only»), para que el nombre lleve aquí.',
    takeAway: 'Quite esta línea: lleva a algunos visitantes a otra parte.',
    again: 'El sitio vuelve a preguntar solo. Un cambio puede tardar una hora en verse en todas partes.',
    unanswered:
      'Los servidores de nombres no respondieron todos, o todavía no lo mismo. El sitio vuelve a preguntar solo.',
    moveIn: 'Mudarse',
    moveInHelp: (url) =>
      `Un minuto después, el sitio está en ${url}, cifrado. La dirección anterior lleva allí, y usted inicia sesión una vez más.`,
    moveInNot: 'Podrá mudarse cuando estén todas las líneas.',
    moving: 'La mudanza está en marcha',
    movingLead: (url) =>
      `Se está pidiendo el certificado de ${url}. Suele tardar menos de un minuto; no hace falta que espere aquí.`,
    moved: 'Su sitio está en su nombre',
    movedLead: 'Todo lo que los visitantes envían y leen va cifrado. Las direcciones anteriores llevan aquí.',
    open: (url) => `Abrir ${url}`,
    failed: 'La mudanza todavía no se hizo',
    certificate: (until, renews) =>
      `El certificado vale hasta el ${until}. El sitio lo renueva solo hacia el ${renews}.`,
    expired: (until) =>
      `El certificado terminó el ${until}, así que los navegadores advierten de este sitio.`,
    decidedBy: {
      environment:
        'La configuración de la máquina dice qué dirección tiene este sitio (SITE_URL), así que aquí no se elige nada.',
      proxy:
        'Delante de este sitio hay un servidor web o un túnel (TRUST_PROXY), que tiene su nombre y su certificado, así que aquí no se elige nada.',
      ports:
        'Este sitio se inició sin los puertos 80 y 443, así que no puede tener un certificado propio. Ponga delante un servidor web con HTTPS y escriba la dirección en SITE_URL, o instálelo como versión publicada.',
    },
    current: (url) => `El sitio está en ${url}.`,
  },
  addressNames: {
    missing: 'Escriba el nombre de su sitio, por ejemplo su-iglesia.org.',
    path: 'Escriba solo el nombre, sin nada detrás de una barra.',
    port: 'Escriba el nombre sin dos puntos ni número: el sitio está en los puertos habituales.',
    number: 'Escriba un nombre, no un número: los certificados son para nombres.',
    local: 'Este nombre no lleva a ninguna parte fuera de su casa. Escriba uno que alquile un registrador.',
    wrong: 'Esto no es el nombre de un sitio web. Escriba uno como su-iglesia.org.',
    ipv4: 'Escriba cuatro números con puntos entre ellos, como 203.0.113.7.',
    ipv4Private: 'Este número es para el interior de una red. Escriba el público.',
    notYet: (name) =>
      `La línea de ${name} todavía no está, o no en todas partes. Escríbala en el registrador; puede tardar una hora en verse.`,
    elsewhere: (name, found) =>
      `${name} todavía lleva a otra parte (${found}). Cambie su línea en el registrador.`,
  },
  certificateFailures: {
    again: (moment) => `Se vuelve a intentar el ${moment}.`,
    reasons: {
      rateLimited: () =>
        'La autoridad no da por ahora más certificados para este nombre: se pidieron demasiados.',
      caa: (name) =>
        `Una línea de tipo CAA en ${name} prohíbe a esta autoridad dar un certificado. Añada en el registrador una que lo permita (letsencrypt.org para Let’s Encrypt), o quite las líneas CAA.`,
      dns: (name) =>
        `La autoridad no encuentra ninguna dirección de ${name}. Revise sus líneas en el registrador.`,
      connection: (name) =>
        `La autoridad no llega a este sitio en ${name}: el puerto 80 tiene que estar abierto desde internet. Revise el cortafuegos y, si lo hay, el router.`,
      incorrectResponse: (name) =>
        `Donde la autoridad preguntó por ${name} respondió otro sitio. Revise sus líneas en el registrador.`,
      elsewhere: (name) =>
        `En ${name} responde otro sitio, así que no se preguntó a la autoridad. Revise sus líneas en el registrador.`,
      rejected: (name, detail) =>
        `La autoridad no da ningún certificado para ${name}${detail ? `: ${detail}` : ''}.`,
      clock: () =>
        'El reloj de esta máquina está mal, así que no se puede confiar en ninguna autoridad. Ponga la fecha y la hora.',
      authority: () =>
        'No se pudo reconocer a la autoridad por su propio certificado (ACME_CA_FILE nombra el de una propia).',
      silent: () => 'La autoridad que da los certificados no responde.',
      other: (_name, detail) =>
        detail
          ? `La autoridad no dio ningún certificado: ${detail}`
          : 'La autoridad no dio ningún certificado.',
    },
  },
  certificateMail: {
    subject: {
      ending: (host) => `El certificado de ${host} termina pronto`,
      ended: (host) => `El certificado de ${host} terminó`,
    },
    lead: {
      ending: (host, until) =>
        `No se pudo renovar el certificado de ${host}. Vale hasta el ${until}; después, los navegadores advertirán a los visitantes.`,
      ended: (host, until) =>
        `El certificado de ${host} terminó el ${until} y no se pudo renovar. Los navegadores advierten a los visitantes hasta que haya uno nuevo.`,
    },
    advice: 'El sitio sigue intentándolo solo. Lo que figura en el registrador se ve en «Su dirección».',
    open: 'Abrir su dirección',
  },
  siteAddressLog: {
    singular: 'dirección del sitio',
    plural: 'direcciones del sitio',
    kind: 'Dirección del sitio',
    subject: 'la dirección del sitio',
    labels: { host: 'Nombre', ipv4: 'Dirección pública de la máquina' },
    about: 'El nombre del sitio.',
  },
} satisfies Catalogue<typeof english>;
