import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type {
  sermonFormMessages,
  sermonLibraryMessages,
  sermonMessages,
  sermonPageMessages,
} from './messages.ts';

const { plural } = sentencesIn('es');

export const sermonMessagesEs: Catalogue<typeof sermonMessages> = {
  title: 'El título debe tener al menos 2 caracteres.',
  speaker: 'El nombre del predicador debe tener al menos 2 caracteres.',
  date: 'Elija una fecha.',
  dateOutOfRange: 'Elija una fecha entre el 1 de enero de 1900 y hoy.',
  url: 'Escriba una dirección web válida.',
  noMedia: 'Indique la dirección de un video o un archivo de sonido.',
  description: 'La descripción debe tener al menos 10 caracteres.',
  tooManyBlanks: (most) => `Las notas pueden tener ${most} espacios en blanco como máximo.`,
  loading: 'Cargando los sermones...',
  loadFailed: 'No se pudieron cargar los sermones. Inténtelo de nuevo más tarde.',
  noneFound: 'No se encontraron sermones. Pruebe con otras palabras u otros filtros.',
  noneYet:
    'Aquí estarán los sermones, cada uno con su video, su pasaje y su fecha. El primero está por llegar.',
  noSeries: 'Todavía no hay series. Se agregan al crear los sermones.',
  noSpeakers: 'Todavía no hay predicadores. Se agregan al crear los sermones.',
  noVideo: 'Sin video disponible',
  added: 'El sermón se agregó',
  updated: 'El sermón se actualizó',
  deleted: 'El sermón se eliminó',
  addFailed: (message) => `No se pudo agregar el sermón: ${message}`,
  updateFailed: (message) => `No se pudo actualizar el sermón: ${message}`,
  deleteFailedInLibrary: 'No se pudo eliminar el sermón',
  deleteQuestion: (title) => `El sermón «${title}» se eliminará definitivamente. Esto no se puede deshacer.`,
  deleteFailed: (message) => `No se pudo eliminar el sermón: ${message}`,
  placeholder: {
    title: 'Sermón sin título',
    speaker: 'Predicador desconocido',
    date: 'Sin fecha',
    description: 'Sin descripción.',
  },
};

export const sermonLibraryMessagesEs: Catalogue<typeof sermonLibraryMessages> = {
  heading: 'Sermones',
  titleOfPage: (page) => `Sermones, página ${page}`,
  watchLive: 'Ver el culto en vivo',
  shelf: 'Series de sermones',
  bookSays: (count) => plural(count, { one: ' sermón, el último en ', other: ' sermones, el último en ' }),
  all: 'Todos los sermones',
  pages: 'Páginas de sermones',
  search: 'Buscar sermones',
  searchExample: 'Buscar por título, predicador o pasaje...',
  searchButton: 'Buscar',
  series: 'Series',
  speakers: 'Predicadores',
  showAllSeries: 'Mostrar todas las series',
  chosen: (count) => plural(count, { one: ' opción elegida', other: ' opciones elegidas' }),
  clear: 'Borrar',
  done: 'Listo',
  clearFilters: 'Quitar los filtros',
  clearAllFilters: 'Quitar todos los filtros',
  none: 'No hay sermones',
  found: (count, isFiltered) => {
    const sermons = `${count} ${plural(count, { one: 'sermón', other: 'sermones' })}`;
    return isFiltered ? `${sermons} ${plural(count, { one: 'encontrado', other: 'encontrados' })}` : sermons;
  },
  foundOnPage: (found, page, pages) => `${found}, página ${page} de ${pages}`,
  feedTitle: (church) => `Sermones de ${church}`,
  feedAbout: (church, place) => `Los sermones de ${church} en ${place}.`,
};

export const sermonPageMessagesEs: Catalogue<typeof sermonPageMessages> = {
  about: 'Sobre este sermón',
  passage: (passage) => `Pasaje: ${passage}`,
  ofSeries: (series) => `Serie: ${series}`,
  scripture: 'Pasaje bíblico',
  readAt: (site) => `Leer en ${site}`,
  series: 'Serie',
  part: (part, parts) => `Parte ${part} de ${parts}`,
  watchOn: (hosts) => `Ver en ${hosts.join(' o ')}`,
  watchTitle: (title) => `: ${title} (se abre en otra pestaña)`,
  moreIn: 'Más de la serie',
  previous: 'Anterior en la serie',
  next: 'Siguiente en la serie',
  notes: 'Notas',
  fillIn: 'Complete los espacios en blanco mientras escucha, aquí o en papel.',
  blank: (number) => `Espacio en blanco ${number}`,
};

export const sermonFormMessagesEs: Catalogue<typeof sermonFormMessages> = {
  add: 'Agregar sermón',
  adding: 'Agregando...',
  addTitle: 'Agregar un sermón nuevo',
  addAbout: 'Complete los datos para agregar un sermón a la biblioteca.',
  editTitle: 'Editar el sermón',
  opening: 'Abriendo el sermón',
  update: 'Actualizar el sermón',
  updating: 'Actualizando...',
  deleteTitle: '¿Eliminar este sermón?',
  change: (title) => `Cambiar ${title}`,
  title: 'Título',
  speaker: 'Predicador',
  chooseSpeaker: 'Elija un predicador',
  someoneElse: 'Otra persona',
  speakerName: 'Nombre del predicador',
  date: 'Fecha',
  passage: 'Pasaje',
  passageExample: 'Lucas 10:25-37',
  series: 'Serie',
  videoUrl: 'Dirección del video',
  videoHelp: 'Un enlace al sermón en YouTube o Vimeo se reproduce en este mismo sitio.',
  description: 'Descripción',
  thumbnail: 'Miniatura',
  thumbnailHelp: 'Si no hay imagen, el sitio dibuja una para este sermón.',
  notes: 'Notas para completar',
  notesHelp:
    'Los visitantes las completan junto al video. Seleccione una palabra y presione «Espacio en blanco»: la palabra se convierte en un espacio para completar. `[[]]` en una línea aparte es un renglón para escribir; `- elemento` y `1. elemento` forman listas.',
  notesPreview: 'Así lo verán los visitantes, con las palabras que ellos completan.',
  marking: 'Dar formato a las notas',
  marks: { blank: 'Espacio en blanco', heading: 'Encabezado', strong: 'Negrita' },
  markExamples: { blank: 'palabra', heading: 'Encabezado', strong: 'palabras' },
};
