import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type { wordsMessages } from './editor-messages.ts';

const { plural } = sentencesIn('es');

export const wordsMessagesEs: Catalogue<typeof wordsMessages> = {
  title: 'Los textos de la iglesia',
  lead: 'Todo lo que en el sitio habla por la iglesia, página por página. Cada texto tiene también un lápiz allí donde está; lo que muestran los buscadores solo se encuentra aquí.',
  see: 'Verlo',
  seen: (page) => ` en el sitio: ${page}`,
  yours: 'De ustedes',
  opening: 'Abriendo el texto',
  noun: 'texto',
  words: 'Texto',
  saving: 'Guardando...',
  sides: { words: 'Escribir', look: 'Ver' },
  side: 'Escribir el texto o verlo en la página',
  facts: 'Datos para poner en el texto',
  factsHelp:
    'Presione uno y quedará donde escribió por último. Sigue al dato, también el día en que cambie. Si la iglesia no tiene ese dato, las palabras entre corchetes que lo rodean desaparecen, y en su lugar sale lo que está detrás de la barra:',
  factsExample: '[llame al {phone}|escríbanos]',
  add: (noun) => `Agregar: ${noun}`,
  entry: (noun, place) => `${noun} ${place}`,
  entryOf: (entry, count) => `${entry} de ${count}`,
  moved: (entry, place, count) => `${entry}: lugar ${place} de ${count}`,
  removeEntry: (entry) => `Quitar ${entry}`,
  tooLong: (count) =>
    plural(count, { one: '# carácter más de los que caben.', other: '# caracteres más de los que caben.' }),
  length: (count, most) => `${count} de ${most} caracteres que caben.`,
  pictureHelp: 'Sin imagen, la página muestra una ventana dibujada.',
  focus: 'Toque lo que debe quedar a la vista, como el rostro.',
  useOriginal: 'Volver al original',
  originalQuestion: 'El texto que traía el sitio reemplaza al de ustedes. Esto se puede deshacer.',
  originalConfirm: 'Usar el original',
  toolbar: 'Cómo se ve el texto',
  tools: {
    bold: 'Negrita',
    italic: 'Cursiva',
    heading: 'Título',
    bulletList: 'Lista',
    orderedList: 'Lista numerada',
    link: 'Enlace',
  },
  linkTarget: 'Adónde lleva el enlace',
  setLink: 'Poner el enlace',
  preview: 'Cómo se verá',
  frame: 'La página con su texto',
  screen: 'En qué pantalla',
  screens: { phone: 'Teléfono', computer: 'Computadora' },
  previewProblem: (problem) => `Continúa en cuanto el texto se pueda guardar: ${problem}`,
  drawing: 'Dibujando la página',
  notShown: 'La página no muestra este texto por ahora.',
};
