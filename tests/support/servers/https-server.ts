import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Starts a server of HTTPS on this machine, as localhost and 127.0.0.1, until the end of the test. Returns its port and
 * its certificate, which no authority has signed.
 */
export async function serveHttps(answer: RequestListener): Promise<{ port: number; certificate: string }> {
  const { key, certificate } = newCertificate();
  const server = createServer({ key, cert: certificate }, answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, certificate };
}

/** Returns a certificate (RFC 5280) of the host and, beside localhost, of 127.0.0.1, signed with its own key. Both are PEM. */
export function newCertificate(host = 'localhost'): { key: string; certificate: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(0x30, Buffer.from('06082a8648ce3d040302', 'hex'));
  const name = der(0x30, der(0x31, der(0x30, Buffer.from('0603550403', 'hex'), text(0x0c, 'Test'))));
  const validity = der(0x30, text(0x17, '200101000000Z'), text(0x17, '491231235959Z'));
  const alternatives = der(
    0x30,
    text(0x82, host),
    ...(host === 'localhost' ? [der(0x87, Buffer.from([127, 0, 0, 1]))] : []),
  );
  const extension = der(0x30, Buffer.from('0603551d11', 'hex'), der(0x04, alternatives));
  const content = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ...[algorithm, name, validity, name],
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, extension)),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]));
  const lines =
    der(0x30, content, algorithm, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}

/** Returns a value of ASN.1 in its DER. */
function der(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

function text(tag: number, characters: string): Buffer {
  return der(tag, Buffer.from(characters, 'utf8'));
}
