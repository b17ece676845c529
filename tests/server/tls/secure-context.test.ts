import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ConnectionOptions, connect as connectTo, createServer, type TLSSocket } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { secureContextOf } from '#server/tls/secure-context.ts';
import { newCertificate } from '#tests/support/servers/new-certificate.ts';

/** Connects to a server with those settings, as a browser with these. */
async function connected(options: ConnectionOptions): Promise<TLSSocket> {
  const { key, certificate } = newCertificate();
  const server = createServer(secureContextOf({ key, chain: certificate }));
  server.on('tlsClientError', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const socket = connectTo({ port, host: '127.0.0.1', ca: certificate, ...options });
  onTestFinished(() => void socket.destroy());
  await once(socket, 'secureConnect');
  return socket;
}

test('a browser that speaks all gets TLS 1.3 with AES of 128 bits', async () => {
  const socket = await connected({});
  expect([socket.getProtocol(), socket.getCipher().name]).toEqual(['TLSv1.3', 'TLS_AES_128_GCM_SHA256']);
});

test.each([
  ['TLSv1.3', { ciphers: 'TLS_CHACHA20_POLY1305_SHA256' }, 'TLS_CHACHA20_POLY1305_SHA256'],
  ['TLSv1.2', { maxVersion: 'TLSv1.2' }, 'ECDHE-ECDSA-AES128-GCM-SHA256'],
] as const)('one that speaks less is served all the same: %s %o', async (protocol, options, cipher) => {
  const socket = await connected(options);
  expect([socket.getProtocol(), socket.getCipher().name]).toEqual([protocol, cipher]);
});

test('TLS 1.1 is refused', async () => {
  const old = connected({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' });
  await expect(old).rejects.toThrow();
});
