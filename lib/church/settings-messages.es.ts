import type { Catalogue } from '#lib/language/catalogue.ts';
import type {
  editingMessages,
  lookMessages,
  otherSettingMessages,
  settingsFormMessages,
  settingsGroupMessages,
} from './settings-messages.ts';

export const settingsGroupMessagesEs: Catalogue<typeof settingsGroupMessages> = {
  name: {
    title: 'Nombre y tipo',
    noun: 'nombre',
    subject: 'el nombre de la iglesia',
    save: 'Guardar el nombre',
    holds: 'Cómo se llaman ustedes y qué tipo de iglesia son',
  },
  address: {
    title: 'Dirección y mapa',
    noun: 'dirección',
    subject: 'la dirección de la iglesia',
    save: 'Guardar la dirección',
    holds: 'Calle, ciudad, país y su lugar en el mapa',
  },
  contact: {
    title: 'Cómo comunicarse con nosotros',
    noun: 'teléfono y correo electrónico',
    subject: 'el teléfono y el correo electrónico de la iglesia',
    save: 'Guardar el teléfono y el correo',
    holds: 'El teléfono y el correo electrónico que ven los visitantes',
  },
  zone: {
    title: 'Zona horaria',
    noun: 'zona horaria',
    subject: 'la zona horaria de la iglesia',
    save: 'Guardar la zona horaria',
    holds: 'El reloj que siguen todas las horas',
  },
  language: {
    title: 'Idioma y reloj',
    noun: 'idioma',
    subject: 'el idioma y el reloj de la iglesia',
    save: 'Guardar el idioma',
    holds: 'El idioma de las palabras propias del sitio y cómo se escriben las horas',
  },
  welcome: {
    title: 'Bienvenida e historia',
    noun: 'bienvenida e historia',
    subject: 'la bienvenida y la historia de la iglesia',
    save: 'Guardar la bienvenida y la historia',
    holds: 'Una frase de bienvenida, y los años de la fundación y del edificio',
  },
  hours: {
    title: 'Horario de apertura',
    noun: 'horario de apertura',
    subject: 'el horario de apertura de la iglesia',
    save: 'Guardar el horario',
    holds: 'Cuándo están abiertas las puertas, para mapas y buscadores',
  },
  giving: {
    title: 'Ofrendas',
    noun: 'formas de ofrendar',
    subject: 'las formas de ofrendar de la iglesia',
    save: 'Guardar las formas de ofrendar',
    holds: 'Su página de ofrendas en línea y el número para ofrendar por mensaje de texto',
  },
  social: {
    title: 'Páginas en otros sitios',
    noun: 'páginas en otros sitios',
    subject: 'las páginas de la iglesia en otros sitios',
    save: 'Guardar las páginas en otros sitios',
    holds: 'Facebook, Instagram, YouTube, Vimeo y el video que se muestra si no se nombra otro',
  },
  resources: {
    title: 'Recursos',
    noun: 'recursos',
    subject: 'los recursos de la iglesia',
    save: 'Guardar los recursos',
    holds: 'Las tarjetas de la página de recursos',
  },
  look: {
    title: 'Aspecto',
    noun: 'aspecto',
    subject: 'el aspecto de la iglesia',
    save: 'Guardar el aspecto',
    holds: 'Logotipo, emblema cuadrado, colores y lo que está detrás de las palabras de la página de inicio',
  },
};

export const otherSettingMessagesEs: Catalogue<typeof otherSettingMessages> = {
  services: {
    title: 'Cultos',
    holds: 'Cuándo se reúnen, y las próximas fechas de cada culto',
    lead: 'Cuándo se reúnen: se escribe una vez y se muestra en la cuenta regresiva, al pie de las páginas, en la página para visitantes, en la transmisión en vivo y en los calendarios.',
  },
  words: {
    title: 'Textos',
    holds: 'Lo que dicen las páginas, una por una',
    lead: 'Lo que dicen las páginas, con el nombre de su iglesia. Cada texto también se puede escribir allí donde está.',
    places: 'Dónde se escriben los textos',
    place: { title: 'Todos los textos', text: 'Página por página, con los originales' },
  },
  leaders: {
    title: 'Líderes',
    holds: 'Las personas que los visitantes conocen por su nombre',
    lead: 'Las personas que los visitantes deben conocer por su nombre. Mientras no haya ninguna, la página muestra cuatro funciones.',
    places: 'Dónde se nombra a los líderes',
    place: { title: 'Líderes', text: 'Agregarlos, ordenarlos y ponerles imagen' },
  },
};

