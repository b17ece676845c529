import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenAsSource } from '#tests/support/servers/listen.ts';

type Json = Readonly<Record<string, unknown>>;

export interface WordpressSite {
  pages: readonly Json[];
  posts: readonly Json[];
  media: readonly Json[];
  events: readonly Json[];
  categories: readonly Json[];
  /** Other lists by their paths below `/wp-json/`, or a status. */
  lists: Readonly<Record<string, readonly Json[] | number>>;
  home: string;
  /** Answers in the place of the site; undefined leaves it to the site. */
  instead?: (url: URL, response: ServerResponse) => true | undefined;
  /** Whether addresses have a query alone, as without permalinks. */
  isPlain?: boolean;
}

/** A WordPress site that answers by REST, as version 6 does, for the time of the test. */
export async function startWordpress(build: (origin: string) => Partial<WordpressSite>) {
  let site: WordpressSite | null = null;
  const { origin } = await listenAsSource((request, response) => answer(request, response, site));
  const empty = { pages: [], posts: [], media: [], events: [], categories: [], lists: {}, home: '' };
  site = { ...empty, ...build(origin) };
  return origin;
}

function answer(
  { url: path = '/', headers }: IncomingMessage,
  response: ServerResponse,
  site: WordpressSite | null,
) {
  const url = new URL(path, `http://${headers.host}`);
  if (!site || site.instead?.(url, response)) return;
  const { isPlain = false } = site;
  const route = isPlain ? url.searchParams.get('rest_route') : /^\/wp-json(\/.*)$/.exec(url.pathname)?.[1];
  if (route !== null && route !== undefined) return rest(route.slice(1), url, response, site);
  if (url.pathname === '/')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end(site.home);
  if (url.pathname.endsWith('.pdf')) return void response.end('%PDF-1.7\n%%EOF');
  response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
}

function rest(route: string, url: URL, response: ServerResponse, site: WordpressSite) {
  const page = Number(url.searchParams.get('page') ?? 1);
  const perPage = Number(url.searchParams.get('per_page') ?? 10);
  const lists: WordpressSite['lists'] = {
    'wp/v2/pages': site.pages,
    'wp/v2/posts': site.posts,
    'wp/v2/media': site.media,
    'wp/v2/categories': site.categories,
    'wp/v2/menu-items': 401,
    ...site.lists,
  };
  const json = (status: number, body: unknown, more: Record<string, string> = {}) =>
    response
      .writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...more })
      .end(JSON.stringify(body));
  if (route === '') return json(200, { name: 'Old Church', home: url.origin, namespaces: ['wp/v2'] });
  if (route === 'tribe/events/v1/events' && site.events.length > 0) {
    const events = site.events.slice((page - 1) * perPage, page * perPage);
    const total_pages = Math.ceil(site.events.length / perPage);
    if (events.length === 0) return json(404, { code: 'event-archive-page-not-found' });
    return json(200, { events, rest_url: url.href, total: site.events.length, total_pages });
  }
  const list = lists[route];
  if (typeof list === 'number') return json(list, { code: 'rest_forbidden', data: { status: list } });
  if (!list) return json(404, { code: 'rest_no_route', data: { status: 404 } });
  if (perPage > 100) return json(400, { code: 'rest_invalid_param' });
  const pages = Math.ceil(list.length / perPage);
  if (page > Math.max(pages, 1)) return json(400, { code: 'rest_post_invalid_page_number' });
  const headers = { 'X-WP-Total': String(list.length), 'X-WP-TotalPages': String(pages) };
  return json(200, list.slice((page - 1) * perPage, page * perPage), headers);
}

interface Entry {
  id: number;
  path: string;
  title: string;
  html?: string;
  date?: string;
  parent?: number;
  picture?: number;
  excerpt?: string;
  categories?: readonly number[];
  isProtected?: boolean;
}

/** A page or a post as `/wp/v2/pages` and `/wp/v2/posts` have it. */
export function entry(origin: string, type: 'page' | 'post', given: Entry): Json {
  const { id, path, title, html = '', date = '2024-03-10T09:00:00', parent = 0, picture = 0 } = given;
  const { excerpt = '', categories, isProtected = false } = given;
  return {
    id,
    date,
    date_gmt: date,
    guid: { rendered: `${origin}/?${type === 'page' ? 'page_id' : 'p'}=${id}` },
    modified: date,
    slug: path.split('/').filter(Boolean).at(-1) ?? 'home',
    status: 'publish',
    type,
    link: `${origin}${path}`,
    title: { rendered: title },
    content: { rendered: isProtected ? '' : html, protected: isProtected },
    excerpt: { rendered: excerpt, protected: isProtected },
    author: 1,
    featured_media: picture,
    parent,
    menu_order: 0,
    template: '',
    ...(categories && { categories, tags: [] }),
  };
}

/** A file of the media library as `/wp/v2/media` has it. */
export function file(origin: string, id: number, name: string, alt = ''): Json {
  return {
    id,
    date: '2023-05-01T08:00:00',
    slug: name.replace(/\W/g, '-'),
    status: 'inherit',
    type: 'attachment',
    link: `${origin}/attachment-${id}/`,
    title: { rendered: name.replace(/\.\w+$/, '') },
    guid: { rendered: `${origin}/wp-content/uploads/${name}` },
    alt_text: alt,
    post: null,
    mime_type: name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg',
    source_url: `${origin}/wp-content/uploads/${name}`,
  };
}

interface Event {
  id: number;
  path: string;
  title: string;
  start: string;
  end?: string;
  isAllDay?: boolean;
  zone?: string;
  utcStart?: string;
  utcEnd?: string;
  venue?: Json | readonly never[];
  cost?: string;
  words?: string;
  website?: string;
}

/** An event as `/tribe/events/v1/events` has it. */
export function event(origin: string, given: Event): Json {
  const {
    id,
    path,
    title,
    start,
    end,
    zone = 'America/Chicago',
    venue = [],
    cost = '',
    website = '',
  } = given;
  return {
    id,
    global_id: `old.church?id=${id}`,
    status: 'publish',
    url: `${origin}${path}`,
    title,
    description: given.words ?? '',
    excerpt: '',
    slug: path,
    image: false,
    all_day: given.isAllDay ?? false,
    start_date: start,
    ...(end !== undefined && { end_date: end }),
    utc_start_date: given.utcStart ?? '',
    utc_end_date: given.utcEnd ?? '',
    timezone: zone,
    cost,
    website,
    categories: [],
    tags: [],
    venue,
    organizer: [],
  };
}
