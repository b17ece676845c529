import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { dataPolicy } from '#lib/core/http/csp.ts';
import { securityHeaders } from '#lib/core/http/security-headers.ts';
import { env } from '#lib/core/process/env.ts';
import type { ResponseCache } from '#server/cache/response-cache.ts';
import type { RequestHandler } from '#server/http/inject.ts';
import { isRead, pathOf } from '#server/http/request-target.ts';
import type { LiveStreams } from '#server/live/live-streams.ts';
import { countRequests } from './request-counters.ts';
import { routeLabels } from './route-labels.ts';
import { countSite, readSite } from './site-counters.ts';

export const metricsPath = '/metrics';

export interface Measured {
  /** Those of the site; it is over when the first one closes. */
  servers: readonly Server[];
  cache: ResponseCache;
  liveStreams: LiveStreams;
  /** The routes that requests are counted by. */
  routes(): Promise<string[]>;
}

/**
 * Measures this process for Prometheus until its server closes, if METRICS_TOKEN or METRICS_PORT is set. Returns the
 * handler of the site's `/metrics`, which METRICS_TOKEN enables; undefined without it.
 * @throws Error with code EADDRINUSE or EACCES when METRICS_PORT cannot be used
 */
export async function openMetrics(measured: Measured): Promise<RequestHandler | undefined> {
  const { METRICS_TOKEN: token, METRICS_PORT: port } = env();
  if (!token && !port) return undefined;
  // Loaded on demand.
  const library = await import('prom-client');
  const registry = new library.Registry();
  const labelOf = routeLabels(await measured.routes());
  const ends = [
    countRequests(library, registry, { servers: measured.servers, labelOf }),
    countSite(library, registry),
  ];
  readSite(library, registry, measured);
  library.collectDefaultMetrics({ register: registry });
  const answer = token ? guarded(token, tell(registry)) : tell(registry);
  const own = port ? await listen(answer, port) : undefined;
  measured.servers[0]?.once('close', () => {
    for (const end of ends) end();
    own?.close();
    own?.closeAllConnections();
  });
  return token ? answer : undefined;
}

function ownHeaders(): Record<string, string> {
  return {
    ...securityHeaders(false),
    'Content-Security-Policy': dataPolicy,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex, nofollow',
  };
}

function tell(registry: Registry): RequestHandler {
  const headers = ownHeaders();
  return async (request, response) => {
    const text = await registry.metrics();
    response.writeHead(200, { ...headers, 'Content-Type': registry.contentType });
    response.end(request.method === 'HEAD' ? undefined : text);
  };
}

/** Answers requests with the token (RFC 6750), compared in constant time. */
function guarded(token: string, answer: RequestHandler): RequestHandler {
  const wanted = digest(`Bearer ${token}`);
  const headers = ownHeaders();
  return (request, response) => {
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), wanted))
      return answer(request, response);
    response.writeHead(401, { ...headers, 'WWW-Authenticate': 'Bearer' }).end();
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Starts a server for the metrics alone, on loopback. */
async function listen(answer: RequestHandler, port: number): Promise<Server> {
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (isRead(request) && pathOf(request.url ?? '') === metricsPath) return void answer(request, response);
    response.writeHead(404, ownHeaders()).end();
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}
