import { generateKeyPairSync } from 'node:crypto';
import { newCertificateOf } from './certificates.ts';

/** Returns a certificate of the host and, beside localhost, of 127.0.0.1, which no authority has signed. Both are PEM. */
export function newCertificate(host = 'localhost'): { key: string; certificate: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: newCertificateOf(
      { name: 'Test', key: privateKey, keyId: Buffer.alloc(20, 1), certificate: '' },
      {
        names: host === 'localhost' ? [host, '127.0.0.1'] : [host],
        publicKey: publicKey.export({ type: 'spki', format: 'der' }),
      },
    ),
  };
}
