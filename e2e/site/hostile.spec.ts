import { readdir, readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { publicPages, staffPages } from '#lib/core/addresses/page-lists.ts';
import { hostileHeaders, hostileQuery, hostileText, internals } from '#tests/security/hostile-values.ts';
import { times } from '#tests/support/extent.ts';
import { expect, test } from '../support/test.ts';

const seed = 20261122;
const id = '99999999-9999-4999-8999-999999999999';
const addresses = [
  ...publicPages,
  ...[...staffPages, '/api/docs', '/no-such-page', `/events/${id}`, '/events/%E0%A4%A'],
  ...[
    '/sermons/..%2f..%2fetc',
    '/calendar.ics',
    `/events/${id}.ics`,
    '/sermons/feed.xml',
    '/sitemap.xml',
    '/og/about',
  ],
  ...[
    '/api/events',
    `/api/events/${id}`,
    '/api/sermons',
    '/api/announcements',
    '/api/banner',
    '/api/settings',
  ],
  ...[
    '/api/uploads',
    '/api/captcha',
    '/api/prayer-requests',
    '/api/prayer-requests/count',
    '/api/prayer-team',
  ],
  ...[
    '/api/functions/notify-prayer-team',
    '/api/activity',
    '/api/factors',
    '/api/health',
    '/api/openapi.json',
  ],
  ...['/api/auth/session', '/api/auth/signout', '/api/auth/signin', '/api/auth/_log', '/api/no-such-call'],
  ...[
    '/_next/image',
    '/_next/data/x.json',
    '/_next/static/none.js',
    '/icon-512.png',
    '/uploads/event-images/x.webp',
  ],
];
const methods = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
];
const types = [
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
];

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

test('whatever is sent to any address is answered in words, and the site goes on', async ({
  baseURL,
  request,
}) => {
  const any = fc.record({
    method: fc.constantFrom(...methods),
    path: fc
      .tuple(fc.constantFrom(...addresses), hostileQuery(['search', 'from', 'tab', 'id', 'limit']))
      .map((parts) => parts.join('')),
    headers: fc
      .tuple(hostileHeaders, fc.constantFrom(...types))
      .map(([own, type]) => ({ ...own, 'content-type': type })),
    body: hostileText.map((text) => JSON.stringify({ title: text.slice(0, 2000), id: text.slice(0, 90) })),
  });
  await sendAll(String(baseURL), fc.sample(any, { numRuns: times(500), seed }));
  expect((await request.get('/api/health')).status()).toBe(200);
});

test('an action takes nothing but what its own page sends it', async ({ baseURL, request }) => {
  const ids = await actionIds();
  expect(ids.length).toBeGreaterThan(10);
  const bodies = [
    ['text/plain;charset=UTF-8', '['],
    ['text/plain;charset=UTF-8', '["$1:__proto__:then"]'],
    ['text/plain;charset=UTF-8', '["$F1","$@0","$K1","$Q2","$B3","$h4"]'],
    ['text/plain;charset=UTF-8', `[${'['.repeat(5000)}${']'.repeat(5000)}]`],
    ['application/json', '{"then":"$1:constructor:constructor"}'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n["$1:a:a"]\r\n--x--\r\n',
    ],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n"$K9"\r\n--x',
    ],
    ['multipart/form-data', 'x'],
  ] as const;
  // The actions differ by their input alone, which has tests of its own.
  const some = ids.slice(0, times(ids.length));
  const all = [...some, 'garbage', '7f'.repeat(21)].flatMap((action) =>
    bodies.map(([type, body]) => ({
      method: 'POST',
      path: '/visit',
      headers: { 'next-action': action, 'content-type': type },
      body,
    })),
  );
  await sendAll(String(baseURL), all);
  expect((await request.get('/api/health')).status()).toBe(200);
});