export const editingMessagesEs: Catalogue<typeof editingMessages> = {
  group: (title) => `Cambiar: ${title}`,
  words: (label) => `Cambiar el texto: ${label}`,
  services: 'Cambiar el horario de los cultos',
};

export const settingsFormMessagesEs: Catalogue<typeof settingsFormMessages> = {
  kindHelp: 'Dentro de una frase, como «iglesia luterana».',
  phoneHelp: 'Como lo escribe la gente de su zona. Los números de otros países empiezan con +.',
  emailHelp: 'Público: la dirección de la oficina, no la de una persona.',
  welcomeHelp:
    'Una sola frase. La muestran los buscadores y los enlaces compartidos cuando una página no tiene la suya.',
  regionNameHelp: 'Un estado, una provincia o un departamento, con su nombre completo.',
  regionHelp: 'Como se escribe en los sobres, por ejemplo «ON».',
  lookUp: 'Buscarlo en un mapa',
  newTab: ' (se abre en otra pestaña)',
  zoneHelp: 'Escriba una ciudad grande cercana y elija de la lista.',
  zoneNow: (time) => `Hora actual allí: ${time}.`,
  givingHelp:
    'La página de la empresa que recibe las ofrendas por ustedes. Sin ella, los enlaces llevan a la página de este sitio.',
  givingExampleHelp: 'Lo que la gente escribe en el mensaje, como «20 Misiones».',
  facebookHelp: 'La dirección de su página, o su nombre allí: @yourchurch.',
  videoHelp: 'Un enlace a un video de YouTube. Se muestra donde no se nombra otro.',
  hours: {
    lead: 'Cuándo están abiertas las puertas, como lo muestran los mapas y los buscadores. El horario de los cultos se escribe en otro lugar.',
    legend: (place) => `Horario de apertura ${place}`,
    day: 'Día',
    opens: 'Abre',
    closes: 'Cierra',
    remove: 'Quitar',
    removed: (place) => ` el horario de apertura ${place}`,
    add: 'Agregar un horario',
  },
  cards: {
    lead: 'Hasta seis tarjetas en la página de recursos. Lo que cada una dice de su página se escribe allí, con su lápiz.',
    legend: (place) => `Tarjeta ${place}`,
    name: (place) => `Tarjeta ${place}: nombre`,
    address: 'Dirección',
    remove: (place) => `Quitar la tarjeta ${place}`,
    add: 'Agregar una tarjeta',
  },
};

export const lookMessagesEs: Catalogue<typeof lookMessages> = {
  accent: 'Primer color',
  accentHelp: 'Botones, enlaces y fondos oscuros.',
  second: 'Segundo color',
  secondHelp: 'Fechas, marcas, la franja de anuncios y lo destacado.',
  pick: (label) => `Elegir: ${label}`,
  own: 'El del sitio',
  useOwn: 'Volver al color del sitio',
  preview: 'Cómo se verán los colores',
  behind: 'Detrás de las palabras de la página de inicio',
  heroes: { hills: 'Colinas', town: 'Ciudad', picture: 'Nuestra imagen', plain: 'Color liso' },
  noPicture:
    'Todavía no hay imagen: elija una en la página de inicio con «Cambiar el fondo». Mientras tanto se quedan las colinas.',
  sample: {
    banner: 'Hoy: cena a las seis',
    heading: 'Hay un lugar para usted',
    read: 'Lea',
    believe: 'lo que creemos',
    visit: 'Planee su visita',
    pressed: 'Bajo el puntero',
    give: 'Ofrendar',
    foot: 'al pie de cada página',
  },
};
