import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from './listen.ts';

/** A stand-in for UploadThing's servers, for the time of the test: it keeps what the service's own client sends. */
export interface TestUploadThing {
  options: { token: string; apiUrl: string; ingestUrl: string };
  heard: { method: string; path: URL; headers: IncomingMessage['headers']; body: Buffer }[];
  /** Answers everything with 500 from now on. */
  goDown(): void;
}

type Heard = TestUploadThing['heard'][number];

interface Kept {
  key: string;
  name: string;
  bytes: Buffer;
  uploadedAt: number;
}

/** Fewer than are asked for, as a service may. */
const filesOfPage = 3;

const token = Buffer.from(
  JSON.stringify({ apiKey: 'sk_live_stand_in', appId: 'church', regions: ['sea1'] }),
).toString('base64');

export async function startUploadThing(): Promise<TestUploadThing> {
  const kept = new Map<string, Kept>();
  const heard: TestUploadThing['heard'] = [];
  let isDown = false;
  let address = '';
  const { origin } = await listen(async (request, response) => {
    const body = await buffer(request);
    const path = new URL(String(request.url), address);
    const asked = { method: String(request.method), path, headers: request.headers, body };
    heard.push(asked);
    const file = [...kept.values()].find(({ key }) => path.pathname === `/f/${key}`);
    if (file) return sendFile(asked, response, file);
    response.writeHead(isDown ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isDown ? {} : await answerOf(asked, kept, address)));
  });
  address = origin;
  return {
    options: { token, apiUrl: origin, ingestUrl: origin },
    heard,
    goDown() {
      isDown = true;
    },
  };
}

/** The answer of the API, files being known by the names that their sender gave them. */
async function answerOf({ method, path, headers, body }: Heard, kept: Map<string, Kept>, address: string) {
  if (method === 'PUT') {
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': String(headers['content-type']) },
    }).formData();
    const bytes = Buffer.from(await (form.get('file') as File).arrayBuffer());
    const key = path.pathname.slice(1);
    const told = (name: string) => decodeURIComponent(String(path.searchParams.get(name)));
    kept.set(told('x-ut-custom-id'), { key, name: told('x-ut-file-name'), bytes, uploadedAt: Date.now() });
    const url = `${address}/f/${key}`;
    return { url, appUrl: url, ufsUrl: url, fileHash: 'hash' };
  }
  const asked = JSON.parse(String(body)) as { customIds?: string[]; limit?: number; offset?: number };
  if (path.pathname === '/v6/listFiles') return page([...kept], asked);
  const found = (asked.customIds ?? []).filter((id) => kept.has(id));
  if (path.pathname === '/v6/getFileUrl')
    return { data: found.map((id) => ({ key: id, url: `${address}/f/${kept.get(id)?.key}` })) };
  for (const id of found) kept.delete(id);
  return { success: true, deletedCount: found.length };
}

function page(all: [string, Kept][], { limit = 0, offset = 0 }) {
  const files = all.slice(offset, offset + Math.min(limit, filesOfPage));
  return {
    hasMore: offset + files.length < all.length,
    files: files.map(([customId, { key, name, bytes, uploadedAt }]) => {
      return { id: key, key, customId, name, size: bytes.length, status: 'Uploaded', uploadedAt };
    }),
  };
}

function sendFile({ method, headers }: Heard, response: ServerResponse, { bytes }: Kept): void {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  const part = first === undefined ? bytes : bytes.subarray(Number(first), Number(last) + 1);
  response.writeHead(first === undefined ? 200 : 206, { 'content-length': part.length });
  response.end(method === 'HEAD' ? undefined : part);
}
