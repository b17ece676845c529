import { requestIfChanged } from '#lib/core/http/conditional-request.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import type { SourceContext } from '../source.ts';
import { xmlText } from '../text/xml-text.ts';
import { feedMessages } from './messages.ts';

const limits = { maximumBytes: 20 * 1024 * 1024, timeoutMilliseconds: 30_000 };
/** How much of a page is looked through for the address of its feed. */
const mostPage = 3 * 1024 * 1024;

/** A document of a feed. */
export interface FeedDocument {
  /** Where it came from, redirects followed. */
  url: string;
  texts: AsyncIterable<string>;
}

/**
 * A feed whose text is read as it comes. A page that names its feed, such as that of a channel, leads to it.
 * @throws AppError `invalid` for an address that gives neither, or more than 20 MB
 */
export async function fetchFeed(
  url: string,
  { signal }: Pick<SourceContext, 'signal'>,
): Promise<FeedDocument> {
  const { first, ...document } = await begun(url, signal);
  if (!/^\s*(?:<!doctype html|<html)/i.test(first)) return document;
  const feed = feedOfPage(await beginningOf(document.texts), document.url);
  if (feed === null) throw new AppError('invalid', feedMessages.notAFeed);
  return begun(feed, signal);
}

async function begun(address: string, signal: AbortSignal): Promise<FeedDocument & { first: string }> {
  const response = await requestIfChanged(address, { ...limits, signal });
  if (!response) throw new AppError('invalid', feedMessages.notAFeed);
  const texts = xmlText(response.body, response.headers['content-type']);
  const head = await texts.next();
  const first = head.done ? '' : head.value;
  return { url: response.url, first, texts: withFirst(first, texts) };
}

async function* withFirst(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

async function beginningOf(texts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of texts) {
    text += part;
    if (text.length > mostPage) break;
  }
  return text;
}

/** The feed that a page names by a link of HTML; null when it names none. */
function feedOfPage(page: string, url: string): string | null {
  for (const [tag] of page.matchAll(/<link\s[^<>]{1,2000}>/gi)) {
    const href = /\shref=["']([^"']+)["']/i.exec(tag)?.[1]?.replaceAll('&amp;', '&');
    const isFeed = /\stype=["']application\/(?:rss|atom)\+xml["']/i.test(tag);
    if (isFeed && href && URL.canParse(href, url)) return new URL(href, url).href;
  }
  return null;
}
