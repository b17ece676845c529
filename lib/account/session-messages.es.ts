import type { Catalogue } from '#lib/language/catalogue.ts';
import type { adminPanelMessages, passwordMessages, sessionMessages } from './session-messages.ts';

export const sessionMessagesEs: Catalogue<typeof sessionMessages> = {
  title: 'Cerrar todas las sesiones',
  question:
    'Todas las personas que usan la contraseña compartida, en cualquier dispositivo y también en este navegador, tendrán que escribirla de nuevo. Quienes entran con su nombre siguen dentro. Lo que esté sin guardar en otro lugar se conserva y se envía al volver a entrar.',
  ownQuestion:
    'Se cerrarán sus sesiones en todos los dispositivos, también en este navegador. Las demás personas siguen dentro. Lo que esté sin guardar en otro lugar se conserva y se envía cuando vuelva a entrar.',
  confirm: 'Cerrar todas las sesiones',
  failed: (message) => `No se cerró ninguna sesión: ${message}`,
};

export const adminPanelMessagesEs: Catalogue<typeof adminPanelMessages> = {
  label: 'Modo de administración',
  active: 'Edición activa',
  prayer: { label: 'Peticiones de oración', short: 'Oración' },
  banner: { label: 'Anuncios del encabezado', short: 'Anuncios' },
  exit: { label: 'Salir de administración', short: 'Salir' },
  more: { label: 'Más para el equipo', short: 'Más' },
  stream: 'Ajustes de la transmisión',
  words: 'Los textos de la iglesia',
};

export const passwordMessagesEs: Catalogue<typeof passwordMessages> = {
  wrong: 'Contraseña incorrecta. Inténtelo de nuevo.',
  enabled: 'Modo de administración activado',
  disabled: 'Modo de administración desactivado',
  failed: 'No se pudo comprobar la contraseña. Inténtelo de nuevo.',
  needsCookie:
    'Este sitio necesita una cookie para mantener su sesión abierta, y su navegador no la guarda. Permita las cookies de este sitio e inténtelo de nuevo.',
  stillIn: 'La sesión sigue abierta: no se pudo conectar con el sitio. Inténtelo de nuevo.',
  label: 'Contraseña',
  wrongByName: 'Correo o contraseña incorrectos. Inténtelo de nuevo.',
  email: 'Correo electrónico',
  emailHelp: 'Déjelo vacío para usar la contraseña compartida.',
  emailMissing: 'Escriba su correo electrónico.',
  usePasskey: 'Usar una llave de acceso',
  passkeyHint: 'Su huella, su cara o el bloqueo de pantalla de su dispositivo.',
  passkeyCancelled: 'No se usó ninguna llave de acceso. Inténtelo de nuevo o entre aquí abajo.',
  passkeyByName: 'No se usó ninguna llave de acceso. Escriba su correo abajo e inténtelo de nuevo.',
  passkeyUnknown: 'Esta llave de acceso no abre el sitio. Use otra o entre aquí abajo.',
  passkeyFailed: 'No se pudo comprobar la llave de acceso. Inténtelo de nuevo o entre aquí abajo.',
  passkeysElsewhere: (host) =>
    `Las llaves de acceso solo funcionan en ${host}, así que aquí entre con una contraseña.`,
  unlock: 'Entrar',
  dialogTitle: 'Acceso del equipo',
  kept: (reason) => `${reason} Nada de lo que escribió se pierde.`,
  steps: {
    password: 'Escriba la contraseña de administración para editar este sitio directamente.',
    byName: 'Entre para editar este sitio directamente.',
    factor: 'Un paso más: confirme que es usted. Nada de lo que escribió se pierde.',
  },
};
