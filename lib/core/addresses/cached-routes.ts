import { isHiddenPage, isOwnPage } from './own-addresses.ts';
import { type Page, pages } from './pages.ts';
import { type Parameters, text, texts } from './query-parameters.ts';
import { routeMatcher } from './route-matcher.ts';

/** A public GET route whose response is cached and shared. */
export interface CachedRoute {
  /** The path as in the app folder: `[id]` is one row's id. */
  path: string;
  /** Pages have payload variants and script hashes; data has neither. */
  kind: 'page' | 'data';
  /** The query parameters the route reads. Others are dropped before it. */
  parameters?: Parameters | undefined;
  /** The response depends on the build alone: cached until the process ends. */
  isLasting?: true;
  /** A generated picture, also stored on disk: cached with the variations, so that pictures evict no page. */
  isPicture?: true;
  /** The page plays streams of other hosts, so its policy allows connections to them. */
  playsStreams?: true | undefined;
  /** Data that is at an address of its own in each language of the site, as every page is. */
  isInLanguages?: true;
}

/** Feeds, pictures and the API's public reads. Their routes read neither cookies nor headers. */
const dataRoutes: readonly Omit<CachedRoute, 'kind'>[] = [
  { path: '/calendar.ics', parameters: { held_in: text }, isInLanguages: true },
  { path: '/events/[id].ics', isInLanguages: true },
  { path: '/sermons/feed.xml', isInLanguages: true },
  { path: '/sermons/[id]/transcript.vtt' },
  { path: '/sermons/[id]/transcript.srt' },
  { path: '/sermons/[id]/chapters.json' },
  { path: '/podcast.xml' },
  { path: '/news/feed.xml', isInLanguages: true },
  { path: '/letters/feed.xml', isInLanguages: true },
  { path: '/status.json' },
  { path: '/alerts.xml', isInLanguages: true },
  { path: '/sitemap.xml' },
  { path: '/robots.txt' },
  { path: '/.well-known/security.txt' },
  { path: '/manifest.webmanifest' },
  { path: '/favicon.ico' },
  { path: '/icon.svg' },
  { path: '/apple-icon.png' },
  { path: '/icon-192.png' },
  { path: '/icon-512.png' },
  { path: '/icon-maskable-512.png' },
  { path: '/og-image.png', isPicture: true, isInLanguages: true },
  { path: '/og/[id]', isPicture: true, isInLanguages: true },
  { path: '/podcast-art/[name]', isPicture: true },
  { path: '/events/[id]/opengraph-image', isPicture: true, isInLanguages: true },
  { path: '/sermons/[id]/opengraph-image', isPicture: true, isInLanguages: true },

  { path: '/api/banner' },
  { path: '/api/church' },
  { path: '/api/closings/current' },
  { path: '/api/documents', parameters: { category: text } },
  {
    path: '/api/events',
    parameters: { featured: text, show_in_banner: text, from: text, to: text, held_in: text },
  },
  { path: '/api/events/[id]' },
  { path: '/api/ministries' },
  { path: '/api/page-texts' },
  { path: '/api/page-texts/insertions' },
  { path: '/api/podcast' },
  { path: '/api/search', parameters: { q: text, limit: text, offset: text } },
  {
    path: '/api/sermons',
    parameters: { search: text, series: texts, speaker: texts, page: text, limit: text, offset: text },
  },
  { path: '/api/series' },
  { path: '/api/service-status' },
  { path: '/api/services', parameters: { held_in: text } },
  { path: '/api/services/next', parameters: { count: text, from: text, held_in: text } },
  { path: '/api/services/[id]' },
  { path: '/api/settings' },
  { path: '/api/openapi.json' },
];

/** Every cached route: the public pages and the data above. */
export const cachedRoutes: readonly CachedRoute[] = [
  ...Object.entries(pages).flatMap(([path, page]) => pageRoute(path, page)),
  ...dataRoutes.map((route) => ({ ...route, kind: 'data' as const })),
];

export interface MatchedRoute {
  route: CachedRoute;
  /** Path and known parameters in fixed order: the cache key, and the URL that the route receives. */
  url: string;
  /** Whether its number is unlimited: such responses have a small store of their own. */
  isVariation: boolean;
}

const longestUrl = 512;
const routeAt = routeMatcher(cachedRoutes.map((route) => [route.path, route]));

/** Reads of staff at addresses that could be those of rows. */
const privateReads: readonly string[] = ['/api/events/overlaps'];

/** Every public page of the church's own. */
const ownPageRoute: CachedRoute = { path: '/[...path]', kind: 'page' };

/** Returns the cached route of a request target; undefined for other addresses. The site's own routes win. */
export function matchCachedRoute(target: string): MatchedRoute | undefined {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const route = routeAt(path) ?? (isOwnPage(path) ? ownPageRoute : undefined);
  if (!route || privateReads.includes(path) || isHiddenPage(path)) return undefined;
  const query = mark < 0 ? '' : knownQuery(route, target.slice(mark + 1));
  if (query.length > longestUrl) return undefined;
  const isVariation = query !== '' || route.isPicture === true;
  return { route, url: query ? `${path}?${query}` : path, isVariation };
}

function pageRoute(path: string, { audience, parameters, playsStreams }: Page): CachedRoute[] {
  return audience === 'public' ? [{ path, kind: 'page', parameters, playsStreams }] : [];
}

function knownQuery({ parameters = {} }: CachedRoute, query: string): string {
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const [name, { shape, repeatable }] of Object.entries(parameters)) {
    const values = given.getAll(name).filter((value) => shape?.test(value) ?? true);
    const read = repeatable ? [...new Set(values)].sort() : values.slice(0, 1);
    for (const value of read) known.append(name, value);
  }
  return known.toString();
}

const fixed = new Set(
  [...Object.entries(pages), ...cachedRoutes.map((route) => [route.path, null] as const)]
    .filter(([path, page]) => !path.includes('[') && page?.audience !== 'system')
    .map(([path]) => path),
);

/** Addresses for programs and static files, existing or not. */
const programs =
  /^\/(?:api|_next)(?:\/|$)|^\/(?:files|join|letters\/me|og|podcast-art|preview|s|uploads)\/[^/]+|^\/(?:up|up\/live|metrics)$/;

/** Returns whether the site has a page, feed or picture at this path, regardless of its rows. */
export function isFixedAddress(path: string): boolean {
  return fixed.has(path);
}

/** Returns whether the site answers this path itself, so that old addresses are not looked up. */
export function isTakenAddress(path: string): boolean {
  return isFixedAddress(path) || programs.test(path) || isOwnPage(path);
}

/** Returns whether a route of the site, not a page of the church's own, answers at this path. */
export function isSiteRoute(path: string): boolean {
  return isFixedAddress(path) || programs.test(path) || routeAt(path) !== undefined;
}

/**
 * Returns whether something may stand at this path, a slash at its end aside. Nothing else is rendered, and no page that
 * is switched off.
 */
export function isKnownAddress(path: string): boolean {
  const plain = path.replace(/(?<=.)\/$/, '');
  return (isSiteRoute(plain) && !isHiddenPage(plain)) || isOwnPage(plain);
}
