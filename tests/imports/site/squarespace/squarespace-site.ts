import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenAsSource } from '#tests/support/servers/listen.ts';

type Json = Readonly<Record<string, unknown>>;

export interface Collection {
  id: string;
  path: string;
  title: string;
  /** 'page', 'blog-basic-grid', 'events-stacked', 'gallery', 'products'. */
  typeName: string;
  html?: string;
  items?: readonly Json[];
  upcoming?: readonly Json[];
  past?: readonly Json[];
}

export interface SquarespaceSite {
  home: string;
  homePath: string;
  timeZone: string;
  collections: readonly Collection[];
  /** Answers in the place of the site; undefined leaves it to the site. */
  instead?: (url: URL, response: ServerResponse) => true | undefined;
}

const pageSize = 20;

/** A Squarespace site that answers `?format=json`, as version 7.1 does, for the time of the test. */
export async function startSquarespace(build: (origin: string) => Partial<SquarespaceSite>) {
  const base = { home: '', homePath: '/home', timeZone: 'America/Chicago', collections: [] };
  let site: SquarespaceSite | null = null;
  const { origin } = await listenAsSource((request, response) => answer(request, response, site));
  site = { ...base, ...build(origin) };
  return { origin, paths: pathsOf(site) };
}

/** The addresses of its sitemap. */
function pathsOf({ collections }: SquarespaceSite): string[] {
  return collections.flatMap(({ path, items = [], upcoming = [], past = [], typeName }) => [
    path,
    ...(typeName === 'gallery' ? [] : [...items, ...upcoming, ...past].map(({ fullUrl }) => String(fullUrl))),
  ]);
}

function answer(
  { url: path = '/', headers }: IncomingMessage,
  response: ServerResponse,
  site: SquarespaceSite | null,
) {
  const url = new URL(path, `http://${headers.host}`);
  if (!site || site.instead?.(url, response)) return;
  const pathname = url.pathname === '/' ? site.homePath : url.pathname;
  const itemOf = ({ items = [], upcoming = [], past = [] }: Collection) =>
    [...items, ...upcoming, ...past].find(({ fullUrl }) => fullUrl === pathname);
  const collection = site.collections.find((each) => each.path === pathname || itemOf(each));
  if (pathname.endsWith('.pdf')) return void response.end('%PDF-1.7\n%%EOF');
  if (!collection)
    return void response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
  if (url.searchParams.get('format') !== 'json')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end(site.home);
  const item = itemOf(collection);
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify(item ? itemJson(site, collection, item) : listJson(site, collection, url)));
}

function frame({ timeZone }: SquarespaceSite, { id, path, title, typeName }: Collection): Json {
  return {
    website: { id: 'w1', identifier: 'old-church', websiteType: 4, timeZone, siteTitle: 'Old Church' },
    websiteSettings: { id: 's1' },
    collection: { id, title, navigationTitle: title, fullUrl: path, urlId: path.slice(1), typeName },
    shoppingCart: {},
  };
}

function itemJson(site: SquarespaceSite, collection: Collection, item: Json): Json {
  return { ...frame(site, collection), item, pagination: { prevItem: null } };
}

function listJson(site: SquarespaceSite, collection: Collection, url: URL): Json {
  const { html, items, upcoming, past } = collection;
  const from = Number(url.searchParams.get('offset') ?? 0);
  const next = from + pageSize;
  const hasNext = items !== undefined && items.length > next;
  return {
    ...frame(site, collection),
    ...(html !== undefined && { mainContent: html }),
    ...(items && { items: items.slice(from, next) }),
    ...(upcoming && { upcoming }),
    ...(past && { past }),
    ...(hasNext && {
      pagination: {
        nextPage: true,
        nextPageOffset: next,
        nextPageUrl: `${collection.path}?offset=${next}`,
        pageSize,
      },
    }),
  };
}

/** A post as a blog has it. */
export function post(path: string, title: string, body: string, more: Json = {}): Json {
  return {
    id: `post-${path}`,
    recordType: 1,
    addedOn: Date.UTC(2025, 4, 1, 15),
    publishOn: Date.UTC(2025, 4, 4, 15, 30),
    urlId: path.split('/').slice(2).join('/'),
    fullUrl: path,
    title,
    body,
    excerpt: '',
    author: { displayName: 'Ann Lee' },
    categories: [],
    tags: [],
    assetUrl: 'https://images.squarespace-cdn.com/content/v1/abc/',
    ...more,
  };
}

/** An event as a calendar has it; moments in milliseconds. */
export function event(
  path: string,
  title: string,
  [startDate, endDate]: readonly [number, number?],
  more: Json = {},
): Json {
  return {
    ...post(path, title, '<p>All are welcome.</p>'),
    recordType: 12,
    startDate,
    ...(endDate !== undefined && { endDate }),
    location: { mapZoom: 12, mapLat: 40.7, mapLng: -74 },
    ...more,
  };
}
