import type { Catalogue } from '#lib/language/catalogue.ts';
import type { joiningMessages, staffLogMessages, staffMailMessages, staffMessages } from './messages.ts';

export const staffMessagesEs: Catalogue<typeof staffMessages> = {
  nameMissing: 'Escriba un nombre.',
  emailInvalid: 'Escriba una dirección de correo válida.',
  rolesMissing: 'Elija al menos una función.',
  roleUnknown: 'No existe esa función.',
  ministryUnknown: 'No existe ese ministerio.',
  stateUnknown: 'Elija activo o suspendido.',
  emailTaken: 'Ya hay alguien con esta dirección.',
  ownRoles:
    'Nadie puede cambiar sus propias funciones. Pídaselo a otra persona con la función «Propietario».',
  notGiven: 'Solo puede dar funciones cuyos permisos usted tiene.',
  lastOwner:
    'El sitio necesita al menos una persona activa con la función «Propietario». Désela primero a otra persona.',
  stillInvited: 'Esta persona todavía no ha aceptado la invitación, así que no hay nada que suspender.',
  neverJoined: 'Esta persona todavía no ha aceptado la invitación.',
  alreadyActive: 'Esta persona ya aceptó la invitación.',
  suspended: 'Esta persona está suspendida. Primero permítale entrar de nuevo.',
  invitationUnknown: 'No existe esa invitación. Abra el enlace completo o pida uno nuevo.',
  invitationOver: 'Esta invitación ya se usó, se reemplazó o tiene más de siete días. Pida una nueva.',
  passwordOrPasskey: 'Elija una contraseña o use una llave de acceso.',
  passwordShort: 'Elija al menos 12 caracteres.',
  passwordCommon: 'Esta contraseña es una de las más comunes. Elija otra.',
  passwordOfChurch: 'Elija una contraseña que sea más que el nombre de la iglesia.',
  passwordWrong: 'Esa no es la contraseña actual.',
  currentMissing: 'Escriba la contraseña actual.',
  passkeyRefused: 'No se pudo comprobar esta llave de acceso. Inténtelo de nuevo.',
  passkeyKnown: 'Esta llave de acceso ya se conoce.',
  passkeyName: 'Escriba un nombre para reconocerla más adelante.',
  passkeysNeedHttps:
    'Las llaves de acceso necesitan una dirección con https, así que entre con una contraseña.',
  lastWay: 'Es su única manera de entrar. Primero elija una contraseña o agregue otra llave de acceso.',
  firstPasskey: 'Primer dispositivo',
  noPerson: 'Usted entró con la contraseña compartida, que no es de nadie. Entre con su nombre.',
  ownersNeeded:
    'La contraseña compartida se puede desactivar cuando dos propietarios activos tengan una llave de acceso, o una contraseña con segundo factor.',
  ownersKept:
    'Mientras la contraseña compartida esté desactivada, dos propietarios activos deben tener una llave de acceso, o una contraseña con segundo factor.',
  ownerNeeded:
    'La contraseña compartida puede perder la función de propietario cuando haya un propietario activo.',
  roles: {
    owner: 'Propietario',
    editor: 'Editor',
    events: 'Eventos',
    sermons: 'Sermones',
    prayer: 'Oración',
    leader: 'Líder de ministerio',
  },
  states: { invited: 'Invitado', active: 'Activo', suspended: 'Suspendido' },
};

export const joiningMessagesEs: Catalogue<typeof joiningMessages> = {
  title: (name) => `Le damos la bienvenida, ${name}`,
  lead: (church) =>
    `Le invitaron a ayudar con el sitio web de ${church}. Elija cómo va a entrar; toma un minuto.`,
  usePhone: 'Usar este teléfono',
  passkeyHint: 'Le pide su huella, su cara o el bloqueo de pantalla. También sirve una computadora.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHelp: 'Al menos 12 caracteres. Una frase suya se recuerda bien; también puede pegarla.',
  usePassword: 'Usar esta contraseña',
  cancelled: 'No se guardó nada. Inténtelo de nuevo o elija una contraseña aquí abajo.',
  failed:
    'Este dispositivo no pudo crear una llave de acceso. Inténtelo de nuevo o elija una contraseña aquí abajo.',
  known: 'Este dispositivo ya tiene una llave de acceso suya. Entre con ella.',
  elsewhere: (host) => `Las llaves de acceso solo funcionan en ${host}, así que aquí elija una contraseña.`,
  needsHttps: 'Las llaves de acceso necesitan una dirección con https, así que elija una contraseña.',
  overTitle: 'Esta invitación ya terminó',
  unknownTitle: 'No existe esa invitación',
  signIn: 'Entrar',
};

export const staffLogMessagesEs: Catalogue<typeof staffLogMessages> = {
  singular: 'persona del equipo',
  plural: 'personas del equipo',
  kind: 'Equipo',
  subject: (name) => `el acceso de ${name}`,
  labels: { name: 'Nombre', roles: 'Funciones', state: 'Estado' },
  about: 'Las personas del equipo con sus funciones. Las contraseñas y llaves de acceso nunca se exportan.',
};

export const staffMailMessagesEs: Catalogue<typeof staffMailMessages> = {
  subject: (church) => `Su invitación al sitio web de ${church}`,
  greeting: (name) => `Hola, ${name}:`,
  lead: (church) =>
    `Le invitaron a ayudar con el sitio web de ${church}. Con este enlace puede elegir cómo entrar. Es solo para usted, así que no lo comparta.`,
  accept: 'Aceptar la invitación',
  until: (day) => `Funciona una sola vez, hasta el ${day}. Si no lo esperaba, no tiene que hacer nada.`,
};
