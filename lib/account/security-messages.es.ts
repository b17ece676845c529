import type { Catalogue } from '#lib/language/catalogue.ts';
import type { recoveryMessages, securityMessages } from './security-messages.ts';

export const securityMessagesEs: Catalogue<typeof securityMessages> = {
  headings: {
    list: {
      title: 'Seguridad de la cuenta',
      description: 'Lo que el equipo muestra además de la contraseña antes de poder cambiar algo.',
    },
    totp: {
      title: 'Agregar una aplicación de autenticación',
      description:
        'Una aplicación en un teléfono o una tableta que muestra un código nuevo de seis dígitos cada medio minuto.',
    },
    phone: {
      title: 'Agregar un teléfono',
      description: 'Un teléfono al que se envía un código de seis dígitos cada vez que el equipo entra.',
    },
    codes: {
      title: 'Sus códigos de recuperación',
      description:
        'Para el día en que se pierda el teléfono. Cada uno abre el sitio una vez, en lugar de un código.',
    },
  },
  none: 'La contraseña sola abre el modo de administración',
  noneHint:
    'Varias personas la conocen, y las contraseñas circulan. Con un segundo factor nadie entra solo con la contraseña: el equipo escribe también un código de una aplicación o de un teléfono.',
  list: 'Segundos factores',
  types: { totp: 'Aplicación de autenticación', phone: 'Teléfono' },
  addedOn: { totp: 'Aplicación de autenticación, agregada el', phone: 'Teléfono, agregado el' },
  verified: 'Confirmado',
  unfinished: 'Sin terminar',
  addTotp: 'Agregar aplicación',
  addPhone: 'Agregar teléfono',
  remove: (factor) => `Quitar ${factor}`,
  phoneNumber: 'Número de teléfono',
  phoneNumberHelp: 'Con el código de país, como +1, si es del extranjero.',
  name: 'Nombre',
  nameHelp: 'Cómo lo reconocerá después, por ejemplo la persona o el dispositivo.',
  goOn: 'Continuar',
  codeGoesTo: 'Se enviará un código al',
  notTheNumber: '. ¿No es el número correcto?',
  startAgain: 'Empezar de nuevo',
  appCode: 'Código que muestra la aplicación',
  appCodeHelp: 'Seis dígitos. Esto comprueba que la aplicación y el sitio coinciden.',
  qrCode: 'Código QR para la aplicación de autenticación; la clave de al lado dice lo mismo',
  scan: 'Escanee esto con la aplicación de autenticación. En el teléfono que tiene la aplicación, este enlace hace lo mismo:',
  openApp: 'Abrir la aplicación de autenticación',
  orType: 'O escriba esta clave:',
};

export const recoveryMessagesEs: Catalogue<typeof recoveryMessages> = {
  title: 'Códigos de recuperación',
  shownOnce: 'Solo se muestran esta vez. Guárdelos en papel, lejos del teléfono.',
  sheet: (church) => `Códigos de recuperación de ${church}. Cada uno sirve una sola vez.`,
  kept: 'Ya los guardé',
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'Este navegador no permite copiar aquí. Imprímalos o descárguelos.',
  download: 'Descargar',
  file: 'codigos-de-recuperacion.txt',
  print: 'Imprimir',
  keep: 'Guárdelos en papel, lejos del teléfono: abren el sitio cuando este se pierde.',
  renew: 'Crear códigos nuevos',
  renewTitle: 'Crear códigos de recuperación nuevos',
  renewQuestion: 'Los anteriores dejan de servir de inmediato. ¿Quiere diez nuevos?',
  left: (left, all) => {
    if (left === 0) return 'No queda ninguno.';
    return left === 1 ? `Queda 1 de ${all}.` : `Quedan ${left} de ${all}.`;
  },
};
