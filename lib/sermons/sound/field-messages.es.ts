import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type { soundFieldMessages } from './field-messages.ts';

const { number } = sentencesIn('es');

export const soundFieldMessagesEs: Catalogue<typeof soundFieldMessages> = {
  label: 'Audio',
  help: 'MP3 o M4A, hasta 300 MB. Mientras se sube, puede completar lo demás.',
  choose: 'Elegir un archivo de audio',
  replace: 'Reemplazar',
  sending: (name) => `Subiendo «${name}»`,
  sent: (sent, total) => `${number(sent)} de ${number(total)} MB`,
  pause: 'Pausar',
  paused: 'La subida está en pausa.',
  goOn: 'Continuar',
  cancel: 'Cancelar la subida',
  lost: 'Se perdió la conexión. La subida continúa sola en cuanto vuelva.',
  checking: 'El archivo ya está subido y se está revisando.',
  there: (name, length, megabytes) => `${name}: ${length}, ${number(megabytes)} MB`,
  own: 'El audio de este sermón',
  interrupted: (name) =>
    `La subida de «${name}» se interrumpió antes de terminar. Elija el mismo archivo para continuar.`,
  goOnWith: (name) => `Continuar con «${name}»`,
  forget: 'Olvidarla',
  address: 'O la dirección del audio',
  saving: 'Se guardará cuando el audio esté subido…',
};
