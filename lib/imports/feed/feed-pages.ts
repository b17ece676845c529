import { requestIfChanged } from '#lib/core/http/conditional-request.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { messages } from '#lib/language/messages.ts';
import { xmlText } from '../markup/xml-text.ts';
import { type Field, ItemParser, type Part } from '../reading/item-parser.ts';
import type { SourceContext } from '../source.ts';
import { feedFormat } from './feed-format.ts';

const mostPages = 50;
/** Of all pages together. */
const mostCharacters = 40_000_000;
const limits = { maximumBytes: 20 * 1024 * 1024, timeoutMilliseconds: 30_000 };
/** The part of an HTML page in which the address of its feed is sought. */
const mostHtml = 3 * 1024 * 1024;

/**
 * Yields the parts of a feed and its further pages (RFC 5005: `next` of a paged feed, `prev-archive` of an archived
 * one). At the end, a message says whether more pages remain or one could not be read.
 * @throws AppError `invalid` for a first page that cannot be read
 */
export async function* feedPages(
  url: string,
  { signal }: Pick<SourceContext, 'signal'>,
): AsyncGenerator<Part | { problem: string }> {
  const asked = new Set<string>();
  const taken = { characters: 0 };
  for (let next: string | null = url; next !== null && !asked.has(next); ) {
    if (asked.size >= mostPages || taken.characters > mostCharacters)
      return void (yield { problem: messages.feed.morePages(asked.size) });
    asked.add(next);
    try {
      next = yield* pageParts(next, signal, taken);
    } catch (error) {
      if (asked.size === 1 || !(error instanceof AppError)) throw error;
      return void (yield { problem: messages.feed.pageFailed(asked.size, error.message) });
    }
  }
}

/** Yields the parts of one page. Returns the address of the next page, or null. */
async function* pageParts(
  address: string,
  signal: AbortSignal,
  taken: { characters: number },
): AsyncGenerator<Part, string | null> {
  const { url, texts } = await fetchFeed(address, signal);
  const parser = new ItemParser(feedFormat());
  let next: string | null = null;
  const noted = (parts: Part[]) => {
    for (const { kind, fields } of parts) if (kind === 'channel') next ??= nextAddress(fields, url);
    return parts;
  };
  for await (const text of texts) {
    taken.characters += text.length;
    yield* noted(parser.take(text));
  }
  yield* noted(parser.end());
  return next;
}

function nextAddress(fields: readonly Field[], base: string): string | null {
  const links = ['next', 'prev-archive'].map((relation) =>
    fields.find(({ path, attributes }) => path === 'link' && attributes.rel === relation),
  );
  const address = links.map((link) => link?.attributes.href?.trim()).find(Boolean);
  return (address !== undefined && parsedUrl(address, base)?.href) || null;
}

/** A document as it arrives; `url` is its address after redirects. */
interface FeedDocument {
  url: string;
  texts: AsyncIterable<string>;
}

/** Requests a feed, also by an HTML page that names it. @throws AppError `invalid`, also above 20 MB */
async function fetchFeed(address: string, signal: AbortSignal): Promise<FeedDocument> {
  const { first, ...document } = await request(address, signal);
  if (!/^\s*(?:<!doctype html|<html)/i.test(first)) return document;
  let page = '';
  for await (const part of document.texts) {
    page += part;
    if (page.length > mostHtml) break;
  }
  const feed = feedOfPage(page, document.url);
  if (feed === null) throw new AppError('invalid', messages.feed.notAFeed);
  return request(feed, signal);
}

async function request(address: string, signal: AbortSignal): Promise<FeedDocument & { first: string }> {
  const response = await requestIfChanged(address, { ...limits, signal });
  if (!response) throw new AppError('invalid', messages.feed.notAFeed);
  const texts = xmlText(response.body, response.headers['content-type']);
  const { value: first = '' } = await texts.next();
  return { url: response.url, first, texts: withFirst(first, texts) };
}

async function* withFirst(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** Returns the address of the first feed that a page links to, or null. */
function feedOfPage(page: string, url: string): string | null {
  for (const [tag] of page.matchAll(/<link\s[^<>]{1,2000}>/gi)) {
    const href = /\shref=["']([^"']+)["']/i.exec(tag)?.[1]?.replaceAll('&amp;', '&');
    const isFeed = /\stype=["']application\/(?:rss|atom)\+xml["']/i.test(tag);
    const feed = isFeed && href ? parsedUrl(href, url) : null;
    if (feed) return feed.href;
  }
  return null;
}
