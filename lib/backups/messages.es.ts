import type { Catalogue } from '#lib/language/catalogue.ts';
import type { backupMessages } from './messages.ts';

export const backupMessagesEs: Catalogue<typeof backupMessages> = {
  title: 'Copias de seguridad',
  lead: 'Cada noche a las 3:15 el sitio escribe todo su contenido y sus imágenes en un archivo, lo restaura aparte y lo compara. Solo entonces cuenta.',
  aboutFiles:
    'Los archivos de más de 1 MB, como los documentos, se guardan una sola vez junto a todas las copias. «Descargar» da una copia sin ellos; «Descargar con archivos» la da completa, para mudarse a otra máquina.',
  loading: 'Buscando copias de seguridad...',
  loadFailed: (problem) => `No se pudieron cargar las copias de seguridad: ${problem}`,
  backUpNow: 'Hacer una copia ahora',
  underWay: 'Se está haciendo y comprobando la copia. Puede salir de esta página.',
  failed: (message) => `No se pudo hacer la copia de seguridad: ${message}`,
  downloadFailed: (message) => `No se pudo descargar: ${message}`,
  none: 'Todavía no hay ninguna copia de seguridad. La primera se hace esta noche.',
  lastProven: (backup) => `Última copia comprobada: ${backup}`,
  noneProven: 'Todavía no se ha comprobado ninguna copia de seguridad.',
  overdue: (days) =>
    `En los últimos ${days} días no se comprobó ninguna copia de seguridad. Revise la más reciente y presione «Hacer una copia ahora».`,
  list: 'Todas las copias de seguridad',
  proven: 'Comprobada',
  isUnderWay: 'En curso',
  download: 'Descargar',
  downloadOf: (moment) => `Descargar: ${moment}`,
  downloadWithFiles: 'Descargar con archivos',
  downloadWithFilesOf: (moment) => `Descargar con archivos: ${moment}`,
  today: (clock) => `hoy ${clock}`,
  yesterday: (clock) => `ayer ${clock}`,
  dateAndClock: (date, clock) => `${date}, ${clock}`,
  withSize: (moment, size) => `${moment}, ${size}`,
  andFiles: (size, files) => `${size} y ${files} de archivos`,
  unknown: 'No existe esa copia de seguridad.',
  notWritten: 'No se puede escribir en la carpeta de las copias de seguridad (BACKUP_DIR).',
  diskFull:
    'El disco de las copias de seguridad está lleno. Libere espacio allí o ponga en BACKUP_DIR otra carpeta.',
  unexpected: 'La copia de seguridad falló de forma inesperada. El registro del sitio tiene los detalles.',
  picturesNotRead: (reason) =>
    `No se pudieron leer las imágenes, así que la copia de seguridad falló. La solicitud al almacén de S3_BUCKET no tuvo éxito (${reason}).`,
  interrupted:
    'La copia de seguridad se interrumpió tres veces. Compruebe si la máquina tiene suficiente memoria.',
};