test('a malformed callback address never makes sign-in fail', async ({ baseURL }) => {
  for (const address of [
    'x',
    'http://[',
    'javascript:alert(1)',
    '%00',
    '\\\\elsewhere.test',
    'http://',
    'a%20b',
  ]) {
    const cookie = `next-auth.callback-url=${address}`;
    for (const call of ['csrf', 'session']) {
      const path = `/api/auth/${call}`;
      for (const [target, headers] of [
        [`${path}?callbackUrl=${address}`, {}],
        [path, { cookie }],
      ] as const)
        expect([target, cookie, (await fetch(baseURL + target, { headers })).status]).toEqual([
          target,
          cookie,
          200,
        ]);
    }
    for (const call of ['signout', 'callback/credentials', 'session']) {
      const answer = await fetch(`${baseURL}/api/auth/${call}?callbackUrl=${address}`, {
        method: 'POST',
        headers: { cookie },
        body: new URLSearchParams({ callbackUrl: decodeURIComponent(address) }),
      });
      expect([call, address, answer.status < 500]).toEqual([call, address, true]);
    }
  }
});

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;
for (const [what, raw] of [
  ['a header without a name', lines('GET / HTTP/1.1', 'Host: a', 'Bad Header')],
  ['no host', lines('GET / HTTP/1.1')],
  ['two lengths', lines('POST /api/events HTTP/1.1', 'Host: a', 'Content-Length: 5', 'Content-Length: 6')],
  ['a length that is none', lines('POST /api/events HTTP/1.1', 'Host: a', 'Content-Length: many')],
  [
    'a length and chunks',
    `${lines('POST /api/events HTTP/1.1', 'Host: a', 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
  ],
  [
    'chunks that are none',
    `${lines('POST /api/events HTTP/1.1', 'Host: a', 'Transfer-Encoding: chunked')}zz\r\n`,
  ],
  ['a header of 100 kB', lines('GET / HTTP/1.1', 'Host: a', `Cookie: ${'x'.repeat(100_000)}`)],
  [
    'another site’s whole address',
    lines('GET http://elsewhere.test/ HTTP/1.1', 'Host: a', 'Connection: close'),
  ],
  ['an address that is none', lines('GET * HTTP/1.1', 'Host: a', 'Connection: close')],
  ['a length no memory holds', lines('POST /api/uploads HTTP/1.1', 'Host: a', 'Content-Length: 99999999999')],
  [
    'a wish to become something else',
    lines('GET /api/health HTTP/1.1', 'Host: a', 'Connection: Upgrade, close', 'Upgrade: websocket'),
  ],
] as const) {
  test(`a request with ${what} is answered at once`, async ({ baseURL }) => {
    const answer = await sendRaw(new URL(String(baseURL)), raw);
    expect(answer).toMatch(/^HTTP\/1\.1 [24]\d\d /);
    expect(answer).not.toMatch(internals);
  });
}

async function sendAll(origin: string, all: Sent[]): Promise<void> {
  const waiting = [...all];
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { status, text } = await send(origin, next);
      const what = `${next.method} ${next.path} ${JSON.stringify(next.headers)} ${next.body.slice(0, 200)}`;
      expect(status, what).toBeLessThan(500);
      if (status >= 400 && !text.startsWith('<!DOCTYPE html>')) expect(text, what).not.toMatch(internals);
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
}

function send(
  origin: string,
  { method, path, headers, body }: Sent,
): Promise<{ status: number; text: string }> {
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
  return new Promise((resolve, reject) => {
    const asking = httpRequest(origin, { method, path, headers, agent: false, timeout: 20_000 }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asking.on('timeout', () => asking.destroy(new Error(`no answer to ${method} ${path}`)));
    asking.on('error', (cause) => reject(new Error(`${cause} to ${method} ${path}`, { cause })));
    asking.end(hasBody ? body : undefined);
  });
}

/** What comes back over a bare connection until the server closes it. */
function sendRaw({ hostname, port }: URL, raw: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port || 80), hostname, () => socket.write(raw));
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no answer, only: ${text.slice(0, 200)}`)));
    socket.on('data', (part) => {
      text += part;
      if (text.includes('\r\n\r\n')) socket.end();
    });
    socket.on('error', (error) => (text ? resolve(text) : reject(error)));
    socket.on('close', () => resolve(text));
  });
}

/** The ids of all server actions, as any visitor may find them in the site's scripts. */
async function actionIds(): Promise<string[]> {
  const builds = join(import.meta.dirname, '../../.builds');
  const manifests = await Promise.all(
    (await readdir(builds)).map((build) =>
      readFile(join(builds, build, 'server/server-reference-manifest.json'), 'utf8').catch(() => '{}'),
    ),
  );
  const ids = manifests.flatMap((text) => Object.keys((JSON.parse(text) as { node?: object }).node ?? {}));
  return [...new Set(ids)];
}
