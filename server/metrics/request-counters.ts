import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { livePath } from '#server/http/request-target.ts';

type Library = typeof import('prom-client');

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** In seconds. */
const buckets = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10];

/** A message of Node's diagnostics channels about a request of any server of this process. */
interface Told {
  server: Server;
  request: IncomingMessage;
  response: ServerResponse;
}

/**
 * Counts the requests that these servers have answered, by method, route and status, and their duration without live
 * streams. Node's diagnostics channels announce them. The returned function ends the counting.
 */
export function countRequests(
  library: Library,
  registry: Registry,
  { servers, labelOf }: { servers: readonly Server[]; labelOf: (target: string) => string },
): () => void {
  const registers = [registry];
  /** By method, route and status: the library would put its labels together for each request. */
  const counts = new Map<string, number>();
  new library.Counter({
    name: 'belltower_http_requests_total',
    help: 'Requests answered, by route as the app folder spells it.',
    labelNames: ['method', 'route', 'status'],
    registers,
    collect() {
      this.reset();
      for (const [labels, count] of counts) {
        const [method = '', route = '', status = ''] = labels.split(' ');
        this.inc({ method, route, status }, count);
      }
    },
  });
  const duration = new library.Histogram({
    name: 'belltower_http_request_duration_seconds',
    help: 'From the headers of a request to the end of its answer, live streams left out.',
    buckets,
    registers,
  });
  const begun = new WeakMap<IncomingMessage, { target: string; at: number }>();
  const begin = ({ server: asked, request }: Told) => {
    if (servers.includes(asked)) begun.set(request, { target: request.url ?? '/', at: performance.now() });
  };
  const finish = ({ request, response }: Told) => {
    const began = begun.get(request);
    if (!began) return;
    const { method = '' } = request;
    const route = labelOf(began.target);
    const labels = `${methods.has(method) ? method : 'other'} ${route} ${response.statusCode}`;
    counts.set(labels, (counts.get(labels) ?? 0) + 1);
    if (route !== livePath) duration.observe((performance.now() - began.at) / 1000);
  };
  return listen({ 'http.server.request.start': begin, 'http.server.response.finish': finish });
}

function listen(listeners: Record<string, (told: Told) => void>): () => void {
  const entries = Object.entries(listeners).map(
    ([name, listener]) => [name, (told: unknown) => listener(told as Told)] as const,
  );
  for (const [name, listener] of entries) subscribe(name, listener);
  return () => {
    for (const [name, listener] of entries) unsubscribe(name, listener);
  };
}
