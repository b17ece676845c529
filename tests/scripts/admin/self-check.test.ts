import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { selfCheck } from '#scripts/admin/self-check.ts';
import { listen } from '#tests/support/servers/listen.ts';

const pages = ['/', '/about', '/visit', '/events', '/sermons', '/giving', '/beliefs'];
const whole = '<!doctype html><html><h1>Welcome</h1></html>';

/** A site that is well, but for the paths that `ill` answers otherwise. */
async function site(ill: Record<string, (response: ServerResponse) => void> = {}) {
  const asked: string[] = [];
  const hosts = new Set<string>();
  const { port } = await listen(({ url = '', headers }, response) => {
    asked.push(url);
    hosts.add(String(headers.host));
    const answer = ill[url];
    if (answer) return answer(response);
    if (url === '/up') return response.end('OK');
    if (url === '/api/health') return response.end('{"status":"ok"}');
    if (url === '/calendar.ics') return response.end('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
    if (url !== '/sitemap.xml') return response.end(whole);
    const lines = pages.map((path) => `<url><loc>https://church.test${path}</loc></url>`).join('');
    response.end(`<urlset>${lines}</urlset>`);
  });
  const check = (more: Partial<Parameters<typeof selfCheck>[0]> = {}, patience = 2000) =>
    selfCheck(
      {
        address: new URL('https://church.test'),
        port,
        tryDatabase: async () => undefined,
        megabytes: async () => 180,
        ...more,
      },
      patience,
    );
  return { check, asked, hosts };
}

test('a site that is well passes: health, six pages, the feed and the sign-in page, under its own name', async () => {
  const { check, asked, hosts } = await site();
  expect(await check()).toEqual({
    ok: true,
    because: null,
    detail: '6 pages, the feed, the sign-in page and the database are well; 180 MB.',
  });
  expect(asked).toEqual([
    '/up',
    '/api/health',
    '/sitemap.xml',
    ...pages.slice(0, 6),
    '/office',
    '/calendar.ics',
  ]);
  expect([...hosts]).toEqual(['church.test']);
});

test.each([
  ['answers 500 at a page', '/visit', (response: ServerResponse) => void response.writeHead(500).end('no')],
  ['cuts a page', '/events', (response: ServerResponse) => void response.end('<!doctype html><html><h1>')],
  ['has no health', '/api/health', (response: ServerResponse) => void response.writeHead(503).end('{}')],
  ['has half a feed', '/calendar.ics', (response: ServerResponse) => void response.end('BEGIN:VCALENDAR')],
])('a site that %s is not well', async (_what, path, answer) => {
  const { check } = await site({ [path]: answer });
  expect(await check()).toMatchObject({
    ok: false,
    because: 'unhealthy',
    detail: expect.stringContaining(path),
  });
});

test('a site that does not answer hangs', async () => {
  const { check } = await site({ '/about': () => undefined });
  expect(await check({}, 300)).toMatchObject({ ok: false, because: 'hung' });
});

test('a site that ends meanwhile has died', async () => {
  const { check } = await site({ '/about': (response) => void response.destroy() });
  expect(await check()).toMatchObject({ ok: false, because: 'died' });
});

test('a database that takes nothing is not well, and too much memory is a reason of its own', async () => {
  const { check } = await site();
  const tryDatabase = () => Promise.reject(new Error('cannot execute INSERT in a read-only transaction'));
  expect(await check({ tryDatabase })).toMatchObject({ ok: false, because: 'unhealthy' });
  expect(await check({ megabytes: async () => 1200 })).toMatchObject({ ok: false, because: 'memory' });
  expect(await check({ megabytes: async () => undefined })).toMatchObject({ ok: true });
});
