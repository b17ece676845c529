import { addDays } from '#lib/core/dates/calendar-date.ts';
// Sets the church of the demo, whose zone decides the date.
import '#lib/core/church/current-church.ts';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { variantHeaders } from '#server/cache/page-variant.ts';

export interface CrawlFigures {
  addresses: number;
  /** Each page is requested in all of its forms and encodings. */
  requests: number;
}

const connections = 4;
const months = 24;
const missing = 20;

/**
 * Requests every address, as search engines, link previews, calendar programs and prefetching browsers do together:
 * the pages of the sitemap and their links, pictures, dates, feeds, payloads, months, the API's reads, and missing
 * addresses.
 * @param most no more links are followed once that many addresses are known
 * @throws Error when the server fails
 */
export async function crawl(origin: string, most: number): Promise<CrawlFigures> {
  const known = new Set(await startingPoints(origin));
  const waiting = known.values();
  let requests = 0;
  const work = async () => {
    // The set grows while it is iterated.
    for (const path of waiting) {
      const { asked, links } = await visit(origin, path);
      requests += asked;
      for (const link of links) if (known.size < most) known.add(link);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return { addresses: known.size, requests };
}

/** Returns addresses that no page has to link to. */
async function startingPoints(origin: string): Promise<string[]> {
  const today = churchToday();
  const events = await read<{ id: string }[]>(`${origin}/api/events`);
  const dates = await read<{ id: string }[]>(`${origin}/api/events?from=${today}&to=${addDays(today, 365)}`);
  const sermons = await read<{ id: string }[]>(`${origin}/api/sermons`);
  const files = ['/sitemap.xml', '/robots.txt', '/calendar.ics', '/sermons/feed.xml', '/og-image.png'];
  const lists = ['events', 'sermons', 'ministries', 'banner', 'settings', 'openapi.json', 'docs', 'health'];
  return [
    '/',
    ...files,
    ...lists.map((name) => `/api/${name}`),
    ...countUp(missing).flatMap((n) => [
      `/no-such-page-${n}`,
      `/events/no-such-event-${n}`,
      `/api/no-such-list-${n}`,
    ]),
    ...countUp(months).map((n) => `/calendar?month=${addDays(today, 30 * (n - months / 2)).slice(0, 7)}`),
    ...[...events, ...dates].flatMap(({ id }) => [`/events/${id}`, `/events/${id}/opengraph-image`]),
    ...events.flatMap(({ id }) => [`/api/events/${id}`, `/events/${id}.ics`]),
    ...sermons.flatMap(({ id }) => [
      `/sermons/${id}`,
      `/sermons/${id}/opengraph-image`,
      `/api/sermons/${id}`,
    ]),
  ];
}

async function visit(origin: string, path: string): Promise<{ asked: number; links: string[] }> {
  const { type, text } = await ask(origin + path, { 'accept-encoding': 'br' });
  const isPage = type.startsWith('text/html');
  const forms = [
    { 'accept-encoding': 'gzip' },
    { 'accept-encoding': 'identity' },
    ...[variantHeaders.payload, variantHeaders.tree, variantHeaders.prefetch].map((form) => ({
      'accept-encoding': 'br',
      ...form,
    })),
  ];
  if (isPage) for (const headers of forms) await ask(origin + path, headers);
  return {
    asked: isPage ? 1 + forms.length : 1,
    links: isPage || type.startsWith('application/xml') ? linksIn(text, origin) : [],
  };
}

async function ask(url: string, headers: Record<string, string>): Promise<{ type: string; text: string }> {
  const answer = await fetch(url, { headers, redirect: 'manual' });
  const text = await answer.text();
  if (answer.status >= 500) throw new Error(`${url} answered ${answer.status}.`);
  return { type: answer.headers.get('content-type') ?? '', text };
}

/** Returns the links to this site in a page or the sitemap, without those to sign-in and streams. */
function linksIn(text: string, origin: string): string[] {
  const named = [...text.matchAll(/(?:(?:href|src|content)="|<loc>)([^"<]+)/g)].map(([, link = '']) => link);
  return named
    .filter((link) => link.startsWith('/') || link.startsWith(`${origin}/`))
    .map((link) => new URL(link.replaceAll('&amp;', '&'), origin))
    .filter((url) => url.origin === origin && !/^\/api\/(?:auth|live)/.test(url.pathname))
    .map(({ pathname, search }) => pathname + search);
}

async function read<Answer>(url: string): Promise<Answer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.json();
}

function countUp(length: number): number[] {
  return Array.from({ length }, (_, n) => n);
}
