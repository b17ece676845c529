import { formatInTimeZone } from 'date-fns-tz';
import { decodedAddress, parsedUrl } from '#lib/core/text/parsed-url.ts';
import { messages } from '#lib/language/messages.ts';
import { oneLine } from '../../markup/written-text.ts';
import type { SourceItem } from '../../source.ts';
import { textWithin } from '../../wordpress/pages/markup.ts';
import { baseOf } from '../reader/links.ts';
import { bareHost } from '../reader/own-domain.ts';
import type { Site } from '../site.ts';
import type { CrawledPage } from './crawl.ts';
import { type Frame, FrameCount, isSampled, withoutFrame } from './frame.ts';
import type { PageFacts } from './page-facts.ts';
import { isPostAddress, onlyHeading, type PageHead, pageHead } from './page-head.ts';
import { pageTree } from './page-tree.ts';
import { titlesWithoutName } from './titles.ts';

/** What the pages of a site are, and what of them is its frame. */
export interface Survey {
  pages: PageFacts[];
  frame: Frame;
}

const halfOfPages = 0.5;
const longestTitle = 120;
const toldPages = 25;
/** Of fewer pages, what stands on all of them is too little to go by. */
const fewestPages = 3;

/**
 * Reads every page several times: what stands on half of them, then what each is called without that. Yields now and then
 * which one it is at.
 */
export async function* surveyOf(
  site: Site,
  crawled: readonly CrawledPage[],
  timeZone: string,
): AsyncGenerator<SourceItem, Survey> {
  const heads = yield* headsOf(site, crawled);
  const merged = byCanonical(site, crawled, heads);
  const frame = yield* frameOf(site, merged, heads);
  const known = merged.map((page) => heads.get(page) as PageHead);
  const withoutName = titlesWithoutName(
    known.map(({ title }) => title),
    known.map(({ siteName }) => siteName),
  );
  const pictures = countsOf(known.map(({ picture }) => picture));
  const summaries = countsOf(known.map(({ summary }) => summary));
  const pages: PageFacts[] = [];
  for (const [place, page] of merged.entries()) {
    yield* told(place, page);
    const head = heads.get(page) as PageHead;
    const isHome = addressKey(page.address) === addressKey(site.home.address);
    const title = await titleOf(site, page, frame, withoutName(head.title));
    pages.push({
      ...placeOf(page, head, title, isHome),
      kind: !isHome && isNews(page, head) ? 'news' : 'page',
      title: title || (isHome ? messages.oldSite.home : ''),
      isHome,
      published: momentOf(head.published, timeZone),
      author: head.author,
      summary: summaries.get(head.summary) === 1 ? head.summary : '',
      picture: pictures.get(head.picture) === 1 ? (parsedUrl(head.picture, page.address)?.href ?? '') : '',
    });
  }
  return { pages, frame };
}

function isNews({ address }: CrawledPage, { published }: PageHead): boolean {
  return published !== '' || isPostAddress(address);
}

/** The process that reads is known to be at work by what it tells. */
function* told(place: number, { address }: CrawledPage): Generator<SourceItem> {
  if (place % toldPages === 0) yield { reading: address };
}

async function* headsOf(
  site: Site,
  pages: readonly CrawledPage[],
): AsyncGenerator<SourceItem, Map<CrawledPage, PageHead>> {
  const heads = new Map<CrawledPage, PageHead>();
  for (const [place, page] of pages.entries()) {
    yield* told(place, page);
    const answer = await site.get(page.address);
    heads.set(page, pageHead(answer?.text ?? '', page.address));
  }
  return heads;
}

