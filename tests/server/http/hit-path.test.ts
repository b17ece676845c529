import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { currentGeneration } from '#lib/core/cache/change-bus.ts';
import { log } from '#lib/core/platform/log.ts';
import { ResponseCache } from '#server/cache/response-cache.ts';
import { createHandler } from '#server/http/handler.ts';
import { createProbes } from '#server/http/probes.ts';
import { filesRunBy } from '#tests/support/processes/files-run-by.ts';

/** With server/start/server.ts, whose listener is given the request and which needs a built site, eight. */
const filesOfHit = [
  'lib/core/cache/change-bus.ts',
  'lib/core/site/cached-routes.ts',
  'lib/core/site/route-matcher.ts',
  'server/cache/cached-handler.ts',
  'server/cache/cached-response.ts',
  'server/cache/encoded-body.ts',
  'server/cache/response-cache.ts',
];

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

async function site(): Promise<string> {
  // Its documents are not as Next writes them.
  vi.spyOn(log, 'warn').mockImplementation(() => {});
  const { handle } = createHandler({
    cache: new ResponseCache({ generation: currentGeneration }),
    headers: {},
    staticFiles: { find: () => undefined },
    liveStreams: { open: 0, answer: (_, response) => void response.end('live'), close: () => undefined },
    probes: createProbes(),
    styleSheets: new Map(),
    starter: '',
    application: (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome</p>'.repeat(100));
    },
  });
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server?.listen(0, resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a hit passes eight files of ours at most, answered in full or with 304', async () => {
  const origin = await site();
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, { headers: { 'accept-encoding': 'gzip, br', ...headers } });
    await response.arrayBuffer();
    return response;
  };
  await ask('/events?tab=past');
  const { headers } = await ask('/events?tab=past');
  const etag = headers.get('etag') ?? '';
  await ask('/events/some-event', { rsc: '1' });
  await ask('/events/some-event', { rsc: '1' });
  const files = await filesRunBy(async () => {
    expect((await ask('/events?utm=1&tab=past')).headers.get('cache-status')).toBe('belltower; hit');
    expect((await ask('/events?tab=past', { 'if-none-match': etag })).status).toBe(304);
    expect((await ask('/events/some-event', { rsc: '1' })).headers.get('cache-status')).toBe(
      'belltower; hit',
    );
  });
  expect(files).toEqual(filesOfHit);
});
