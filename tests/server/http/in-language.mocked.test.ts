import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { languagePrefix } from '#lib/core/addresses/in-language.ts';
import { provideOwnAddresses } from '#lib/core/addresses/own-addresses.ts';
import { dropCached, setListening } from '#lib/core/cache/change-bus.ts';
import { noteChurch } from '#lib/core/church/current-church.ts';
import { defaultChurch } from '#lib/core/church/default-church.ts';
import { ResponseCache } from '#server/cache/response-cache.ts';
import { createHandler } from '#server/http/handler.ts';
import { createProbes } from '#server/http/probes.ts';
import { listen } from '#tests/support/servers/listen.ts';

const redirects = vi.hoisted(() => new Map<string, string>());
vi.mock('#lib/redirects/find-redirect.ts', () => ({
  findRedirect: async (target: string) => redirects.get(target) ?? null,
}));

const headers = {};
let origin: string;

/** Answers with the prefix that links have, and with the address that Next gets. */
async function startSite(second_language: 'es' | null): Promise<void> {
  noteChurch({ ...defaultChurch, second_language });
  dropCached('church');
  const handler = createHandler({
    cache: new ResponseCache({ generation: () => 1 }),
    headers,
    staticFiles: { find: () => undefined },
    liveStreams: { open: 0, answer: () => undefined, close: () => undefined },
    probes: createProbes(),
    styleSheets: new Map(),
    starter: '',
    application: (request, response) => {
      const type = request.url?.startsWith('/api/') ? 'application/json' : 'text/html; charset=utf-8';
      response
        .writeHead(200, { 'content-type': type })
        .end(`<!doctype html>${languagePrefix()} ${request.method} ${request.url}`);
    },
  });
  ({ origin } = await listen((request, response) => void handler.handle(request, response)));
}

async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(origin + path, { redirect: 'manual', ...init });
  const text = (await answer.text()).replace('<!doctype html>', '');
  return [answer.status, answer.headers.get('location') ?? text] as const;
}

beforeEach(() => {
  redirects.clear();
  setListening(true);
  provideOwnAddresses(async () => ({
    pages: new Set(['/es-latina', '/weddings', '/baptism', '/come']),
    spoken: new Map([
      ['/es/bautismo', '/baptism'],
      ['/es/visit', '/come'],
    ]),
    moved: new Map(),
    hidden: new Set(['/giving']),
  }));
});
afterAll(() => {
  noteChurch(defaultChurch);
  setListening(false);
});

describe('a site of two languages', () => {
  beforeEach(() => startSite('es'));

  it.each([
    ['/about', ' GET /about'],
    ['/es', '/es GET /'],
    ['/es/about', '/es GET /about'],
    ['/es/events?tab=past&utm=1', '/es GET /events?tab=past'],
    ['/es/weddings', '/es GET /weddings'],
    ['/es/bautismo', '/es GET /baptism'],
    ['/es/visit', '/es GET /visit'],
    ['/es/s/some-token', '/es GET /s/some-token'],
    ['/es-latina', ' GET /es-latina'],
    ['/api/events?language=es', '/es GET /api/events'],
    ['/api/events?from=2026-12-01&language=en', ' GET /api/events?from=2026-12-01'],
  ])('answers %s in its language', async (path, text) => {
    expect(await ask(path)).toEqual([200, text]);
    expect(await ask(path), 'from the cache').toEqual([200, text]);
  });

  it('keeps the two languages of an address apart', async () => {
    expect(await ask('/visit')).toEqual([200, ' GET /visit']);
    expect(await ask('/es/visit')).toEqual([200, '/es GET /visit']);
    expect(await ask('/visit')).toEqual([200, ' GET /visit']);
  });

  it.each([
    ['/ES/about', '/es/about'],
    ['/Es', '/es'],
    ['/es/', '/es'],
    ['/en/about?x=1', '/about?x=1'],
    ['/en', '/'],
    ['/es/about/', '/es/about'],
    ['/es/Weddings', '/es/weddings'],
    ['/es/baptism?x=1', '/es/bautismo?x=1'],
    ['/es/Baptism', '/es/bautismo'],
    ['/ES/Bautismo/', '/es/bautismo'],
    ['/en/baptism', '/baptism'],
  ])('leads %s on', async (path, to) => {
    expect(await ask(path)).toEqual([308, to]);
  });

  it.each([
    '/es/es/about',
    '/es/en/about',
    '/xx/about',
    '/xx',
    '/es/office',
    '/es/api/events',
    '/es/files/bulletin.pdf',
    '/es/podcast.xml',
    '/es/sitemap.xml',
    '/es/preview/token',
    '/es/join/token',
    '/es/giving',
    '/es/no-such-page',
    '/bautismo',
    '/en/bautismo',
    '/es/events/1/2/3/4',
  ])('has nothing at %s', async (path) => {
    expect((await ask(path))[0]).toBe(404);
  });

  it('lets a form of a page answer in its language', async () => {
    expect(await ask('/es/events/1/remind', { method: 'POST', body: new FormData() })).toEqual([
      200,
      '/es POST /events/1/remind',
    ]);
  });

  it.each(['zz', 'english', ''])('refuses the language “%s” in a call', async (language) => {
    expect((await ask(`/api/events?language=${language}`))[0]).toBe(422);
  });

  it('leads on from an old address in that language, unless a page is there', async () => {
    redirects.set('/es/visita', '/visit').set('/es/about', '/visit').set('/es/bautismo', '/visit');
    expect(await ask('/es/visita')).toEqual([308, '/visit']);
    expect(await ask('/es/about')).toEqual([200, '/es GET /about']);
    expect(await ask('/es/bautismo')).toEqual([200, '/es GET /baptism']);
  });
});

describe('a site of one language', () => {
  beforeEach(() => startSite(null));

  it.each([
    ['/es/about', '/about'],
    ['/es', '/'],
    ['/es/bautismo', '/baptism'],
    ['/en/visit', '/visit'],
  ])('leads %s to the address without it, as long as that is so', async (path, to) => {
    expect(await ask(path)).toEqual([308, to]);
    const { headers } = await fetch(origin + path, { redirect: 'manual' });
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it('keeps the old addresses of a site before it', async () => {
    redirects.set('/es/visita', '/visit');
    expect(await ask('/es/visita')).toEqual([308, '/visit']);
    expect((await ask('/es/otra'))[0]).toBe(404);
    expect((await ask('/fr/about'))[0]).toBe(404);
  });
});
