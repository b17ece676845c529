/** A public GET route whose finished answer is kept and given to everybody. */
export interface CachedRoute {
  /** The path as the app folder spells it: `[id]` stands for one row's id. */
  path: string;
  /** Pages have payload variants and script hashes; data has neither. */
  kind: 'page' | 'data';
  /** The query parameters the route reads. All others never reach it. */
  parameters?: Readonly<Record<string, Parameter>>;
  /** The answer depends on the build alone: kept until the process ends, whatever changes. */
  isLasting?: true;
  /** A drawing that is on disk too: it is kept with the variations, so that many of them push no page out. */
  isPicture?: true;
  /** The page plays streams of other hosts, so it may connect to them. */
  playsStreams?: true;
}

export interface Parameter {
  /** A value of another shape is dropped, as if it had not been sent. */
  shape?: RegExp;
  /** May be sent several times; the order does not matter. */
  repeatable?: true;
}

const word = { shape: /^[a-z-]{1,24}$/ };
const count = { shape: /^\d{1,4}$/ };
const day = { shape: /^\d{4}-\d{2}-\d{2}$/ };
const month = { shape: /^\d{4}-\d{2}$/ };
const text = {};
const texts = { repeatable: true } as const;

/** Every route that is kept: the one place to edit. Its routes read no cookie and no header. */
export const cachedRoutes: readonly CachedRoute[] = [
  { path: '/', kind: 'page' },
  { path: '/about', kind: 'page', parameters: { tab: word } },
  { path: '/beliefs', kind: 'page' },
  { path: '/calendar', kind: 'page', parameters: { date: day, month, tab: word, day: word } },
  { path: '/events', kind: 'page', parameters: { tab: word, show: count } },
  { path: '/events/[id]', kind: 'page' },
  { path: '/giving', kind: 'page' },
  { path: '/livestream', kind: 'page', parameters: { tab: word }, playsStreams: true },
  { path: '/ministries', kind: 'page', parameters: { tab: word } },
  { path: '/mission-vision', kind: 'page' },
  { path: '/resources', kind: 'page' },
  {
    path: '/sermons',
    kind: 'page',
    parameters: { search: text, series: texts, speaker: texts, page: count },
  },
  { path: '/sermons/[id]', kind: 'page' },
  { path: '/visit', kind: 'page' },

  { path: '/calendar.ics', kind: 'data' },
  { path: '/events/[id].ics', kind: 'data' },
  { path: '/sermons/feed.xml', kind: 'data' },
  { path: '/sitemap.xml', kind: 'data' },
  { path: '/robots.txt', kind: 'data' },
  { path: '/manifest.webmanifest', kind: 'data', isLasting: true },
  { path: '/favicon.ico', kind: 'data', isLasting: true },
  { path: '/icon.svg', kind: 'data', isLasting: true },
  { path: '/apple-icon.png', kind: 'data', isLasting: true },
  { path: '/og-image.png', kind: 'data', isLasting: true },
  { path: '/og/[id]', kind: 'data', isLasting: true },
  { path: '/opengraph-image', kind: 'data', isPicture: true },
  { path: '/events/[id]/opengraph-image', kind: 'data', isPicture: true },
  { path: '/sermons/[id]/opengraph-image', kind: 'data', isPicture: true },

  { path: '/api/banner', kind: 'data' },
  {
    path: '/api/events',
    kind: 'data',
    parameters: { featured: text, show_in_banner: text, from: text, to: text },
  },
  { path: '/api/events/[id]', kind: 'data' },
  { path: '/api/ministries', kind: 'data' },
  {
    path: '/api/sermons',
    kind: 'data',
    parameters: { search: text, series: texts, speaker: texts, page: text, limit: text, offset: text },
  },
  { path: '/api/settings', kind: 'data' },
  { path: '/api/openapi.json', kind: 'data', isLasting: true },
  { path: '/api/docs', kind: 'page' },
];

/**
 * Pages that are never kept, each with its reason. A test holds that every page of the app is on one of
 * the two lists.
 */
export const uncachedPages: Readonly<Record<string, string>> = {
  '/announcement-admin': 'what it shows depends on who asks',
  '/prayer-admin': 'what it shows depends on who asks',
  '/unexpected-error': 'rendered for the server alone, see error-pages.ts',
};

export interface MatchedRoute {
  route: CachedRoute;
  /** Path and known parameters in their fixed order: the key, and all that the route gets to see. */
  url: string;
  /** Whether there may be any number of them: such answers have a small store of their own. */
  isVariation: boolean;
}

const longestUrl = 512;
const fixedRoutes = new Map(
  cachedRoutes.filter(({ path }) => !path.includes('[')).map((route) => [route.path, route]),
);
const idRoutes = cachedRoutes
  .filter(({ path }) => path.includes('['))
  .map((route) => ({
    route,
    pattern: new RegExp(`^${route.path.replace('.', '\\.').replace('[id]', '[A-Za-z0-9_-]{1,64}')}$`),
  }));

/** The kept route that a request target belongs to; undefined for all other addresses. */
export function matchCachedRoute(target: string): MatchedRoute | undefined {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const route = fixedRoutes.get(path) ?? idRoutes.find(({ pattern }) => pattern.test(path))?.route;
  if (!route) return undefined;
  const query = mark < 0 ? '' : knownQuery(route, target.slice(mark + 1));
  if (query.length > longestUrl) return undefined;
  const isVariation = query !== '' || route.isPicture === true;
  return { route, url: query ? `${path}?${query}` : path, isVariation };
}

function knownQuery({ parameters = {} }: CachedRoute, query: string): string {
  const given = new URLSearchParams(query);
  const known = new URLSearchParams();
  for (const [name, { shape, repeatable }] of Object.entries(parameters)) {
    const values = given.getAll(name).filter((value) => shape?.test(value) ?? true);
    const kept = repeatable ? [...new Set(values)].sort() : values.slice(0, 1);
    for (const value of kept) known.append(name, value);
  }
  return known.toString();
}
