import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { readChurch } from '#lib/church/read-church.ts';
import { onChange } from '#lib/core/cache/change-bus.ts';
import { runWithChurch } from '#lib/core/church/current-church.ts';
import { passedSockets } from '#lib/core/process/env.ts';
import { repeat } from '#lib/core/process/interval.ts';
import { log } from '#lib/core/process/log.ts';
import { adoptAddress } from '#lib/site-address/adopt-address.ts';
import { applyCertificate, type KeeperParts, keepCertificate } from './keeper.ts';
import { orderApart } from './order-apart.ts';
import { answerChallenge, leadToMain } from './plain-port.ts';
import { secureContextOf } from './secure-context.ts';

export interface OwnHttpsParts {
  /** The server of HTTP, which listens already. */
  plain: Server;
  /** Answers a request for the main name. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** From now on the address of the site is another one, or it answers by HTTPS. */
  onMoved: () => void;
  keepAliveTimeout: number;
}

export interface OwnHttps {
  server: Server;
  /** Returns whether there is a certificate, to whose name all requests are led. */
  holdsName(): boolean;
  /** Answers what concerns the certificate and leads other requests to the main name; false: the site answers. */
  intercepts(request: IncomingMessage, response: ServerResponse): boolean;
  /** Begins to keep the certificate. */
  begin(): void;
  close(): Promise<void>;
}

/** How often it is looked whether something is due. */
const everyMilliseconds = 30_000;

/**
 * Answers HTTPS at the second socket that systemd hands over, with the certificate of the site, and keeps that certificate.
 * Browsers that name another host get the same certificate and do not trust it.
 */
export async function openOwnHttps({
  plain,
  answer,
  onMoved,
  keepAliveTimeout,
}: OwnHttpsParts): Promise<OwnHttps> {
  const challenges = new Map<string, string>();
  const server = createServer({ keepAliveTimeout, minVersion: 'TLSv1.2' });
  let main: string | undefined;
  let inUse = '';

  const intercepts: OwnHttps['intercepts'] = (request, response) =>
    answerChallenge(request, response, challenges) ||
    (main !== undefined && leadToMain(request, response, main));
  server.on('request', (request, response) => {
    if (!intercepts(request, response)) answer(request, response);
  });
  // Strangers who speak no TLS, or an older one, are no errors of the site.
  server.on('tlsClientError', (_error, socket) => void socket.destroy());
  const parts: KeeperParts = {
    challenges,
    port: (plain.address() as AddressInfo).port,
    order: (order) => orderApart(order, challenges),
    async apply(name, held) {
      if (held && inUse !== held.chain) {
        server.setSecureContext(secureContextOf(held));
        inUse = held.chain;
      }
      const isFirst = name !== undefined && main === undefined;
      main = name;
      if ((await adoptAddress()) || isFirst) onMoved();
    },
  };
  // Visitors who wait at the socket of a site that restarts get the certificate that is there.
  await applyCertificate(parts);
  await once(server.listen(passedSockets().https), 'listening');
  const keeping = repeatedly(() => keepCertificate(parts, new Date()));
  return {
    server,
    holdsName: () => main !== undefined,
    intercepts,
    begin: keeping.begin,
    close: keeping.close,
  };
}

/** Runs the work at the interval and after each change of the settings: one run at a time, none is lost. */
function repeatedly(work: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let isAsked = false;
  const rounds = async () => {
    while (isAsked) {
      isAsked = false;
      await runWithChurch(await readChurch(), work);
    }
  };
  const run = () => {
    isAsked = true;
    running ??= rounds().finally(() => {
      running = undefined;
    });
    return running;
  };
  let repeated: { close(): Promise<void> } | undefined;
  const stopListening = onChange((topic) => {
    if (topic === 'settings' && repeated)
      run().catch((error: unknown) => log.warn({ err: error }, 'keeping the certificate failed'));
  });
  return {
    begin() {
      repeated = repeat('keeping the certificate', everyMilliseconds, run);
    },
    async close() {
      stopListening();
      await repeated?.close();
    },
  };
}
