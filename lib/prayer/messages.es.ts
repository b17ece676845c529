import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type { prayerMessages } from './messages.ts';

const { plural } = sentencesIn('es');

export const prayerMessagesEs: Catalogue<typeof prayerMessages> = {
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
};
