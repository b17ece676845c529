import type { Catalogue } from '#lib/language/catalogue.ts';
import type { pageTextMessages } from './messages.ts';

/** What the facts are called in the editors. */
const names: Catalogue<typeof pageTextMessages.facts> = {
  church: 'iglesia',
  short: 'nombre corto',
  kind: 'tipo',
  street: 'calle',
  city: 'ciudad',
  region: 'estado',
  address: 'dirección',
  phone: 'teléfono',
  email: 'correo',
  founded: 'fundación',
  built: 'edificio',
  service: 'cultos principales',
  services: 'cultos',
  service_length: 'duración del culto',
  second_service: 'segundo culto',
  second_service_time: 'hora del segundo culto',
};

export const pageTextMessagesEs: Catalogue<typeof pageTextMessages> = {
  unknown: 'No hay ningún texto con ese nombre.',
  unfit: 'Por favor, envíe un valor que corresponda.',
  empty: 'Por favor, escriba algo aquí.',
  notAnAddress: 'Por favor, indique una página de este sitio, como /visit, o una dirección web completa.',
  notAnEmail: 'Por favor, escriba una dirección de correo electrónico, como office@example.org.',
  notAPicture: 'Por favor, suba una imagen, o indique su dirección web completa.',
  nobody: 'Por favor, indique un nombre, o al menos una función.',
  notBetween: (least, most) => `Por favor indique un número entero de ${least} a ${most}.`,
  loadFailed: 'No se pudo cargar el texto',
  saved: 'Texto guardado',
  saveFailed: (reason) => `No se pudo guardar el texto${reason ? `: ${reason}` : ''}`,
  original: 'El texto original está de vuelta',
  undo: 'Deshacer',
  undone: 'El texto está como antes',
  leadersIntro:
    '<p>Los encuentra los domingos junto a las puertas principales. Entre semana, escriba a {email} y la oficina les hará llegar su mensaje.</p>',
  lengths: (lengths) =>
    lengths.join(' o ').replaceAll(' o 8', ' u 8') + (lengths.length > 1 ? ', según el culto' : ''),
  noLeaders: 'Los visitantes verán esta parte cuando figure el primer líder.',
  facts: {
    church: 'el nombre de la iglesia',
    short: 'su nombre corto',
    kind: 'qué clase de iglesia es',
    street: 'la calle',
    city: 'la ciudad',
    region: 'el estado o la región',
    address: 'la dirección completa',
    phone: 'el número de teléfono',
    email: 'el correo electrónico',
    founded: 'el año en que se fundó',
    built: 'el año de su edificio',
    service: 'cuándo son los cultos principales, con su nombre donde hay varios',
    services: 'todos los cultos, con su nombre y su hora',
    service_length: 'cuánto duran los cultos, por ejemplo una hora y cuarto',
    second_service: 'cómo se llama el segundo culto',
    second_service_time: 'cuándo es el segundo culto',
  },
  toWrite:
    'Los visitantes no ven nada de esto hasta que ustedes lo escriban. Cada texto se abre con una propuesta; si la guardan tal como está, cuenta como suya.',
  standIns: {
    street: 'un lugar aún por anunciar',
    city: 'nuestra ciudad',
    address: 'en una dirección aún por anunciar',
    email: 'la iglesia',
  },
  fact: (name, value) => `${names[name]}: ${value || 'ninguno'}`,
};
