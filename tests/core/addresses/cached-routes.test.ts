import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ownDocument } from '#app/api/openapi.json/document.ts';
import { cachedRoutes, matchCachedRoute } from '#lib/core/addresses/cached-routes.ts';
import { staffPages } from '#lib/core/addresses/page-lists.ts';

const url = (target: string) => matchCachedRoute(target)?.url;

describe('query normalisation', () => {
  it('drops what the route does not know', () => {
    expect(url('/?utm_source=mail')).toBe('/');
    expect(url('/events?fbclid=1&tab=past')).toBe('/events?tab=past');
  });

  it('brings known parameters into one order', () => {
    expect(url('/calendar?tab=past&month=2026-03&date=2026-03-01')).toBe(
      '/calendar?date=2026-03-01&month=2026-03&tab=past',
    );
  });

  it('drops values of another shape', () => {
    expect(url('/calendar?date=tomorrow&month=2026-3')).toBe('/calendar');
    expect(url('/events?show=999999')).toBe('/events');
  });

  it('keeps the first of several values, or all in one order where several are meant', () => {
    expect(url('/events?tab=past&tab=upcoming')).toBe('/events?tab=past');
    expect(url('/sermons?series=b&series=a&series=b')).toBe('/sermons?series=a&series=b');
  });

  it('keeps free text as it is, encoded in one way', () => {
    expect(url('/sermons?search=john%203%3A16')).toBe('/sermons?search=john+3%3A16');
  });

  it('gives up on absurdly long text', () => {
    expect(matchCachedRoute(`/sermons?search=${'x'.repeat(600)}`)).toBeUndefined();
  });

  it('says of which answers there may be any number', () => {
    expect(matchCachedRoute('/sermons?search=x')?.isVariation).toBe(true);
    expect(matchCachedRoute('/sermons?bogus=x')?.isVariation).toBe(false);
    expect(matchCachedRoute('/events/a_20300101/opengraph-image')?.isVariation).toBe(true);
  });
});

describe('routes with an id', () => {
  it('match ids of rows and of occurrences', () => {
    const id = '0b8e0a4e-4b0f-4f4c-9c52-3f2a8d0f2f11';
    for (const path of [
      `/events/${id}`,
      `/events/${id}_20260301`,
      `/events/${id}-2026-03-01`,
      `/sermons/${id}`,
    ]) {
      expect(url(path)).toBe(path);
    }
    expect(matchCachedRoute(`/events/${id}.ics`)?.route.path).toBe('/events/[id].ics');
  });

  it('match nothing else', () => {
    for (const path of ['/events/a/b', '/events/a%2Fb', '/events/', '/events/a.icsx', '/sermons/feedxxml.']) {
      expect(matchCachedRoute(path)).toBeUndefined();
    }
  });

  it('do not swallow the sermon feed', () => {
    expect(matchCachedRoute('/sermons/feed.xml')?.route.kind).toBe('data');
  });
});

describe('what is never cached', () => {
  it('is any read of the API that is for staff', async () => {
    const reads = Object.entries((await ownDocument()).paths ?? {}).flatMap(([path, { get }]) =>
      get && (get as { 'x-access'?: string })['x-access'] !== 'anyone' ? [path] : [],
    );
    expect(reads).toContain('/api/events/overlaps');
    expect(reads.filter((path) => matchCachedRoute(path.replace(/\{\w+\}/g, 'a')))).toEqual([]);
  });

  for (const path of [
    ...staffPages,
    '/unexpected-error',
    '/api/auth/session',
    '/api/announcements',
    '/api/live',
    '/api/health',
    '/api/captcha',
    '/api/prayer-requests',
    '/api/prayer-requests/count',
  ]) {
    it(path, () => expect(matchCachedRoute(path)).toBeUndefined());
  }
});

describe('the app folder', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`);
  const reachedByAnotherAddress = ['/events/[id]/feed', '/~well-known/security'];
  const cachedByTheBrowser = ['/uploads/[bucket]/[file]'];

  it('has no feed or picture that is not cached', () => {
    const routes = files
      .filter((file) => /\/(?:route|opengraph-image)\.tsx?$/.test(file) && !file.startsWith('/api/'))
      .map((file) => file.replace(/(?:\/route)?\.tsx?$/, ''))
      .filter((path) => ![...reachedByAnotherAddress, ...cachedByTheBrowser].includes(path));
    const cached = cachedRoutes.map(({ path }) => path);
    expect(routes.filter((path) => !cached.includes(path))).toEqual([]);
  });

  it('has a file or a line of a table for every route of data that is cached', async () => {
    const { paths = {} } = await ownDocument();
    const generated = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest'];
    const missing = cachedRoutes
      .filter(({ kind, path }) => kind === 'data' && path !== '/events/[id].ics' && !generated.includes(path))
      .filter(({ path }) => ![`${path}/route.ts`, `${path}.tsx`, path].some((file) => files.includes(file)))
      .filter(({ path }) => paths[path.replaceAll('[', '{').replaceAll(']', '}')] === undefined);
    expect(missing).toEqual([]);
  });

  it('lists no route twice', () => {
    const paths = cachedRoutes.map(({ path }) => path);
    expect(paths).toHaveLength(new Set(paths).size);
  });
});
