import type { Catalogue } from '#lib/language/catalogue.ts';
import type { transcriptMachineMessages } from './machine-messages.ts';

export const transcriptMachineMessagesEs: Catalogue<typeof transcriptMachineMessages> = {
  noProgram: 'Este sitio no tiene ningún programa que escriba transcripciones (TRANSCRIBE_URL).',
  noSound: 'Solo se puede transcribir lo que se dice en un archivo de audio de este sitio.',
  isConfirmed: 'Este sermón tiene una transcripción suya. Elimínela primero.',
  noFile: 'Falta el archivo de audio de este sermón.',
  unreachable: 'No se pudo conectar con el programa que escribe las transcripciones.',
  tooSlow: 'El programa que escribe las transcripciones tardó más de dos horas.',
  refused: (status) => `El programa que escribe las transcripciones rechazó este archivo (${status}).`,
  unreadable: 'Lo que envió el programa no es una transcripción.',
  noWords: 'El programa no encontró palabras en este sermón.',
};
