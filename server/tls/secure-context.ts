import { DEFAULT_CIPHERS, type SecureContextOptions } from 'node:tls';
import type { HeldCertificate } from '#lib/site-address/certificate/held-certificate.ts';

const first = 'TLS_AES_128_GCM_SHA256';

/** Those of Node, with AES of 128 bits before that of 256: as safe here, and a page costs some microseconds less. */
const ciphers = [first, ...DEFAULT_CIPHERS.split(':').filter((name) => name !== first)].join(':');

/** Returns the settings of TLS (1.2 and 1.3) for a certificate. */
export function secureContextOf({
  key,
  chain,
}: Pick<HeldCertificate, 'key' | 'chain'>): SecureContextOptions {
  return { key, cert: chain, minVersion: 'TLSv1.2', ciphers };
}
