import { beforeName } from '#lib/core/language/spanish-article.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

export default {
  backupFiles: {
    otherPlace: (name) => `de «${name}»`,
    missing: (place, path) => `Falta el archivo ${place} (${path}). Elíjalo allí de nuevo.`,
    damaged: (place, path) => `El archivo ${place} está dañado (${path}). Elíjalo allí de nuevo.`,
    unusedMissing: (path, command) =>
      `Falta el archivo ${path}, que ya no se muestra en ningún lugar; ${command} lo quita.`,
    unusedDamaged: (path, command) =>
      `El archivo ${path}, que ya no se muestra en ningún lugar, está dañado; ${command} lo quita.`,
    gone: (path) => `El archivo ${path} desapareció mientras se copiaba. Inténtelo de nuevo.`,
    named: (path, place) => `${path} (${place})`,
    andMore: (names, more) => `${names}; y ${more} más`,
    notKept: (names) =>
      `Estos archivos de la copia de seguridad ya no están en la carpeta «files» junto a ella: ${names}. Haga una copia nueva.`,
    copiedAgain: (names) =>
      `En el disco de las copias de seguridad se dañaron estos archivos: ${names}. Se copiaron de nuevo desde el sitio. Revise ese disco.`,
    lost: (names) =>
      `En el disco de las copias de seguridad se dañaron estos archivos, y el sitio ya no los tiene: ${names}. Las copias anteriores quedan sin ellos. Revise ese disco.`,
    notFound: (names, option) =>
      `La copia de seguridad menciona archivos que no están en ella ni en una carpeta «files» junto a ella: ${names}. No se restauró nada. Copie también esa carpeta, use una copia hecha con sus archivos o agregue ${option} para restaurar sin ellos.`,
    leftOut: (names) => `Se restauró sin estos archivos: ${names}.`,
  },
  backupMail: {
    subject: (church) => `Falló una copia de seguridad del sitio web ${beforeName('de', church)}`,
    lead: 'El sitio web hace una copia de seguridad cada noche y la restaura aparte para comprobarla. Esta vez falló:',
    lastProven: (backup) => `La última copia comprobada: ${backup}.`,
    noneProven: 'Todavía no hay ninguna copia comprobada.',
    open: 'Abrir las copias de seguridad',
  },
  backupProblems: {
    database: () =>
      'No se pudo preparar la base de datos con la que se comprueba la copia. El registro del sitio tiene los detalles.',
    notOurDatabase: 'La base de datos tiene tablas de otro programa. Inicie antes el sitio una vez con ella.',
    pictureGone: (path) => `La imagen ${path} desapareció mientras se copiaba. Inténtelo de nuevo.`,
    noFile: (path) => `No existe el archivo ${path}. Revise el nombre.`,
    notReadable: (path, code) => `No se puede leer el archivo ${path} (${code}).`,
    notWhole: (name) => `${name} no es una copia completa: está cortada o dañada. No se restauró nada.`,
    notOurs: (name) => `${name} no es una copia de seguridad de Belltower. No se restauró nada.`,
    changed: (name, path) =>
      `${name} cambió o se dañó después de hacerse (${path} ya no es lo que era). No se restauró nada.`,
    newer: (name) => `${name} se hizo con un Belltower más nuevo. Actualice antes este sitio.`,
    newerTables: (migration) =>
      `La copia se hizo con un Belltower más nuevo (conoce ${migration}). Actualice antes este sitio.`,
    earlierData: (migration, commit) =>
      `Estos datos son de un Belltower anterior (terminan en ${migration}) y esta versión no puede ponerlos al día. El commit ${commit} sí puede: inícielos o restáurelos antes con él y actualice después (vea CHANGELOG.md).`,
    differs: (table) => `Lo que se restauró en la tabla ${table} no es lo que contiene la copia.`,
    otherTable: (table) =>
      `La copia contiene una tabla ${table} que su versión no tiene. No se restauró nada.`,
    places: {
      event: (name) => `del evento «${name}»`,
      sermon: (name) => `del sermón «${name}»`,
      series: (name) => `de la serie «${name}»`,
      ministry: (name) => `del ministerio «${name}»`,
      page: (name) => `de la página «${name}»`,
      layout: (name) => `del orden de la página «${name}»`,
      words: (name) => `del texto «${name}»`,
      home: () => 'de la página de inicio',
      logo: () => 'del logotipo de la iglesia',
      mark: () => 'del símbolo cuadrado de la iglesia',
      upload: (name) => `del archivo enviado «${name}»`,
      podcast: () => 'del pódcast',
    },
    missing: (place, path) => `Falta la imagen ${place} (${path}). Elíjala allí de nuevo.`,
    damaged: (place, path) => `La imagen ${place} está dañada (${path}). Elíjala allí de nuevo.`,
    unusedMissing: (path, command) =>
      `Falta la imagen ${path}, que ya no se muestra en ningún lugar; ${command} la quita.`,
    unusedDamaged: (path, command) =>
      `La imagen ${path}, que ya no se muestra en ningún lugar, está dañada; ${command} la quita.`,
    andOthers: (problem, others) => `${problem} No es la única: hay ${others} más.`,
  },
  backups: {
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
    notWritten: (path, user) =>
      `No se puede hacer la copia de seguridad: el usuario ${user} no puede escribir en ${path}.`,
    diskFull:
      'El disco de las copias de seguridad está lleno. Libere espacio allí o ponga en BACKUP_DIR otra carpeta.',
    unexpected: 'La copia de seguridad falló de forma inesperada. El registro del sitio tiene los detalles.',
    picturesNotRead: (reason) =>
      `No se pudieron leer las imágenes, así que la copia de seguridad falló. La solicitud al almacén de S3_BUCKET no tuvo éxito (${reason}).`,
    interrupted:
      'La copia de seguridad se interrumpió tres veces. Compruebe si la máquina tiene suficiente memoria.',
  },
} satisfies Catalogue<typeof english>;
