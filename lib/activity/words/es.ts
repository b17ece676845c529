import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

const { list, plural } = sentencesIn('es');

function lowerAfterFirst(sentence: string, place: number): string {
  return place === 0 ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

export default {
  activity: {
    title: 'Actividad',
    description: 'Qué se cambió en este sitio, cuándo y desde qué navegador. Se guarda durante un año.',
    loading: 'Cargando el registro de actividad...',
    loadFailed: 'No se pudo cargar el registro de actividad',
    empty: 'Todavía no se ha cambiado nada.',
    emptyHint:
      'Desde ahora se guarda aquí cada cambio de eventos, sermones, ministerios, anuncios y ajustes.',
    everything: 'Todo',
    emptyOfKind: 'No se ha cambiado nada de este tipo.',
    undoAnyway: 'Deshacer de todos modos',
    undo: 'Deshacer',
    undoQuestion:
      'Lo que se agregó se elimina. Deshacerlo queda también en el registro, y se puede deshacer a su vez.',
    restoreQuestion:
      'Se recupera el estado anterior. Deshacerlo queda también en el registro, y se puede deshacer a su vez.',
    restored: 'Deshecho',
    undone: 'Todo lo de esta entrada ya está deshecho.',
    restoreFailed: (message) => `No se pudo deshacer: ${message}`,
    notFound: 'Esta entrada ya no está en el registro.',
    changedSince:
      'Esto se volvió a cambiar después. Si lo deshace, los valores anteriores reemplazan a los más recientes.',
    blocked: 'Aquello a lo que esto pertenece se eliminó después. Primero deshaga esa eliminación.',
    final: 'El registro no guarda direcciones del equipo de oración, por eso esto no se puede deshacer.',
    taken: 'Otra cosa tiene la dirección de lo que volvería. Cámbiela o elimínela primero.',
    nothingDeleted: 'Esta eliminación ya no está en el registro.',
    filter: 'Mostrar',
    showMore: 'Mostrar más',
    today: 'Hoy',
    yesterday: 'Ayer',
    justNow: 'ahora mismo',
    sharedPassword: 'Contraseña compartida',
    origins: {
      here: 'este navegador',
      browser: (session) => `navegador ${session}`,
      outside: 'fuera del sitio',
    },
    asBefore: 'De nuevo como antes',
    deletedSince: 'Eliminado después',
    whatChanged: 'Qué cambió',
    more: (count) => `y ${count} más`,
    whatItSaid: 'Qué decía',
    before: 'antes: ',
    after: ' después: ',
    none: 'nada',
    yes: 'sí',
    no: 'no',
  },
  headlines: {
    changedBack: 'Cambió algo y lo volvió a dejar como estaba',
    undone: (subject) => `Deshecho: ${subject}`,
    changedFrom: (subject, date) => `Cambió ${subject} a partir del ${date}`,
    actions: {
      created: (subject) => `Agregó ${subject}`,
      updated: (subject) => `Cambió ${subject}`,
      deleted: (subject) => `Eliminó ${subject}`,
    },
    together: (sentences) => sentences.map(lowerAfterFirst).join(', '),
    list,
    oneDate: (subject) => `una fecha del ${subject}`,
    named: (singular, name) => `${singular} ${name}`,
    seriesNamed: (count, name) => `${count} series con el nombre ${name}`,
    eventsNamed: (count, name) => `${count} eventos con el nombre ${name}`,
    nothing: 'nada',
    things: (count) => plural(count, { one: '# elemento', other: '# elementos' }),
    untitled: 'Sin título',
    quoted: (name) => `«${name}»`,
  },
} satisfies Catalogue<typeof english>;
