import { largestSoundBytes } from '#lib/core/http/body-limits.ts';
import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

const { plural } = sentencesIn('es');

const megabytes = largestSoundBytes / 1_000_000;

export default {
  sound: {
    notSound: 'Este archivo no es MP3 ni M4A. Guarde el audio como MP3 o M4A y elija ese.',
    unreadable: 'Este archivo no se puede leer. Guarde el audio otra vez como MP3 o M4A y elija ese.',
    lossless:
      'Esta grabación es sin pérdida (ALAC) y solo Safari la reproduce. Elija «Comprimido» en la grabadora, o guárdela como MP3 o AAC, y elija ese archivo.',
    film: 'Este archivo es un video. Guarde su audio como MP3 o M4A y elija ese.',
    empty: 'Este archivo está vacío. Elíjalo de nuevo.',
    tooLarge: `Un archivo de audio puede tener hasta ${megabytes} MB. Guárdelo en un tamaño menor y elíjalo de nuevo.`,
    truncated: (length) =>
      `El archivo tiene ${length}. Cópielo de nuevo a este dispositivo y elíjalo otra vez.`,
    ofMinutes: (there, all) => plural(all, { one: `${there} de # minuto`, other: `${there} de # minutos` }),
    ofSeconds: (there, all) => plural(all, { one: `${there} de # segundo`, other: `${there} de # segundos` }),
    brokenOff:
      'El archivo se interrumpe antes del final. Cópielo de nuevo a este dispositivo y elíjalo otra vez.',
    noRoom:
      'El disco del sitio no tiene espacio para este archivo. Avise a la persona que se encarga del sitio.',
    unknown:
      'No existe ese envío. Termina después de un día y al cerrar la sesión. Elija el archivo de nuevo.',
    unfinished: 'El archivo no ha llegado completo. Espere a que termine o elíjalo de nuevo.',
    inUse: 'Un sermón tiene este archivo. Quítelo allí.',
    tooMany: 'Se han enviado muchos archivos en una hora. Espere un poco antes del siguiente.',
    used: 'Otro sermón ya tiene este archivo. Elíjalo de nuevo.',
    elsewhere: 'Esta parte no sigue a lo que ya llegó. Continúe donde está el envío.',
    busy: 'Otra solicitud está enviando este archivo. Inténtelo de nuevo en un momento.',
    otherVersion: 'Use la versión 1.0.0 del protocolo tus.',
    notAPart: 'Envíe cada parte como application/offset+octet-stream.',
    fetched: {
      notSound: 'Ahí no hay ningún MP3 ni M4A.',
      unreadable: 'No se puede leer.',
      lossless: 'Es sin pérdida (ALAC) y solo Safari lo reproduce.',
      film: 'Es un video.',
      empty: 'Está vacío.',
      truncated: (length) => `Tiene ${length}.`,
      brokenOff: 'Se interrumpe antes del final.',
    },
    noSoundThere: 'En esta dirección no hay audio. Escriba la dirección del propio archivo de audio.',
    losslessThere:
      'El audio de esta dirección es sin pérdida (ALAC) y solo Safari lo reproduce. Guárdelo como MP3 o AAC y escriba la dirección de ese archivo.',
    unreadableThere: 'El audio de esta dirección no se puede leer. Guárdelo otra vez como MP3 o M4A.',
    notOwn: 'Elija un archivo de audio o escriba una dirección que empiece con https://.',
  },
} satisfies Catalogue<typeof english>;