/** Pages that wish to be known by the address of another one are that one, save where all name the home page. */
function byCanonical(
  site: Site,
  pages: readonly CrawledPage[],
  heads: ReadonlyMap<CrawledPage, PageHead>,
): CrawledPage[] {
  const byAddress = new Map(pages.map((page) => [addressKey(page.address), page]));
  const home = addressKey(site.home.address);
  return pages.filter((page) => {
    const { canonical = '', number = '' } = heads.get(page) ?? {};
    const address = canonical && parsedUrl(canonical, page.address)?.href;
    if (number) page.addresses.add(new URL(number, site.origin).href);
    if (!address || !site.isOwn(address) || addressKey(address) === home) return true;
    const other = byAddress.get(addressKey(address));
    if (!other || other === page) return true;
    const isCopy = addressKey(address) === addressKey(page.address.split('?', 1)[0] ?? '');
    if (!isCopy) return true;
    for (const each of page.addresses) other.addresses.add(each);
    return false;
  });
}

async function* frameOf(
  site: Site,
  pages: readonly CrawledPage[],
  heads: ReadonlyMap<CrawledPage, PageHead>,
): AsyncGenerator<SourceItem, Frame> {
  const sample = new FrameCount();
  yield* counted(
    sample,
    pages.filter((_, place) => isSampled(place, pages.length)),
    { site, heads },
  );
  const whole = new FrameCount(sample.above(halfOfPages / 2));
  yield* counted(whole, pages, { site, heads });
  return { digests: whole.above(halfOfPages), isMarked: pages.length < fewestPages };
}

interface Known {
  site: Site;
  heads: ReadonlyMap<CrawledPage, PageHead>;
}

async function* counted(
  frame: FrameCount,
  pages: readonly CrawledPage[],
  { site, heads }: Known,
): AsyncGenerator<SourceItem> {
  for (const [place, page] of pages.entries()) {
    yield* told(place, page);
    const answer = await site.get(page.address);
    const head = heads.get(page);
    const group = head && isNews(page, head) ? 'news' : 'page';
    if (answer) frame.note(pageTree(answer.text), baseOf(answer.text, page.address), group);
  }
}

/** Returns the page's only heading of the first rank, or else what its head calls it. */
async function titleOf(site: Site, { address }: CrawledPage, frame: Frame, given: string): Promise<string> {
  const html = (await site.get(address))?.text ?? '';
  const tree = pageTree(html);
  withoutFrame(tree, baseOf(html, address), frame);
  const heading = onlyHeading(tree);
  const words = heading ? oneLine(textWithin(heading), 500) : '';
  return words.length >= 2 && words.length <= longestTitle ? words : oneLine(given, longestTitle);
}

function placeOf({ address, addresses }: CrawledPage, _head: PageHead, title: string, isHome: boolean) {
  const url = new URL(address);
  const key = `${url.pathname.replace(/(?<=.)\/+$/, '')}${url.search}`;
  const plain = new URL(url);
  plain.pathname = url.pathname
    .replace(/\/(?:index|default)\.\w{3,5}$/i, '/')
    .replace(/\.(?:html?|php|aspx?|jsp|cfm|shtml)$/i, '');
  const [value = ''] = [...url.searchParams.values()].slice(-1);
  const slug = isHome ? 'home' : decodedAddress(plain.pathname.split('/').filter(Boolean).at(-1) ?? '');
  const isAsked = url.search !== '' && !/^\d*$/.test(value);
  return {
    key: isHome ? '/' : key,
    address,
    addresses: [...addresses],
    link: isHome || (plain.pathname === '/' && url.search === '') ? '' : plain.href,
    slug: isAsked ? value : url.search === '' ? slug : title,
  };
}

/** Returns an instant on the church's clock, and a day or a time without a zone as it is: yyyy-MM-ddTHH:mm. */
function momentOf(written: string, timeZone: string): string {
  const [, day, clock, zone] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?\s?(Z|[+-]\d\d:?\d\d)?)?/i.exec(written) ?? [];
  if (!day) return '';
  if (!clock || !zone) return `${day}T${clock ?? '00:00'}`;
  const moment = new Date(`${day}T${clock}:00${zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(moment.getTime()) ? '' : formatInTimeZone(moment, timeZone, "yyyy-MM-dd'T'HH:mm");
}

function addressKey(address: string): string {
  const url = parsedUrl(address);
  return url ? `${bareHost(url)}${url.pathname.replace(/\/+$/, '')}${url.search}` : address;
}

function countsOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) if (value !== '') counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
