import { sentencesIn } from '#lib/core/language/sentences.ts';
import { beforeName } from '#lib/core/language/spanish-article.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

const { plural } = sentencesIn('es');

export default {
  prayer: {
    lead: 'Lo que las personas nos han pedido en oración. Guárdelo en confianza: léalo aquí y déjelo aquí.',
    tabs: 'Peticiones de oración y equipo',
    newRequests: 'Peticiones nuevas',
    inProgress: 'En curso',
    completed: 'Completadas',
    team: 'Correos del equipo de oración',
    statuses: { new: 'Nueva', inprogress: 'En curso', completed: 'Completada' },
    loading: 'Cargando las peticiones de oración...',
    loadFailed: (problem) => `No se pudieron cargar las peticiones de oración: ${problem}`,
    stoppedLoadFailed: (message) => `No se pudo cargar el estado de los avisos: ${message}`,
    empty: (label) => `No hay peticiones de oración con el estado «${label}»`,
    pages: 'Páginas de peticiones de oración',
    view: 'Marcar como vista',
    complete: 'Marcar como completada',
    statusChanged: (label) => `El estado de la petición de oración cambió a «${label}».`,
    viewed: 'La petición de oración se marcó como vista y pasó a «En curso».',
    statusFailed: (message) => `No se pudo cambiar el estado: ${message || 'error desconocido'}`,
    isNow: (label) => `El estado de la petición ahora es «${label}».`,
    deleteTitle: '¿Desea continuar?',
    deleteQuestion: 'La petición de oración se eliminará para siempre. Esta acción no se puede deshacer.',
    deleted: 'La petición de oración se eliminó para siempre.',
    deleteFailed: (message) => `No se pudo eliminar la petición de oración: ${message}`,
    anonymous: 'Anónimo',
    askedWhere: (source) =>
      source === 'connect'
        ? ', en una tarjeta de bienvenida'
        : source
          ? ', junto a la transmisión en vivo'
          : '',
    notifications: ({ sent, waiting, stopped }) => {
      const parts = [
        sent > 0 && `enviado a ${sent}`,
        waiting > 0 && `por enviar a ${waiting}`,
        stopped > 0 && `detenido para ${stopped}`,
      ];
      return `Aviso al equipo: ${parts.filter(Boolean).join(', ')}.`;
    },
    stopped: (count) => plural(count, { one: 'Un aviso no se entregó', other: '# avisos no se entregaron' }),
    to: 'Para',
    aboutRequest: (label) => `, sobre una petición con el estado «${label}»`,
    because: (reason) => `: ${reason}`,
    sendAgain: 'Enviar de nuevo',
    sentAgain: 'El aviso está otra vez en camino.',
    sendAgainFailed: (problem) => `No se pudo enviar el aviso de nuevo: ${problem}`,
  },
  prayerLog: {
    about:
      'Las peticiones de oración, primero la más reciente. De las anónimas no se entrega ni el nombre ni la dirección.',
    team: {
      singular: 'equipo de oración',
      plural: 'direcciones del equipo de oración',
      kind: 'Equipo de oración',
      added: 'Agregó una dirección al equipo de oración',
      removed: 'Quitó una dirección del equipo de oración',
      changed: 'Cambió una dirección del equipo de oración',
      resumed: 'Una dirección del equipo de oración vuelve a recibir correo',
      paused: 'Puso en pausa una dirección del equipo de oración',
      about: 'A quiénes se envían los correos de las peticiones de oración.',
    },
  },
  prayerMail: {
    subject: (church) => `Una nueva petición de oración ${beforeName('en', church)}`,
    heading: 'Alguien ha pedido a nuestro equipo que ore:',
    from: (author) => `De: ${author}`,
    received: (moment) => `Recibida: ${moment}`,
    noTeam:
      'Alguien ha pedido oración. Este correo llega a la iglesia porque todavía no hay nadie en el equipo de oración. Lo que pidió está solo en el sitio.',
    open: 'Abrir las peticiones de oración',
    thanks: 'Gracias por orar. Lo que lea aquí, por favor, que quede dentro del equipo.',
  },
  prayerTeam: {
    invalidEmail: 'Escriba una dirección de correo electrónico válida',
    mayExist: 'Es posible que el correo ya esté en la lista.',
    add: 'Agregar al equipo de oración',
    name: 'Nombre',
    email: 'Correo electrónico',
    addEmail: 'Agregar correo',
    added: 'La persona se agregó al equipo de oración.',
    addFailed: (message) =>
      `No se pudo agregar el correo. ${message || 'Es posible que el correo ya esté en la lista.'}`,
    getsNone: 'No recibe avisos',
    notificationsTo: (email) => `Avisos a ${email}`,
    willReceive: 'Este correo recibirá los avisos de peticiones de oración.',
    willNotReceive: 'Este correo ya no recibirá los avisos de peticiones de oración.',
    switchFailed: (message) => `No se pudo cambiar el estado del correo: ${message}`,
    removeOne: (email) => `Quitar ${email}`,
    removeTitle: 'Quitar del equipo de oración',
    removeQuestion: '¿Desea quitar este correo del equipo de oración?',
    removed: 'La persona se quitó del equipo de oración.',
    removeFailed: (message) => `No se pudo quitar el correo del equipo de oración: ${message}`,
    loading: 'Cargando los correos del equipo de oración...',
    loadFailed: (message) => `No se pudieron cargar los correos del equipo de oración: ${message}`,
    empty: 'Todavía no hay nadie en el equipo de oración',
  },
} satisfies Catalogue<typeof english>;
