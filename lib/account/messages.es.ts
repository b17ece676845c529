import type { SmsChannel } from '#lib/core/platform/sms-channels.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type { factorMessages, factorTexts } from './messages.ts';

export const factorMessagesEs: Catalogue<typeof factorMessages> = {
  nameMissing: 'Escriba un nombre para reconocerlo después.',
  nameTaken: 'Este nombre ya se usa. Elija otro.',
  typeUnknown: 'Elija una aplicación de autenticación (totp) o un teléfono (phone).',
  phoneInvalid: 'Escriba un número de teléfono con su código de país, como +1 512 555 0188.',
  channelUnknown: 'Elija sms o whatsapp.',
  tooMany: 'Ya hay diez. Quite uno primero.',
  codeMissing: 'Escriba el código.',
  codeWrong: 'Ese código no es correcto. Revíselo e inténtelo de nuevo.',
  codeUsed: 'Ese código ya se usó. Espere al siguiente.',
  challengeOver: 'El tiempo para este código terminó. Empiece de nuevo con otro.',
  triesSpent: 'Hubo demasiados códigos incorrectos. Empiece de nuevo con otro.',
  notSent:
    'No se pudo enviar el código. Inténtelo de nuevo en un momento o confirme de otra manera, por ejemplo con un código de recuperación.',
  sealedOtherwise:
    'Esta aplicación de autenticación se configuró con otro AUTH_SECRET, así que sus códigos no se pueden comprobar. Use un código de recuperación o consulte «Lost the phone» en el README.',
  added: 'Segundo factor agregado',
  removed: 'Segundo factor quitado',
  removeOne: 'Las sesiones que confirmó deberán confirmarse de nuevo. ¿Quiere quitarlo?',
  removeLast:
    'Es el último: la contraseña sola abrirá el modo de administración y los códigos de recuperación dejarán de servir. ¿Quiere quitarlo?',
  noFactorYet: 'Para tener códigos de recuperación hace falta un segundo factor. Agregue uno primero.',
  codeMessage: (church, code, minutes) =>
    `${church}: su código para entrar es ${code}. Sirve durante ${minutes} minutos; nadie de la iglesia se lo pedirá nunca.`,
};

const channels: Record<SmsChannel, string> = { sms: 'mensaje de texto', whatsapp: 'WhatsApp' };

export const factorTextsEs: Catalogue<typeof factorTexts> = {
  channels,
  sent: (channel) => `El código se envió por ${channels[channel]}.`,
  help: {
    totp: 'Los seis dígitos que muestra ahora su aplicación de autenticación.',
    phone: 'Seis dígitos, válidos durante cinco minutos.',
    recovery:
      'Uno de los diez códigos que guardó cuando se agregó el segundo factor. Cada uno sirve una sola vez.',
  },
  looking: 'Buscando su segundo factor...',
  enterPassword: 'Escribir la contraseña',
  noneLeft: 'Ya no hay ningún segundo factor: basta con la contraseña.',
  goOn: 'Continuar',
  confirm: 'Confirmar',
  confirmWith: 'Confirmar con',
  recoveryCode: 'Código de recuperación',
  codeOf: (factor) => `Código de ${factor}`,
  useFactor: 'Usar la aplicación o el teléfono',
  useRecovery: 'Usar un código de recuperación',
  send: 'Enviar el código',
  sendAgain: 'Enviar otro código',
  sendBy: 'Enviar el código por',
  codeFromMessage: 'Código del mensaje',
};
