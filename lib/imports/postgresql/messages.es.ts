import type { Catalogue } from '#lib/language/catalogue.ts';
import type { postgresqlMessages } from './messages.ts';

export const postgresqlMessagesEs: Catalogue<typeof postgresqlMessages> = {
  label: 'Una base de datos PostgreSQL',
  about:
    'Las mismas tablas en un PostgreSQL al que este sitio puede llegar, por su dirección. La dirección se usa una vez y no se guarda.',
  address: 'Escriba la dirección de la base de datos, como postgresql://user:password@host/database.',
  noAnswer: 'La base de datos no responde.',
  refused: 'La base de datos no deja entrar a este usuario con esta contraseña.',
  noDatabase: 'Allí no existe esa base de datos.',
  noEncryption:
    'La conexión con la base de datos no se pudo hacer tan segura como pide su dirección (sslmode).',
  clearText:
    'La base de datos no acepta conexiones cifradas, así que no se envió su contraseña. Si está en una red propia, agregue ?sslmode=disable a su dirección.',
  sslmode: (modes) => `Indique sslmode como uno de ${modes.join(', ')}, o no lo indique.`,
  tooMuch: (megabytes) =>
    `La base de datos envía más de ${megabytes} MB a la vez o en total, más de lo que se acepta. No se trajo nada.`,
  brokenOff: 'La conexión con la base de datos se interrumpió o tardó demasiado.',
  nothing: 'La base de datos no tiene ninguna de las tablas de una iglesia.',
};
