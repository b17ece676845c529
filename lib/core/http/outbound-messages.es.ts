import type { Catalogue } from '#lib/language/catalogue.ts';
import type { outboundMessages } from './outbound-messages.ts';

export const outboundMessagesEs: Catalogue<typeof outboundMessages> = {
  notAnAddress: 'Esto no es una dirección web.',
  notOfTheWeb: 'No es una dirección web: debe empezar con https://.',
  credentials: 'Escriba la dirección sin nombre de usuario ni contraseña.',
  private: 'La dirección no está en internet público.',
  unknownHost: 'En esta dirección no hay ningún sitio web. Revise cómo está escrita.',
  certificate:
    'El sitio web de esta dirección no puede demostrar que es él mismo: su certificado no es válido.',
  noAnswer: 'La dirección no responde.',
  brokenOff: 'La respuesta se cortó antes de terminar.',
  tooSlow: 'La dirección tardó demasiado en responder.',
  redirects: (most: number) => `La dirección redirige más de ${most} veces.`,
  status: (status: number) => `La dirección respondió con ${status}.`,
  tooLarge: (maximumBytes: number) => `La respuesta pesa más de ${size(maximumBytes)}.`,
};

function size(bytes: number): string {
  const megabytes = bytes % 1_000_000 === 0 ? bytes / 1_000_000 : bytes / (1024 * 1024);
  return megabytes >= 1 ? `${Math.floor(megabytes)} MB` : `${bytes} bytes`;
}
