import type { Catalogue } from '#lib/language/catalogue.ts';
import type { transcriptMessages } from './messages.ts';

export const transcriptMessagesEs: Catalogue<typeof transcriptMessages> = {
  tooLarge: 'Una transcripción puede tener 2 MB como máximo.',
  empty: 'No hay palabras en esta transcripción.',
  noText: 'Este archivo no es texto. Guarde la transcripción como texto en UTF-8.',
  atLine: (line, problem) => `Línea ${line}: ${problem}`,
  noSignature: 'un archivo VTT comienza con la palabra WEBVTT.',
  noTime: 'estas palabras no tienen ningún tiempo encima.',
  noTimes: 'los tiempos deben escribirse como 00:01:15.000 --> 00:01:20.500.',
  endsBefore: 'esta parte termina antes de comenzar.',
  tooLong: 'esta parte dura diez horas o más.',
  none: 'Este sermón no tiene transcripción.',
};
