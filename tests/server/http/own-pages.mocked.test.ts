import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { provideOwnAddresses } from '#lib/core/addresses/own-addresses.ts';
import { dropCached, setListening } from '#lib/core/cache/change-bus.ts';
import { ResponseCache } from '#server/cache/response-cache.ts';
import { createHandler, type Handler } from '#server/http/handler.ts';
import { injectRequest } from '#server/http/inject.ts';
import { createProbes } from '#server/http/probes.ts';
import { listen } from '#tests/support/servers/listen.ts';

const readRedirects = vi.hoisted(() => vi.fn<(target: string) => Promise<string | null>>());
vi.mock('#lib/redirects/find-redirect.ts', () => ({ findRedirect: readRedirects }));

/** The pages that are public, and those that the clock has moved. */
const world = {
  generation: 1,
  pages: new Set<string>(),
  moved: new Map<string, string>(),
  hidden: new Set<string>(),
};
const read = vi.fn(async () => ({
  pages: new Set(world.pages),
  moved: new Map(world.moved),
  hidden: new Set(world.hidden),
}));
const rendered: string[] = [];
let cache: ResponseCache;
let handler: Handler;
let origin: string;

beforeEach(async () => {
  readRedirects.mockResolvedValue(null);
  setListening(true);
  provideOwnAddresses(read);
  change(['/weddings', '/camp/2026/packing']);
  rendered.length = 0;
  cache = new ResponseCache({ generation: () => world.generation });
  handler = createHandler({
    cache,
    headers: {},
    staticFiles: { find: () => undefined },
    liveStreams: { open: 0, answer: () => undefined, close: () => undefined },
    probes: createProbes(),
    styleSheets: new Map(),
    starter: '',
    application: (request, response) => {
      const { url = '', method } = request;
      rendered.push(`${method} ${url}`);
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(`<!doctype html><h1>${url}</h1>`);
    },
  });
  ({ origin } = await listen((request, response) => void handler.handle(request, response)));
});
afterEach(() => {
  vi.clearAllMocks();
});
afterAll(() => {
  setListening(false);
  change([]);
});

/** Publishes these pages and no others, as a write does. */
function change(pages: string[], moved: Record<string, string> = {}): void {
  world.pages = new Set(pages);
  world.moved = new Map(Object.entries(moved));
  world.generation += 1;
  dropCached('pages');
}

const get = (path: string) => fetch(origin + path, { redirect: 'manual' });

test('a public page is rendered once, without unknown parameters, and then hit', async () => {
  for (const path of ['/weddings', '/weddings?utm=1', '/camp/2026/packing']) {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining(path.split('?')[0] ?? ''),
    ]);
  }
  expect(rendered).toEqual(['GET /weddings', 'GET /camp/2026/packing']);
});

test.each([
  ['/Weddings', '/weddings'],
  ['/weddings/', '/weddings'],
  ['/WEDDINGS/?a=B', '/weddings?a=B'],
  ['/camp/2026/Packing', '/camp/2026/packing'],
])('%s leads to %s', async (path, to) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
  expect(rendered).toEqual([]);
});

test('a thousand unknown addresses are answered with one page, which is rendered once', async () => {
  for (let number = 0; number < 1000; number += 1) {
    const url = `/unknown-${number}${number % 2 ? '' : '/a/b.php'}`;
    expect((await injectRequest(handler.handle, { method: 'GET', url, headers: {} })).status).toBe(404);
  }
  expect(rendered).toEqual(['GET /missing-page']);
  expect(cache.size.entries).toBe(1);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a form is posted to a public page, and to no unknown one', async () => {
  const post = (path: string) => fetch(origin + path, { method: 'POST', body: new FormData() });
  expect((await post('/weddings')).status).toBe(200);
  expect((await post('/unknown')).status).toBe(404);
  expect((await fetch(`${origin}/weddings`, { method: 'DELETE' })).headers.get('allow')).toBe(
    'GET, HEAD, POST, OPTIONS',
  );
  expect(rendered).toEqual(['POST /weddings', 'GET /missing-page']);
});

test('a change shows at the next request, also one that no notice told this process of', async () => {
  expect((await get('/camp')).status).toBe(404);
  change(['/camp']);
  expect((await get('/camp')).status).toBe(200);
  expect((await get('/weddings')).status).toBe(404);
  setListening(false);
  world.pages = new Set(['/weddings']);
  expect((await get('/weddings')).status).toBe(200);
});

test('an old address leads on, at once when the clock has moved the page', async () => {
  readRedirects.mockImplementation(async (target) => (target === '/old' ? '/weddings' : null));
  expect((await get('/old')).headers.get('location')).toBe('/weddings');
  change(['/marriage'], { '/weddings': '/marriage' });
  expect((await get('/weddings')).headers.get('location')).toBe('/marriage');
});

test('the number of a page of an old site leads to it, and to the home page where none has it', async () => {
  readRedirects.mockImplementation(async (target) => (target.includes('=20') ? '/news/picnic' : null));
  for (const target of ['/?p=20', '/?page_id=20', '/?utm_source=x&p=20#top']) {
    const { status, headers } = await get(target);
    expect([status, headers.get('location')]).toEqual([308, '/news/picnic']);
  }
  expect((await get('/?p=21')).status).toBe(200);
  expect((await get('/?p=22')).status).toBe(200);
  expect(rendered).toEqual(['GET /']);
  readRedirects.mockClear();
  for (const target of ['/', '/?q=20', '/?p=x', '/?ap=20']) expect((await get(target)).status).toBe(200);
  expect(readRedirects).not.toHaveBeenCalled();
});

test('the site’s own routes win, and wait for a snapshot only after a change', async () => {
  change(['/visit']);
  read.mockClear();
  for (const path of ['/', '/calendar.ics', '/visit', '/about', '/visit'])
    expect((await get(path)).status).toBe(200);
  expect(read).toHaveBeenCalledTimes(1);
  expect(rendered).toContain('GET /visit');
});

test('a built-in page that is switched off is not found, not even where it was kept, and is not rendered', async () => {
  expect((await get('/livestream')).status).toBe(200);
  world.hidden = new Set(['/livestream']);
  change([]);
  for (const path of ['/livestream', '/livestream?tab=youtube']) expect((await get(path)).status).toBe(404);
  const post = await fetch(`${origin}/livestream`, { method: 'POST', body: new FormData() });
  expect(post.status).toBe(404);
  expect((await get('/visit')).status).toBe(200);
  expect(rendered).toEqual(['GET /livestream', 'GET /missing-page', 'GET /visit']);
  world.hidden = new Set();
  change([]);
  expect((await get('/livestream')).status).toBe(200);
});

test('without a database the site’s own pages wait for it once', async () => {
  setListening(false);
  change([]);
  read.mockClear();
  read.mockRejectedValueOnce(new Error('no database'));
  for (const path of ['/visit', '/about', '/visit']) expect((await get(path)).status).toBe(200);
  expect(read).toHaveBeenCalledTimes(1);
});

test('while the addresses cannot be read, the last ones hold', async () => {
  await get('/weddings');
  read.mockRejectedValueOnce(new Error('no database'));
  dropCached('pages');
  expect((await get('/weddings')).status).toBe(200);
  expect((await get('/unknown')).status).toBe(404);
});
