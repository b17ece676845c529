import { createHash } from 'node:crypto';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { messages } from '#lib/language/messages.ts';
import type { SourceContext, SourceItem } from '../../source.ts';
import { textWithin } from '../../wordpress/pages/markup.ts';
import { besideWords } from '../page-readers.ts';
import { linksIn } from '../reader/links.ts';
import { bareHost } from '../reader/own-domain.ts';
import { isList, mayBePage } from '../reader/ranked-address.ts';
import type { Site, SiteAnswer } from '../site.ts';
import { hindranceOf } from './hindrance.ts';
import { bodyOf } from './page-tree.ts';
import { isPdf } from './site-pages-plan.ts';

/** A page that was read, with every address that led to it. */
export interface CrawledPage {
  address: string;
  addresses: Set<string>;
}

export interface Crawled {
  pages: CrawledPage[];
  /** Addresses that answer with a PDF. */
  documents: string[];
}

/** Lists are read for the pages that they lead to, and only so many: months of a calendar have no end. */
const mostLists = 200;
const mostKnown = 50_000;
const fewestSameCharacters = 200;

/** Reads every page of a site: those of its sitemaps and menus, and what they link to. Lists of others come last. */
export async function* crawl(site: Site, context: SourceContext): AsyncGenerator<SourceItem, Crawled> {
  const queue = new Queue(site);
  queue.add(site.home.address);
  for (const address of site.addresses) queue.add(address);
  const pages = new Map<string, CrawledPage>();
  const bySameText = new Map<string, CrawledPage>();
  const documents = new Set<string>();
  const readBeside = besideWords(context);
  let lists = 0;
  for (let address = queue.next(); address !== null; address = queue.next()) {
    context.signal.throwIfAborted();
    yield { reading: address };
    const answer = await site.get(address);
    if (!answer) {
      const reason = site.failureOf?.(address);
      if (reason) yield { problem: messages.oldSite.notRead(address, reason) };
      continue;
    }
    if (answer.type === 'application/pdf' && answer.status === 200) documents.add(address);
    if (!isPage(answer) && answer.status === 200) continue;
    const hindrance = hindranceOf(answer);
    if (hindrance) {
      if (!isList(address)) yield { problem: messages.oldSite.notRead(address, hindrance) };
      continue;
    }
    for (const link of linksIn(answer.text, answer.address)) queue.add(link);
    if (isList(address) && address !== site.home.address) {
      lists += 1;
      continue;
    }
    const found = answer.address;
    const digest = digestOf(answer);
    const same = pages.get(found) ?? (digest === null ? undefined : bySameText.get(digest));
    const page = same ?? { address: found, addresses: new Set<string>() };
    for (const each of [address, found]) page.addresses.add(each);
    pages.set(found, page);
    if (digest !== null) bySameText.set(digest, page);
    if (same) continue;
    yield* readBeside(answer);
  }
  if (lists > 0) yield { problem: messages.oldSite.lists(lists + queue.leftLists) };
  return { pages: [...new Set(pages.values())], documents: [...documents, ...queue.documents] };
}

function isPage({ type, text }: SiteAnswer): boolean {
  return /^(?:text\/html|application\/xhtml\+xml)$/.test(type) || (type === '' && /<html\b/i.test(text));
}

/** Returns what tells a page from others by all that it shows; null for one that shows too little. */
function digestOf({ text }: SiteAnswer): string | null {
  const shown = bodyOf(text).map((node) => ('attribs' in node ? textWithin(node) : ''));
  const words = shown.join(' ').trim();
  return words.length < fewestSameCharacters ? null : createHash('sha1').update(words).digest('base64url');
}

/** Addresses to read, each once; lists after all others. */
class Queue {
  private readonly known = new Set<string>();
  private readonly first: string[] = [];
  private readonly last: string[] = [];
  /** PDFs by their addresses: they are fetched when they are written. */
  readonly documents: string[] = [];
  private lists = 0;

  constructor(private readonly site: Site) {}

  get leftLists(): number {
    return this.last.length;
  }

  add(address: string): void {
    const url = parsedUrl(address);
    if (!url || !this.site.isOwn(address) || !mayBePage(address)) return;
    url.hash = '';
    const key = `${bareHost(url)}${url.pathname.replace(/\/+$/, '')}${url.search}`;
    if (this.known.has(key) || this.known.size >= mostKnown) return;
    this.known.add(key);
    if (isPdf(url)) this.documents.push(url.href);
    else (isList(address) ? this.last : this.first).push(url.href);
  }

  next(): string | null {
    const address = this.first.shift();
    if (address !== undefined) return address;
    if (this.lists >= mostLists) return null;
    this.lists += 1;
    return this.last.shift() ?? null;
  }
}
