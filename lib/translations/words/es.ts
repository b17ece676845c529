import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

const { plural } = sentencesIn('es');

export default {
  translations: {
    oneLanguage: 'El sitio tiene un solo idioma. El segundo se elige en los ajustes.',
    noKind: 'No hay traducciones de ese tipo.',
    noText: 'Esto no tiene traducción.',
    onlyPages: 'Solo sus propias páginas tienen esto.',
    noPath: 'Escriba una dirección que una página suya pueda tener, como /bodas.',
    pathTaken: 'Otra página tiene esta dirección.',
    noProgram: 'No hay ningún programa de traducción configurado (TRANSLATE_URL).',
    programSilent: 'El programa de traducción no responde. Inténtelo más tarde.',
    notExchanged: (rows: number) =>
      `Los idiomas no se intercambiaron: ${plural(rows, { one: 'falta # traducción, o no está al día', other: 'faltan # traducciones, o no están al día' })}.`,
    dateOf: (title, date) => `${title}, ${date}`,
  },
  translating: {
    inLanguage: (label, language) => `${label} en ${language}`,
    missing: 'Aún sin traducir: los visitantes leen el original.',
    noOriginal: 'Escriba primero el original.',
    stale: (original) => `Cambió después: el original dice «${original}».`,
    machine: 'Hecho por un programa: revíselo.',
    suggest: 'Sugerir',
    suggestNamed: (label) => `Sugerir: ${label}`,
    suggestFailed: (message) => `No se sugirió nada: ${message}`,
    isRight: 'Está bien',
    isRightNamed: (label) => `Está bien: ${label}`,
    confirmFailed: (message) => `No se confirmó: ${message}`,
    noun: (language) => `traducción al ${language}`,
    opening: (language) => `Cargando: ${language}`,
    loadFailed: (language) => `No se pudieron cargar las palabras en ${language}.`,
    lead: (language) =>
      `Primero lo que los visitantes leen antes en ${language}. Toque un texto para abrirlo.`,
    translateNext: (count) => `Ahora traduzca: ${count === 1 ? 'una entrada' : `${count} entradas`}`,
    wordsIn: (language: string, due: number) =>
      due > 0 ? `En ${language}: ${due} por hacer` : `En ${language}`,
    onlyOne: 'Su sitio tiene un solo idioma. El segundo se elige en los ajustes.',
    toSettings: 'Abrir los ajustes',
    listFailed: (message) => `No se pudo cargar la lista: ${message}`,
    stateFilter: 'Mostrar',
    kindFilter: 'De',
    everyKind: 'Todo',
    states: {
      due: 'Pendiente',
      missing: 'Lo que falta',
      stale: 'Lo que cambió después',
      machine: 'Lo hecho por un programa',
      all: 'Todo',
    },
    marks: {
      missing: 'falta',
      stale: 'cambió después',
      machine: 'hecho por un programa',
      there: 'traducido',
    },
    nothing: 'No queda nada por traducir',
    nothingHint: 'Todos los textos de esta selección están en los dos idiomas.',
    count: (count) => (count === 1 ? 'Una entrada' : `${count} entradas`),
    moreTexts: (count) => (count === 1 ? 'Un texto más' : `${count} textos más`),
    showMore: 'Mostrar más',
    narrow: (count) => `Se muestran los primeros ${count}. Elija un tipo para ver otros.`,
    dialogTitle: (title) => `Traducir: ${title}`,
    save: 'Guardar',
    saveNext: 'Guardar y seguir',
    saving: 'Guardando...',
    saved: (language) => `Las palabras en ${language} están guardadas`,
    undone: 'Deshecho',
    undoFailed: (message) => `No se deshizo: ${message}`,
    saveFailed: (language, message) => `Las palabras en ${language} no se guardaron: ${message}`,
  },
  translationsLog: {
    singular: 'traducción',
    plural: 'traducciones',
    kind: 'Traducciones',
    labels: { fields: 'Palabras', path: 'Dirección', is_ready: 'Lista' },
    about: 'Lo que las filas de otras tablas dicen en el segundo idioma del sitio.',
    subjectIn: (language, name) =>
      name ? `las palabras en ${language} de ${name}` : `palabras en ${language}`,
    actions: {
      created: (subject) => `Se tradujeron ${subject}`,
      updated: (subject) => `Se cambiaron ${subject}`,
      deleted: (subject) => `Se quitaron ${subject}`,
    },
  },
} satisfies Catalogue<typeof english>;
