import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { jsonOf, textAt } from '../builders/json-value.ts';
import type { Site } from '../site.ts';

/** Where WordPress answers programs. */
export interface RestRoot {
  address: string;
  /** The address of the home page, which may be in a folder. */
  home: string;
}

const found = new WeakMap<Site, Promise<RestRoot | null>>();

/** Returns whether anyone may read the pages of the site by REST; otherwise it is read as any other site is. */
export async function hasRest(site: Site): Promise<boolean> {
  return (await restRoot(site)) !== null;
}

/** Returns where the pages can be read; null where REST is off, closed, or answers no JSON. */
export function restRoot(site: Site): Promise<RestRoot | null> {
  const known = found.get(site) ?? findRoot(site);
  found.set(site, known);
  return known;
}

/** Returns the address of a list or an entry. */
export function restAddress(
  { address }: RestRoot,
  path: string,
  query: Record<string, string | number>,
): string {
  const url = new URL(address);
  const route = url.searchParams.get('rest_route');
  if (route === null) url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  else url.searchParams.set('rest_route', `${route.replace(/\/+$/, '')}/${path}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url.href;
}

async function findRoot(site: Site): Promise<RestRoot | null> {
  for (const address of candidates(site)) {
    const pages = jsonOf(await site.get(restAddress({ address, home: '' }, 'wp/v2/pages', { per_page: 1 })));
    if (!Array.isArray(pages)) continue;
    const own = textAt(jsonOf(await site.get(address)), 'home');
    return { address, home: (site.isOwn(own) && parsedUrl(own)?.href) || homeAbove(address) };
  }
  return null;
}

/** Returns the addresses that the home page names in its headers and its head, and the usual ones. */
function candidates(site: Site): string[] {
  const { home } = site;
  const [, header] = /<([^<>]+)>;\s*rel="?https:\/\/api\.w\.org\/"?/i.exec(home.headers.link ?? '') ?? [];
  const [tag = ''] = /<link\b[^<>]{0,500}https:\/\/api\.w\.org\/[^<>]{0,500}>/i.exec(home.text) ?? [];
  const [, named] = /\bhref=["']?([^"'\s>]+)/i.exec(tag) ?? [];
  const given = [header, named?.replace(/&#0?38;|&amp;/g, '&'), '/wp-json/', '/?rest_route=/'];
  const urls = given.flatMap((each) => (each && parsedUrl(each, home.address)?.href) || []);
  return [...new Set(urls)].filter((url) => site.isOwn(url));
}

function homeAbove(address: string): string {
  const url = new URL(address);
  return `${url.origin}${url.pathname.replace(/\/wp-json\/?$/, '/')}`;
}
