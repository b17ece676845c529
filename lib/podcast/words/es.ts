import { artSides } from '#lib/core/storage/file-kinds.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import { categoryNamesEs } from '../categories.es.ts';
import type english from './en.ts';

export default {
  podcast: {
    lead: 'Cada sermón con audio es un episodio. Dé de alta la dirección del RSS una sola vez: Apple Podcasts, Spotify y otros recogen solos cada episodio nuevo.',
    loadFailed: 'No se pudo cargar el pódcast',
    noun: 'configuración del pódcast',
    saved: 'El pódcast se guardó',
    saveFailed: (message) => `No se pudo guardar el pódcast: ${message}`,
    save: 'Guardar el pódcast',
    none: 'Todavía no hay pódcast: ningún sermón tiene audio cuyo tamaño se conozca.',
    category: 'Elija una categoría de la lista.',
    categories: categoryNamesEs,
    art: 'Suba la portada aquí, o déjela vacía.',
    email: 'Escriba una dirección de correo válida.',
    language: 'Escriba el idioma con dos letras, como es o es-mx.',
    appleUrl: 'Escriba la dirección de la página del pódcast, que empieza con https://podcasts.apple.com/.',
    spotifyUrl: 'Escriba la dirección de la página del pódcast, que empieza con https://open.spotify.com/.',
    settings: {
      title: 'Lo que muestran los directorios',
      lead: 'Empieza con lo que el sitio sabe de la iglesia.',
      summaryHelp: 'Unas pocas frases. Se leen antes de seguir el pódcast.',
      emailHelp:
        'Está en el RSS y cualquiera puede leerlo. Apple y Spotify envían allí un código para comprobar que el pódcast es suyo.',
    },
    cover: {
      title: 'Portada',
      lead: 'Un cuadrado, como lo piden los directorios. Si no sube una, el sitio la dibuja en sus colores y con su nombre.',
      alt: 'La portada del pódcast',
      help: `Un JPEG o PNG de ${artSides.least} a ${artSides.most} píxeles por lado, sin partes transparentes.`,
      drawn: 'Dibujada por el sitio',
      own: 'La suya',
      remove: 'Usar la dibujada',
    },
    handIn: {
      title: 'Darlo de alta',
      lead: 'Una vez en cada directorio. Allí necesita una cuenta, que no cuesta nada.',
      feed: 'Dirección del RSS',
      copy: 'Copiar la dirección',
      copied: 'La dirección se copió',
      copyFailed: 'No se pudo copiar la dirección. Selecciónela y cópiela usted.',
      apple: 'Apple Podcasts Connect',
      spotify: 'Spotify for Creators',
      newTab: ' (se abre en otra pestaña)',
      save: 'Guardar estas direcciones',
      result:
        'Cuando lo hayan aceptado, ponga en estos campos la página que tiene allí. Así la encuentran quienes visitan los sermones.',
    },
    moving: {
      title: '¿Tiene un pódcast en otro lugar?',
      lead: 'Traiga primero sus episodios: la importación conserva sus identificadores, para que a ningún oyente le lleguen dos veces.',
      link: 'Importarlo',
      steps: [
        'Traiga el pódcast con sus archivos de audio.',
        'Espere a que todas las comprobaciones de arriba estén en verde.',
        'Pida al servicio anterior que redirija a la dirección del RSS; algunos lo llaman “set new feed URL” (itunes:new-feed-url).',
        'Deje el pódcast anterior al menos cuatro semanas. Los directorios y los oyentes pasan solos.',
      ],
    },
    checks: {
      title: 'Listo para los directorios',
      lead: 'El sitio pide su propio RSS como lo haría un directorio.',
      again: 'Comprobar de nuevo',
      asking: 'Pidiendo el RSS...',
      failed: (message) => `No se pudo comprobar: ${message}`,
      passed: 'En orden',
      open: 'Por hacer',
      waits: 'En espera',
      names: {
        feed: 'El RSS responde',
        episode: 'Hay un episodio',
        sound: 'El audio más reciente se puede pedir por partes',
        art: 'La portada es correcta',
        owner: 'El titular tiene una dirección de correo',
      },
      later: 'Se comprueba en cuanto responda el RSS.',
      feedFine: 'Se envía como un pódcast.',
      feedMissing: 'Agregue audio a un sermón: con el primero empieza el RSS.',
      feedStatus: (address, status) =>
        `${address} respondió con ${status}. Compruebe que lleve a este sitio sin rodeos.`,
      feedType: (type) =>
        `Se envía como ${type || 'algo sin nombre'}. Compruebe que ningún proxy cambie eso.`,
      unreachable: (address) =>
        `El sitio no se alcanza a sí mismo en ${address}. Compruebe que SITE_URL sea la dirección que escriben los visitantes.`,
      episodes: (count) => (count === 1 ? 'Hay uno.' : `Hay ${count}.`),
      unsized: (count, titles) =>
        `${count === 1 ? 'Falta un sermón' : `Faltan ${count} sermones`}, porque no se conoce el tamaño del audio: ${titles.map((title) => `«${title}»`).join(', ')}${count > titles.length ? ', …' : ''}. Suba el audio al sitio.`,
      noEpisode: 'Agregue audio a un sermón.',
      soundOf: (title) => `El audio de «${title}»`,
      cover: 'La portada',
      late: (what) =>
        `${what} no respondió a tiempo. Compruébelo de nuevo; si sigue así, pregunte a quien administra su servidor.`,
      failing: (what, status) =>
        `${what} respondió con ${status}: su servidor tiene un problema en este momento. Compruébelo de nuevo más tarde.`,
      unreached: (what, address) =>
        `${what}: no se pudo llegar a ${address}. Compruébelo de nuevo; si sigue así, revise que la dirección sea correcta.`,
      soundFine: 'Está entero y tiene el tamaño que dice el RSS.',
      soundStatus: (title, status) => `El audio de «${title}» respondió con ${status}. Súbalo al sitio.`,
      soundLength: (title) => `El audio de «${title}» no tiene el tamaño que dice el RSS. Súbalo al sitio.`,
      soundRange: (title) => `El audio de «${title}» no se puede pedir por partes. Súbalo al sitio.`,
      artFine: (side) => `${side} por ${side} píxeles.`,
      artStatus: (status) => `Respondió con ${status}. Suba una portada.`,
      ownerFine: (email) => `${email}.`,
      noOwner: 'Escriba abajo el correo del titular.',
    },
  },
  podcastLog: {
    singular: 'pódcast',
    plural: 'pódcasts',
    kind: 'Pódcast',
    subject: 'el pódcast',
    labels: {
      title: 'Título',
      author: 'Autor',
      summary: 'De qué trata',
      category: 'Categoría',
      language: 'Idioma',
      owner_email: 'Correo del titular',
      art_url: 'Portada',
      apple_url: 'Dirección en Apple Podcasts',
      spotify_url: 'Dirección en Spotify',
    },
    about: 'La configuración del pódcast.',
  },
} satisfies Catalogue<typeof english>;
