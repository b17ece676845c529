import type { Catalogue } from '#lib/language/catalogue.ts';
import type { errorMessages, limitMessages, problemTitles } from './messages.ts';

export const errorMessagesEs: Catalogue<typeof errorMessages> = {
  unauthenticated: 'Vuelva a entrar en el modo de administración: su sesión terminó.',
  forbiddenOrigin: 'Esta solicitud llegó desde otro sitio web y fue rechazada.',
  suspended: 'Su acceso al sitio está suspendido. Pregunte a un propietario del sitio.',
  mfaRequired: 'Confirme su segundo factor para continuar.',
  notPermitted: 'Su función no incluye esto. Pregunte a un propietario del sitio.',
  recentSignInRequired: 'Escriba de nuevo la contraseña: para esto hace falta haber entrado hace poco.',
  malformed: 'No se pudo leer la solicitud.',
  controlCharacters:
    'En este texto hay caracteres de control invisibles. Quítelos o escriba el texto de nuevo.',
  tooLarge: 'Lo que se envió es demasiado grande.',
  timedOut: 'Lo que se envió tardó demasiado en llegar. Inténtelo de nuevo.',
  credentials: 'Escriba la dirección sin nombre de usuario ni contraseña: cualquiera podría leerlos.',
  oneLine: 'Escriba esto en una sola línea.',
  noSuchTime: 'Esa hora no existe. Escriba una como 7:00 p. m.',
  notAForm: 'Esta página solo acepta sus propios formularios.',
  notFound: 'Ese registro no existe.',
  noAddress: 'Esa dirección no existe.',
  conflict: 'Otra persona cambió esto después de que usted lo abrió.',
  unexpected: 'Ocurrió un error inesperado. Inténtelo de nuevo.',
  unavailable: 'El sitio está ocupado o se está reiniciando. Inténtelo de nuevo en un momento.',
  diskFull:
    'El disco del sitio está lleno y no se puede guardar nada. Avise a la persona que se encarga del sitio.',
  unreachable: 'No se pudo conectar con el sitio. Inténtelo de nuevo.',
  wrongMethod: 'Esta dirección no acepta ese tipo de solicitud.',
  sendAs: {
    json: 'Envíe la solicitud como application/json.',
    multipart: 'Envíe la solicitud como multipart/form-data.',
    either: 'Envíe la solicitud como application/json o multipart/form-data.',
    form: 'Envíe la solicitud como application/x-www-form-urlencoded.',
  },
  sendAsText: (media) => `Envíe el texto como uno de estos tipos: ${media}.`,
  tokenNeeded: 'Esta llamada necesita el token de GET /api/auth/csrf.',
  notValid: 'Revise lo que escribió.',
  lookAgain: 'Todavía no se envió nada. Revise lo que está marcado abajo.',
  onceEach: 'Indique cada elemento una sola vez.',
  wholeNumber: 'Indique un número entero.',
  atMost: (characters: number) => `Use como máximo ${characters} caracteres.`,
  unknownField: (name) => `Aquí no hay un campo «${name}».`,
};

const wrongCodes = 'Demasiados códigos incorrectos. Espere unos minutos e inténtelo de nuevo.';

export const limitMessagesEs: Catalogue<typeof limitMessages> = {
  passwordTries: 'Demasiadas contraseñas incorrectas. Espere unos minutos e inténtelo de nuevo.',
  strangersPasswordTries:
    'Llegaron demasiadas contraseñas incorrectas desde navegadores desconocidos. Espere unos minutos e inténtelo de nuevo.',
  prayerRequests:
    'En una hora llegaron muchas peticiones de oración desde aquí. Inténtelo de nuevo un poco más tarde.',
  formAnswers: 'Llegaron muchos formularios desde aquí en una hora. Inténtelo de nuevo un poco más tarde.',
  guessedLinks: 'Muchos enlaces desde aquí no llevaron a nada. Espere una hora, o pregunte en la iglesia.',
  passkeyQuestions: 'Desde aquí se abrió la entrada muchas veces. Espere unos minutos.',
  factorTries: wrongCodes,
  recoveryTries: wrongCodes,
  codesToPhone: 'Ya se enviaron varios códigos a este teléfono. Espere unos minutos antes de pedir otro.',
  codesToAll: 'En una hora se enviaron muchos códigos. Espere un rato antes de pedir otro.',
};

export const problemTitlesEs: Catalogue<typeof problemTitles> = {
  malformed: 'Solicitud incorrecta',
  unauthenticated: 'Hay que entrar',
  forbidden: 'No permitido',
  mfa_required: 'Falta el segundo factor',
  not_permitted: 'Sin permiso',
  recent_sign_in_required: 'Hay que volver a entrar',
  not_found: 'No encontrado',
  method_not_allowed: 'Método no permitido',
  timed_out: 'Tardó demasiado',
  conflict: 'Conflicto',
  gone: 'Ya no está',
  too_large: 'Demasiado grande',
  unsupported_type: 'Tipo no admitido',
  invalid: 'No válido',
  too_many_requests: 'Demasiadas solicitudes',
  internal: 'Error interno',
  unavailable: 'No disponible',
};
