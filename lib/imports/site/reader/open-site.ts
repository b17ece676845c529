import { messages } from '#lib/language/messages.ts';
import { siteLimits } from '../../reading/limits.ts';
import type { SourceItem } from '../../source.ts';
import { linksIn } from './links.ts';
import { type Manners, OldSite } from './old-site.ts';
import { isList } from './ranked-address.ts';
import { robotsOf } from './robots.ts';
import { readSitemap } from './sitemap.ts';

const robotName = 'Belltower';
const usualSitemaps = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml'];
const mostNamed = 10;

/**
 * Opens an old site: its home page, what its robots.txt asks for, and its sitemaps. Yields what is being read and what
 * staff are to know. The caller closes it.
 * @throws AppError `invalid` for a site that does not answer
 */
export async function* openSite(
  address: string,
  { signal }: { signal: AbortSignal },
  manners: Manners,
): AsyncGenerator<SourceItem, OldSite> {
  yield { reading: address };
  const site = await OldSite.open(new URL(address), signal, manners);
  try {
    const robots = await textOf(site, '/robots.txt');
    const { disallowed, sitemaps } = robotsOf(robots ?? '', robotName);
    if (disallowed.length > 0) yield { problem: robotsProblem(disallowed) };
    yield* readSitemaps(site, sitemaps);
    const menus = linksIn(site.home.text, site.home.address);
    const found = [...menus, ...site.addresses].map((each) => site.ownAddress(each)?.href);
    const own = [...new Set(found.filter((each) => each !== undefined))];
    site.addresses = [...own.filter((each) => !isList(each)), ...own.filter(isList)];
  } catch (error) {
    await site.close();
    throw error;
  }
  return site;
}

function robotsProblem(disallowed: readonly string[]): string {
  const { robots, robotsAll } = messages.oldSite;
  if (disallowed.includes('/')) return robotsAll();
  return robots(disallowed.slice(0, mostNamed).join(' '), Math.max(0, disallowed.length - mostNamed));
}

/** Adds the addresses of the sitemaps, and of those that they name. */
async function* readSitemaps(site: OldSite, named: readonly string[]): AsyncGenerator<SourceItem> {
  const queue = [...named];
  const isKnown = queue.some((each) => site.isOwn(each));
  if (!isKnown) queue.push(...usualSitemaps.map((path) => new URL(path, site.origin).href));
  const asked = new Set<string>();
  const foreign = new Set<string>();
  const most = siteLimits.addresses * 10;
  const pages = new Set<string>();
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    if (asked.has(address) || asked.size >= siteLimits.sitemaps || pages.size >= most) continue;
    asked.add(address);
    if (!site.isOwn(address)) {
      foreign.add(address);
      continue;
    }
    yield { reading: address };
    const text = await textOf(site, address);
    const found = text === null ? null : readSitemap(text, most);
    for (const page of found?.pages ?? []) if (pages.size < most && site.isOwn(page)) pages.add(page);
    queue.push(...(found?.sitemaps ?? []));
    // One of the usual places is enough.
    if (!isKnown && found && found.pages.length + found.sitemaps.length > 0)
      for (const usual of usualSitemaps) asked.add(new URL(usual, site.origin).href);
  }
  site.addresses = [...pages];
  if (foreign.size > 0)
    yield { problem: messages.oldSite.foreignSitemap([...foreign].slice(0, mostNamed).join(' ')) };
}

/** Returns the text of an address that answers with one; a page in place of a file is none. */
async function textOf(site: OldSite, address: string): Promise<string | null> {
  const answer = await site.get(new URL(address, site.origin).href);
  const isFile = answer?.status === 200 && !/^\s*<(?:!doctype html|html)\b/i.test(answer.text.slice(0, 500));
  return isFile ? answer.text : null;
}
