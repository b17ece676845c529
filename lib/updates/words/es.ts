import { beforeName } from '#lib/core/language/spanish-article.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

export default {
  updates: {
    wrongWhen: 'Indique cuándo: now, tonight o never.',
    byHand: (commands) =>
      `Este sitio no se actualiza desde aquí. Ponga en su lugar los archivos de la versión nueva y escriba en su máquina:\n${commands}`,
    runsAlready: 'Hay una actualización en marcha. Espere a que termine.',
    nothingPlanned: 'No hay ninguna actualización prevista.',
    nothingNewer: (latest) =>
      latest === null
        ? 'No se conoce ninguna versión más nueva.'
        : `No se ofrece ninguna versión más nueva: la última es la ${latest}.`,
  },
  updateReasons: {
    no_release: 'No se pudo obtener la versión nueva.',
    bad_signature: 'La versión no lleva la firma de quienes hacen este programa, así que no se tocó.',
    lower_version: 'La versión no es más nueva que la que funciona.',
    disk: 'El disco tiene muy poco espacio para la actualización.',
    memory: 'La máquina tiene muy poca memoria libre para la actualización.',
    trial_failed: 'La versión nueva falló al probarla con una copia de sus datos.',
    did_not_start: 'La versión nueva no arrancó.',
    unhealthy: 'La versión nueva arrancó, pero sus páginas no estaban bien.',
    migration_failed: 'La versión nueva no pudo adaptar sus datos.',
    hung: 'La versión nueva no respondió a tiempo.',
    died: 'La versión nueva se cerró sola en menos de un minuto.',
    interrupted: 'La máquina se detuvo en medio de la actualización.',
    migration_waits_on_own_database:
      'La versión nueva cambia tablas de una base de datos que el sitio no creó, así que una persona tiene que actualizarla a mano.',
    busy: 'Había una copia de seguridad, una importación o un envío en marcha.',
    by_hand: 'Alguien volvió atrás en la propia máquina.',
    unknown: 'No se conoce el motivo.',
    withDetail: (words, detail) => `${words} (${detail})`,
    missing: ({ folder, missing, wanted, free }) =>
      `${folder ? `${folder}: ` : ''}faltan ${missing} MB; hacen falta ${wanted} MB y hay ${free} MB libres`,
  },
  updatesLog: {
    singular: 'actualización',
    plural: 'actualizaciones',
    kind: 'Actualizaciones',
    subject: 'las actualizaciones',
    labels: { version: 'Versión', at: 'Comienza' },
    about: 'Lo que se decidió sobre las actualizaciones.',
    changed: 'Cambió la decisión sobre las actualizaciones',
    choices: {
      now: (version) => `Inició la actualización a la versión ${version}`,
      tonight: (version) => `Dejó la actualización a la versión ${version} para la noche`,
      never: (version) => `Descartó la versión ${version}`,
      taken_back: (version) => `Anuló la actualización prevista a la versión ${version}`,
    },
  },
  updateMail: {
    subject: (church) => `Se deshizo una actualización del sitio web ${beforeName('de', church)}`,
    lead: (to, from) =>
      `El sitio web iba a pasar a la versión ${to}. No salió bien, así que por sí solo volvió a la versión ${from}.`,
    nothingLost:
      'El sitio está como antes de la actualización. Mientras se probaba no se podía cambiar nada, así que no se perdió nada.',
    open: 'Abrir la oficina',
  },
  updateView: {
    loading: 'Buscando actualizaciones …',
    loadFailed: 'No se pudo cargar lo que se sabe de las actualizaciones',
    out: (version) => `Salió la versión ${version}`,
    securityOut: (version) => `Salió la versión ${version}, que cierra un fallo de seguridad`,
    security: 'Seguridad',
    whatIsNew: 'Qué hay de nuevo',
    takes: (time) =>
      `Primero se prueba la versión nueva con una copia de sus datos. Los visitantes siguen leyendo todo el tiempo. Durante ${time} como máximo no se puede guardar nada, y los formularios abiertos conservan lo escrito. Si algo sale mal, el sitio vuelve atrás por sí solo.`,
    minutes: (minutes) => (minutes === 1 ? 'un minuto' : `${minutes} minutos`),
    tonight: 'Actualizar esta noche',
    now: 'Actualizar ahora',
    never: 'Esta no',
    tryTonight: 'Intentar de nuevo esta noche',
    nowTitle: (version) => `¿Actualizar ahora a la versión ${version}?`,
    nowText: 'Comienza en menos de un minuto.',
    plannedTonight: (version) => `La versión ${version} se instala de noche. No tiene que hacer nada.`,
    startedNow: (version) => `Comienza la actualización a la versión ${version}.`,
    putAside: (version) => `La versión ${version} no se volverá a ofrecer.`,
    takenBack: 'La actualización queda anulada.',
    failed: (message) => `No se hizo: ${message}`,
    planned: (version, moment) => `La actualización a la versión ${version} está prevista: ${moment}`,
    beginsNow: (version) => `La actualización a la versión ${version} comienza en un momento`,
    takeBack: 'Anular',
    updating: 'El sitio se está actualizando. Se puede leer; durante un momento no se puede guardar nada.',
    wentBack: (version) => `La actualización a la versión ${version} se deshizo`,
    runsAgain: (version) => `El sitio funciona otra vez con la versión ${version}, como antes.`,
    didNotBegin: 'El último intento no comenzó.',
    byHand:
      'Este sitio lo actualiza la persona que cuida su máquina. Con los archivos de la versión nueva en su lugar, bastan dos órdenes:',
    askOwner: 'Una persona responsable del sitio puede instalarla.',
    present: (version) => `Esta es la versión ${version}.`,
    newest: 'Es la más nueva.',
    notAsked: 'El sitio no busca actualizaciones: falta UPDATES_URL.',
    aside: (version) => `Salió la versión ${version}. Usted decidió no instalarla.`,
    checked: (moment) => `Última búsqueda: ${moment}.`,
  },
} satisfies Catalogue<typeof english>;
