import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import next from 'next';
import { renderToStaticMarkup } from 'react-dom/server';
import { listenForChanges } from '#lib/core/cache/change-listener.ts';
import { providePageRendering } from '#lib/core/html/page-rendering.ts';
import { provideStaticMarkup } from '#lib/core/html/static-markup.ts';
import { closeLimits } from '#lib/core/operations/rate-limit.ts';
import { env, passedSockets, sessionDatabaseUrl } from '#lib/core/process/env.ts';
import { log } from '#lib/core/process/log.ts';
import { keepsCertificate } from '#lib/site-address/decided-by.ts';
import { startPurging } from '#server/cdn/purging.ts';
import { type RequestHandler, renderDocument } from '#server/http/inject.ts';
import { createProbes, isProbe } from '#server/http/probes.ts';
import { pathOf } from '#server/http/request-target.ts';
import { withRobotsHeader } from '#server/http/robots-header.ts';
import { withChurch } from '#server/http/with-church.ts';
import { createLiveStreams, mostStreams } from '#server/live/live-streams.ts';
import type { OwnHttps, OwnHttpsParts } from '#server/tls/own-https.ts';
import { developmentHandler, productionHandler } from './handlers.ts';
import { startSiteJobs } from './jobs.ts';
import { takePassedPort } from './ports.ts';
import { onceAccepted } from './probation.ts';
import { root } from './root.ts';
import { placedListenerName, warnOfOtherPlaces } from './upload-place.ts';

export interface RunningServer {
  port: number;
  /**
   * Answers `/up` with 503 for STOP_DELAY_SECONDS, then accepts no more requests, ends the live streams, lets other
   * requests finish and releases everything.
   */
  close(): Promise<void>;
}

const longestDrainMilliseconds = 10_000;
/** Longer than the minute of common proxies, so that the proxy closes idle connections first. */
const keepAliveMilliseconds = 65_000;

/**
 * Starts the site in this process: Next as a documented custom server, the response cache in front of it, and the
 * listener for changes. Port 0 takes any free one.
 * @throws Error with code EADDRINUSE when the port is taken
 */
export async function startServer({ port, dev }: { port: number; dev: boolean }): Promise<RunningServer> {
  outliveTerminal();
  const listeningName = await placedListenerName();
  const server = createServer({ keepAliveTimeout: keepAliveMilliseconds });
  let becomeReady: (handle: RequestHandler) => void = () => {};
  const ready = new Promise<RequestHandler>((resolve) => {
    becomeReady = resolve;
  });
  const probes = createProbes();
  let handle: RequestHandler = async (request, response) => {
    if (isProbe(pathOf(request.url ?? '/'))) return probes.answer(request, response);
    await (await ready)(request, response);
  };
  let isStopping = false;
  const liveStreams = createLiveStreams(await mostStreams());
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (isStopping) response.shouldKeepAlive = false;
    const fail = (error: unknown) => {
      log.error({ err: error, path: request.url }, 'request failed');
      response.destroy();
    };
    // A cached answer is sent synchronously, without a promise.
    try {
      handle(request, response)?.catch(fail);
    } catch (error) {
      fail(error);
    }
  };
  let follow = () => {};
  let own: OwnHttps | undefined;
  const servers = () => (own ? [server, own.server] : [server]);
  server.on('request', (request, response) => {
    if (own?.intercepts(request, response)) return;
    // Not with headers of HTTPS.
    if (own?.holdsName() && isProbe(pathOf(request.url ?? '/'))) return probes.answer(request, response);
    answer(request, response);
  });
  const upgraded = dev ? trackUpgraded(server) : undefined;
  const actualPort = await listen(server, port);
  // Next handles upgrades for its hot reload and never answers others. Only a developer's server is passed to it, so that
  // in production an upgrade request gets an ordinary answer (RFC 9110, 7.8).
  const httpServer = dev ? server : createServer();
  const app = next({ dev, dir: root, port: actualPort, httpServer, quiet: !dev });
  const databaseUrl = sessionDatabaseUrl();
  const listener = listenForChanges(databaseUrl, listeningName);
  const work: { close(): Promise<void> }[] = [];
  try {
    if (keepsCertificate()) own = await openOwn({ plain: server, answer, onMoved: () => follow() });
    await app.prepare();
    const application = withChurch(withRobotsHeader(app.getRequestHandler()));
    provideStaticMarkup(renderToStaticMarkup);
    providePageRendering((path) => renderDocument(application, path));
    const isEncrypted = () => own?.holdsName();
    const parts = { application, liveStreams, probes, servers: servers(), isEncrypted };
    if (dev) handle = developmentHandler(parts);
    else {
      const made = await productionHandler(parts, root);
      handle = made.handle;
      follow = made.followAddress;
    }
    own?.begin();
    probes.becomeReady();
    becomeReady(handle);
    onceAccepted(() => {
      if (!isStopping) work.push(startSiteJobs(databaseUrl), startPurging());
    });
    await warnOfOtherPlaces(listeningName);
  } catch (error) {
    liveStreams.close();
    for (const each of servers()) each.closeAllConnections();
    await Promise.allSettled([...servers().map(closeServer), own?.close(), listener.close(), app.close()]);
    throw error;
  }
  return {
    port: actualPort,
    async close() {
      isStopping = true;
      probes.becomeStopping();
      await pause(env().STOP_DELAY_SECONDS * 1000);
      const drained = Promise.all(servers().map(closeServer));
      liveStreams.close();
      upgraded?.end();
      const cut = () => {
        for (const each of servers()) each.closeAllConnections();
      };
      const timer = setTimeout(cut, longestDrainMilliseconds);
      await drained;
      clearTimeout(timer);
      await Promise.allSettled([
        own?.close(),
        listener.close(),
        ...work.map((each) => each.close()),
        app.close(),
        closeLimits(),
      ]);
    },
  };
}

/** Loaded only where the site keeps its certificate itself. */
async function openOwn(parts: Omit<OwnHttpsParts, 'keepAliveTimeout'>): Promise<OwnHttps> {
  const { openOwnHttps } = await import('#server/tls/own-https.ts');
  return openOwnHttps({ ...parts, keepAliveTimeout: keepAliveMilliseconds });
}

/** After the terminal is gone, a failed write must not be logged by another write. */
function outliveTerminal(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
}

/** Listens on the socket of systemd, or on the port. */
async function listen(server: Server, port: number): Promise<number> {
  const passed = passedSockets().http;
  await once(server.listen(passed ?? port), 'listening');
  const { port: opened } = server.address() as AddressInfo;
  if (passed) takePassedPort(opened);
  return opened;
}

/** Tracks upgraded connections, such as those of hot reload, which the server's close() waits for but does not end. */
function trackUpgraded(server: Server): { end(): void } {
  const open = new Set<Duplex>();
  server.on('upgrade', (_request, socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    end() {
      for (const socket of open) socket.destroy();
    },
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
