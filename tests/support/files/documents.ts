import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { streamOf } from '#lib/core/http/stream-of.ts';
import type { RouteHandler } from '#lib/core/operations/routes/route.ts';
import { routes } from '#lib/documents/routes.ts';
import { ResponseCache } from '#server/cache/response-cache.ts';
import { createHandler } from '#server/http/handler.ts';
import { createProbes } from '#server/http/probes.ts';
import { listen } from '#tests/support/servers/listen.ts';

const { PUT } = routes.Content['/api/documents/{id}/file'];
const { DELETE, PATCH } = routes.Content['/api/documents/{id}'];
const { GET, POST } = routes.Content['/api/documents'];

const handlers: Readonly<Record<string, RouteHandler>> = { GET, POST, PUT, PATCH, DELETE };

/** A PDF of about this size. */
export function pdfOf(bytes: number, mark = 'x'): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, mark), Buffer.from('\n%%EOF\n')]);
}

/** Starts the server in front, with the document routes behind it as Next calls them. Returns its origin. */
export async function startDocumentSite(): Promise<string> {
  let generation = 0;
  const probes = createProbes();
  probes.becomeReady();
  const handler = createHandler({
    cache: new ResponseCache({ generation: () => generation++ }),
    headers: { 'X-Content-Type-Options': 'nosniff' },
    staticFiles: { find: () => undefined },
    liveStreams: { open: 0, answer: () => undefined, close: () => undefined },
    probes,
    styleSheets: new Map(),
    starter: '',
    application,
  });
  return (await listen((request, response) => void handler.handle(request, response))).origin;
}

/** Read on demand: `Readable.toWeb` takes all that arrives into memory, however slowly it is read. */
async function* piecesOf(request: IncomingMessage): AsyncGenerator<Uint8Array, undefined> {
  yield* request;
  return undefined;
}

async function application(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const handle = url.startsWith('/api/documents') ? handlers[method] : undefined;
  // The page of missing addresses is rendered at one of its own.
  const status = url === unlinkedPaths.missingPage ? 200 : 404;
  if (!handle)
    return void response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const asked = new Request(`http://church.test${url}`, {
    method,
    headers: request.headers as Record<string, string>,
    ...(hasBody && { body: streamOf(piecesOf(request)), duplex: 'half' }),
  } as RequestInit);
  const id = /documents\/([^/?]+)/.exec(url)?.[1];
  const answer = await handle(asked, { params: Promise.resolve({ ...(id && { id }) }) });
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (answer.body) await pipeline(Readable.fromWeb(answer.body as never), response);
  else response.end();
}
