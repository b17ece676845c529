import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { newCertificate } from './new-certificate.ts';

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
