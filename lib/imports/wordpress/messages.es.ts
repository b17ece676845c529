import { sentencesIn } from '#lib/core/language/sentences.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type { wordpressMessages } from './messages.ts';

const { plural } = sentencesIn('es');

export const wordpressMessagesEs: Catalogue<typeof wordpressMessages> = {
  label: 'Un sitio de WordPress o Squarespace',
  about:
    'Páginas y entradas como borradores, menús, PDF, sermones de Sermon Manager, eventos de The Events Calendar, y lo que Church Content tiene de ambos y de personas: el archivo que WordPress crea en Herramientas, Exportar, Todo el contenido. Squarespace crea uno de sus páginas y entradas en Configuración, Importar y exportar, para WordPress.',
  notWxr:
    'Esto no es una exportación de un sitio de WordPress. En WordPress se hace en Herramientas, Exportar, Todo el contenido.',
  feed: 'Esto es un RSS, no una exportación de un sitio de WordPress. Se puede traer como pódcast o canal.',
  broken: (line) =>
    `El archivo no se puede leer a partir de la línea ${line}: se interrumpió o se modificó después de que WordPress lo escribió.`,
  doctype:
    'El archivo empieza con definiciones (DOCTYPE) que ningún sitio de WordPress escribe, así que no se leyó.',
  nested: 'El archivo está anidado a más profundidad que cualquiera de WordPress, así que no se leyó.',
  leftOut: (count) =>
    plural(count, {
      one: 'Se omitió una entrada privada o un borrador.',
      other: `Se omitieron ${count} borradores y entradas privadas.`,
    }),
  noDate: (title) => `«${title}» no tiene una fecha que se pueda leer y se omitió.`,
  shortened: (title) => `El texto de «${title}» es más largo que el espacio disponible y se recortó.`,
  singleDates: (title, count) =>
    `«${title}» se repite de una manera que aquí no tiene ninguna serie: ${plural(count, { one: 'se tomó # fecha por separado', other: 'se tomaron # fechas una por una' })}.`,
  firstOnly: (title) =>
    `«${title}» se repite de una manera que no se puede leer: solo se tomó su propia fecha.`,
  movedTo: (title, path, wanted) =>
    `«${title}» está en ${path}, porque ${wanted} ya es una dirección de este sitio.`,
  wasProtected: (title) =>
    `«${title}» pedía una contraseña en el sitio anterior. Aquí lo puede leer cualquiera en cuanto se publique.`,
  wasPrivate: (title) =>
    `«${title}» era privado en el sitio anterior. Aquí lo puede leer cualquiera en cuanto se publique.`,
  menus: 'Los menús del sitio anterior',
  notInMenu: (label) => `«${label}» no está en ningún menú: no había lugar.`,
  leadsNowhere: (label) =>
    `«${label}» no está en ningún menú: aquello a lo que llevaba en el sitio anterior, como una categoría o una etiqueta, no es una página de aquí.`,
  unknownPosts: (type, count) =>
    plural(count, {
      one: `Se omitió una entrada del tipo «${type}»: lo hizo un tema o un complemento del sitio anterior. Traiga lo que necesite a mano o como lista.`,
      other: `Se omitieron ${count} entradas del tipo «${type}»: lo hizo un tema o un complemento del sitio anterior. Traiga lo que necesite a mano o como lista.`,
    }),
  unknownMenus: (count) =>
    plural(count, {
      one: 'Se omitió un menú de un tema de bloques (wp_navigation). Arme las entradas en Menús.',
      other: `Se omitieron ${count} menús de un tema de bloques (wp_navigation). Arme las entradas en Menús.`,
    }),
  partsLeftOut: (title, parts) => `Se omitieron partes de «${title}»: ${parts}.`,
  parts: {
    form: 'un formulario',
    script: 'un programa incrustado',
    object: 'una parte incrustada',
    map: 'un mapa',
  },
  nothing: 'En esta exportación no hay páginas, sermones, eventos ni personas que se conozcan aquí.',
};
