import { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CachedResponse } from '#server/cache/cached-response.ts';
import { settleUnreadBody } from '#server/http/unread-body.ts';
import { listen } from '#tests/support/servers/listen.ts';

const hit = { status: 'Belltower; hit', timing: 'cache;desc=hit' };
const parts = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'set-x': ['a', 'b'], Link: '</x>; rel=y' },
  body: Buffer.from('In the beginning was the Word. '.repeat(20)),
};
let port: number;
let writeHead: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  const kept = new CachedResponse(parts);
  kept.prepareHits(hit);
  ({ port } = await listen((request, response) => {
    settleUnreadBody(request, response);
    // Under /kept the head is repeated; elsewhere Node writes each.
    if (request.url === '/kept') kept.send(request, response);
    else new CachedResponse(parts).send(request, response, hit);
  }));
  writeHead = vi.spyOn(ServerResponse.prototype, 'writeHead');
});
afterEach(() => writeHead.mockRestore());

/** Sends the requests on one connection and returns all that came back, without the dates. */
async function ask(...requests: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(requests.map((request) => `${request}\r\n\r\n`).join(''));
  return (await text(socket)).replaceAll(
    /(?<=\r\nDate: )\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT(?=\r\n)/g,
    'now',
  );
}

test.each([
  ['a page that is open for more', ['GET * HTTP/1.1\r\nHost: a', 'GET * HTTP/1.1\r\nHost: a']],
  ['HEAD', ['HEAD * HTTP/1.1\r\nHost: a', 'HEAD * HTTP/1.1\r\nHost: a']],
  ['a last request', ['GET * HTTP/1.1\r\nHost: a\r\nConnection: close']],
  ['an old client', ['GET * HTTP/1.0']],
  ['what is known', ['GET * HTTP/1.1\r\nHost: a\r\nIf-None-Match: *', 'GET * HTTP/1.1\r\nHost: a']],
  ['a part', ['GET * HTTP/1.1\r\nHost: a\r\nRange: bytes=0-9', 'GET * HTTP/1.1\r\nHost: a']],
])('a repeated head is, byte for byte, the one that Node writes: %s', async (_, asked) => {
  const at = (path: string) => asked.map((request) => request.replace('*', path));
  const written = await ask(...at('/'));
  expect(written).toContain('\r\nDate: now\r\n');
  const pause = 'GET /kept HTTP/1.1\r\nHost: a';
  // Known after the first.
  await ask(pause);
  expect(await ask(...at('/kept'))).toBe(written);
});

test('a head for a body that is left unread says that the connection closes, and that alone does', async () => {
  const post = 'POST /kept HTTP/1.1\r\nHost: a\r\nContent-Length: 30000000';
  const get = 'GET /kept HTTP/1.1\r\nHost: a';
  for (const [asked, closes] of [
    [post, true],
    [get, false],
    [post, true],
  ] as const)
    expect(/^Connection: close\r$/m.test(await ask(asked)), asked).toBe(closes);
});

test('a head is written once, and has the date of its day', async () => {
  await ask('GET /kept HTTP/1.1\r\nHost: a');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 0, 1, 8, 30) });
  writeHead.mockClear();
  const { headers } = await fetch(`http://127.0.0.1:${port}/kept`, {
    headers: { 'accept-encoding': 'identity' },
  });
  vi.useRealTimers();
  expect(headers.get('date')).toBe('Wed, 01 Jan 2031 08:30:00 GMT');
  expect(writeHead).not.toHaveBeenCalled();
});
