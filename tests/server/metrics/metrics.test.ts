import { channel } from 'node:diagnostics_channel';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { cacheLookups, finishedJobs, handedMails } from '#lib/core/process/measurements.ts';
import { ResponseCache } from '#server/cache/response-cache.ts';
import type { RequestHandler } from '#server/http/inject.ts';
import { openMetrics } from '#server/metrics/metrics.ts';
import { freePort } from '#server/start/ports.ts';

const token = 'a token for these tests';
const routes = [
  '/',
  '/events',
  '/events/[id]',
  '/api/[[...unknown]]',
  '/api/events',
  '/api/live',
  '/metrics',
];

let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

/** A site that answers everything with 'Welcome', and `/metrics` where it is offered. */
async function site(settings: Record<string, string>) {
  for (const [name, value] of Object.entries({ METRICS_TOKEN: '', METRICS_PORT: '', ...settings }))
    vi.stubEnv(name, value);
  let answer: RequestHandler | undefined;
  // A connection that is used again ends with the test, not while a busy machine makes it wait.
  server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    if (request.url === '/metrics' && answer) return void answer(request, response);
    response.writeHead(request.url === '/gone' ? 404 : 200).end('Welcome');
  });
  answer = await openMetrics({
    servers: [server],
    cache: new ResponseCache({ generation: () => 1 }),
    liveStreams: { open: 7, answer: () => undefined, close: () => undefined },
    routes: async () => routes,
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return { answer, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function scrape(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return answer.text();
}

test('a site is not measured unless it is told to be', async () => {
  expect((await site({})).answer).toBeUndefined();
});

test('figures are given to requests with the token', async () => {
  const { origin } = await site({ METRICS_TOKEN: token });
  for (const authorization of ['', 'Bearer', 'Bearer another token', `Basic ${token}`, token]) {
    const refused = await fetch(`${origin}/metrics`, { headers: { authorization } });
    expect([authorization, refused.status, await refused.text()]).toEqual([authorization, 401, '']);
  }
  expect(await scrape(origin)).toContain('belltower_live_streams 7');
  for (const authorization of ['', `Bearer ${token}`])
    expect(
      Object.fromEntries((await fetch(`${origin}/metrics`, { headers: { authorization } })).headers),
    ).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'no-store',
    });
});

test('at a port of its own the site gives figures to this machine and beside its pages to nobody', async () => {
  const port = await freePort();
  const { answer } = await site({ METRICS_PORT: String(port) });
  expect(answer).toBeUndefined();
  const figures = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([figures.status, (await figures.text()).includes('process_resident_memory_bytes')]).toEqual([
    200,
    true,
  ]);
  expect((await fetch(`http://127.0.0.1:${port}/events`)).status).toBe(404);
});

test('requests are counted by route and status, and what the site does by its outcome', async () => {
  const { origin } = await site({ METRICS_TOKEN: token });
  for (const path of [
    '/events',
    '/events/spring-fair?from=mail',
    '/events/picnic',
    '/gone',
    '/api/what/ever',
  ])
    await fetch(origin + path);
  cacheLookups.publish({ outcome: 'hit' });
  cacheLookups.publish({ outcome: 'miss', renderMilliseconds: 30 });
  finishedJobs.publish({ name: 'making backups', outcome: 'failed' });
  handedMails.publish({ outcome: 'sent' });
  const figures = await scrape(origin);
  for (const line of [
    'belltower_http_requests_total{method="GET",route="/events",status="200"} 1',
    'belltower_http_requests_total{method="GET",route="/events/[id]",status="200"} 2',
    'belltower_http_requests_total{method="GET",route="/api/[[...unknown]]",status="200"} 1',
    'belltower_http_requests_total{method="GET",route="other",status="404"} 1',
    'belltower_http_request_duration_seconds_count 5',
    'belltower_cache_lookups_total{outcome="hit"} 1',
    'belltower_render_duration_seconds_bucket{le="0.05"} 1',
    'belltower_jobs_total{job="making backups",outcome="failed"} 1',
    'belltower_mails_total{outcome="sent"} 1',
    'belltower_database_waiting 0',
    'belltower_generation ',
  ])
    expect(figures).toContain(line);
  expect(figures).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
});

test('ten thousand addresses that nobody has thought of add no line', async () => {
  const { origin } = await site({ METRICS_TOKEN: token });
  const ask = (method: string, url: string) => {
    const told = { server, request: { method, url }, response: { statusCode: 200 } };
    channel('http.server.request.start').publish(told);
    channel('http.server.response.finish').publish(told);
  };
  for (const path of ['/events', '/events/one', '/api/x', '/api/events', '/nowhere'])
    for (const method of ['GET', 'PROPFIND']) ask(method, path);
  const lines = async () => (await scrape(origin)).split('\n').length;
  await lines();
  const before = await lines();
  const address = fc.oneof(
    fc.webPath(),
    fc.webPath().map((path) => `/events${path}`),
    fc.webPath().map((path) => `/api${path}?a=b`),
    fc.string().map((text) => `/events/${encodeURIComponent(text)}`),
  );
  const methods = fc.constantFrom('GET', 'PROPFIND', 'MKCOL');
  fc.assert(
    fc.property(methods, address, (method, url) => ask(method, url.startsWith('/') ? url : `/${url}`)),
    { numRuns: 10_000 },
  );
  // What is asked for as GET or otherwise of each route, and of all other addresses together.
  expect((await lines()) - before).toBeLessThanOrEqual(2 * (routes.length + 1));
});
