import { beforeName } from '#lib/core/language/spanish-article.ts';
import type { SmsChannel } from '#lib/core/messaging/sms-channels.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

const channels: Record<SmsChannel, string> = { sms: 'mensaje de texto', whatsapp: 'WhatsApp' };

export default {
  adminPanel: {
    label: 'Modo de administración',
    active: 'Edición activa',
    prayer: { label: 'Peticiones de oración', short: 'Oración' },
    banner: { label: 'Anuncios del encabezado', short: 'Anuncios' },
    exit: { label: 'Salir de administración', short: 'Salir' },
    more: { label: 'Más para el equipo', short: 'Más' },
    stream: 'Ajustes de la transmisión',
    words: 'Los textos de la iglesia',
  },
  factorTexts: {
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
  },
  factors: {
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
  },
  password: {
    wrong: 'Contraseña incorrecta. Inténtelo de nuevo.',
    enabled: 'Modo de administración activado',
    disabled: 'Modo de administración desactivado',
    failed: 'No se pudo comprobar la contraseña. Inténtelo de nuevo.',
    needsCookie:
      'Este sitio necesita una cookie para mantener su sesión abierta, y su navegador no la guarda. Permita las cookies de este sitio e inténtelo de nuevo.',
    secureAddress: (address, settingsFile) => {
      const way = settingsFile
        ? ` ¿Todavía no se abre? Quite SITE_URL de ${settingsFile} y reinicie el sitio.`
        : '';
      return `La dirección de este sitio es ${address}; inicie sesión allí.${way}`;
    },
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
  },
  recovery: {
    title: 'Códigos de recuperación',
    shownOnce: 'Solo se muestran esta vez. Guárdelos en papel, lejos del teléfono.',
    sheet: (church) => `Códigos de recuperación ${beforeName('de', church)}. Cada uno sirve una sola vez.`,
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
  },
  security: {
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
  },
  sessions: {
    title: 'Cerrar todas las sesiones',
    question:
      'Todas las personas que usan la contraseña compartida, en cualquier dispositivo y también en este navegador, tendrán que escribirla de nuevo. Quienes entran con su nombre siguen dentro. Lo que esté sin guardar en otro lugar se conserva y se envía al volver a entrar.',
    ownQuestion:
      'Se cerrarán sus sesiones en todos los dispositivos, también en este navegador. Las demás personas siguen dentro. Lo que esté sin guardar en otro lugar se conserva y se envía cuando vuelva a entrar.',
    confirm: 'Cerrar todas las sesiones',
    failed: (message) => `No se cerró ninguna sesión: ${message}`,
  },
} satisfies Catalogue<typeof english>;
