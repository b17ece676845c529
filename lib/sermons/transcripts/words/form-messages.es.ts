import type { Catalogue } from '#lib/language/catalogue.ts';
import type { transcriptFormMessages } from './form-messages.ts';

export const transcriptFormMessagesEs: Catalogue<typeof transcriptFormMessages> = {
  add: 'Agregar una transcripción',
  replace: 'Reemplazar la transcripción',
  about: 'Un archivo VTT o SRT tiene tiempos: cada línea lleva a su lugar. También sirve el texto simple.',
  file: 'Elegir un archivo',
  chosen: (name) => `Elegido: ${name}`,
  paste: 'O péguela aquí',
  save: 'Guardar la transcripción',
  saving: 'Guardando...',
  saved: 'La transcripción se guardó',
  changed:
    'Otra persona cambió la transcripción desde que abrió esto. Guarde otra vez para poner la suya en su lugar.',
  failed: (message) => `No se pudo guardar la transcripción: ${message}`,
  remove: 'Eliminar la transcripción',
  removeQuestion: 'Los visitantes ya no podrán leer ni encontrar lo que se dice en este sermón.',
  removed: 'La transcripción se eliminó',
  confirm: 'Es correcta',
  confirmed: 'La transcripción está confirmada',
  ask: 'Pedirla a la máquina',
  askAgain: 'Pedirla de nuevo',
  asked: 'La transcripción aparecerá aquí cuando esté escrita.',
  waiting: 'Un programa está escribiendo la transcripción. Aparecerá aquí por sí sola.',
  waitingAfter: (problem) => `${problem} Se intentará de nuevo.`,
  gaveUp: (problem) => `${problem} Se abandonó el intento.`,
  menu: 'Cambiar la transcripción',
};
