import { request as httpRequest, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { CachedResponse } from '#server/cache/cached-response.ts';
import { negotiateEncoding } from '#server/cache/encoded-body.ts';
import { listen } from '#tests/support/servers/listen.ts';

const text = 'In the beginning was the Word. '.repeat(100);
const answer = new CachedResponse({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'set-x': ['a', 'b'] },
  body: Buffer.from(text),
});
let port: number;
beforeEach(async () => {
  ({ port } = await listen((request, response) => answer.send(request, response)));
});

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

function ask(headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject).end();
  });
}

describe('encodings', () => {
  it('come from one body, each with its own strong ETag and length', async () => {
    const identity = await ask();
    const gzip = await ask({ 'accept-encoding': 'gzip' });
    const br = await ask({ 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(identity.body.toString()).toBe(text);
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect(new Set([identity, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const each of [identity, gzip, br]) {
      expect(each.headers.etag).toMatch(/^"/);
      expect(each.headers['content-length']).toBe(String(each.body.length));
      expect(each.headers.vary).toBe('Accept-Encoding');
    }
  });

  it('follow the weights of the request', () => {
    expect(negotiateEncoding('br;q=0, gzip')).toBe('gzip');
    expect(negotiateEncoding('gzip;q=1, br;q=0.5')).toBe('gzip');
    expect(negotiateEncoding('*')).toBe('br');
    expect(negotiateEncoding('deflate')).toBe('identity');
    expect(negotiateEncoding(undefined)).toBe('identity');
  });

  it('are not made of what is compressed already', async () => {
    const picture = new CachedResponse({
      status: 200,
      headers: { 'content-type': 'image/png' },
      body: Buffer.alloc(900),
    });
    expect(picture.body.in('br')).toMatchObject({ encoding: 'identity' });
  });
});

describe('conditional requests', () => {
  it('answer 304 without a body when the browser has these very bytes', async () => {
    const { etag = '' } = (await ask({ 'accept-encoding': 'br' })).headers;
    const again = await ask({ 'accept-encoding': 'br', 'if-none-match': `"x", W/${etag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers.etag).toBe(etag);
    expect(again.headers['content-length']).toBeUndefined();
  });

  it('answer in full when it has another encoding or version', async () => {
    const { etag = '' } = (await ask({ 'accept-encoding': 'br' })).headers;
    expect((await ask({ 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
  });
});

it('HEAD answers as GET does, without the body', async () => {
  const head = await ask({}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(String(text.length));
});

describe('ranges', () => {
  const part = async (range: string, more: Record<string, string> = {}) => ask({ range, ...more });

  it('give the part that was asked for', async () => {
    const { status, headers, body } = await part('bytes=3-5');
    expect([status, body.toString()]).toEqual([206, text.slice(3, 6)]);
    expect(headers['content-range']).toBe(`bytes 3-5/${text.length}`);
    expect((await part('bytes=-4')).body.toString()).toBe(text.slice(-4));
    expect((await part(`bytes=${text.length - 2}-`)).body.toString()).toBe(text.slice(-2));
  });

  it('answer 416 outside the body', async () => {
    const { status, headers } = await part(`bytes=${text.length}-`);
    expect([status, headers['content-range']]).toEqual([416, `bytes */${text.length}`]);
  });

  it('are ignored when there are several, when malformed, or when the body has changed', async () => {
    for (const range of ['bytes=0-1,3-4', 'lines=1-2', 'bytes=5-2'])
      expect((await part(range)).status).toBe(200);
    expect((await part('bytes=0-1', { 'if-range': '"other"' })).status).toBe(200);
  });
});

it('keeps headers that come several times apart', async () => {
  expect((await ask()).headers['set-x']).toBe('a, b');
});
