import { requestIfChanged } from '#lib/core/http/conditional-request.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import type { SourceContext } from '../source.ts';
import { feedMessages } from './messages.ts';

const limits = { maximumBytes: 20 * 1024 * 1024, timeoutMilliseconds: 30_000 };
/** How much of a page is looked through for the address of its feed. */
const mostPage = 3 * 1024 * 1024;

/**
 * The text of a feed as it comes. A page that names its feed, such as that of a channel, leads to it.
 * @throws AppError `invalid` for an address that gives neither, or more than 20 MB
 */
export async function* fetchFeed(url: string, { signal }: SourceContext): AsyncGenerator<string, undefined> {
  const text = await begun(url, signal);
  if (!isPage(text.first)) {
    yield* text.all();
    return;
  }
  const feed = feedOfPage(await beginningOf(text.all()), text.url);
  if (feed === null) throw new AppError('invalid', feedMessages.notAFeed);
  yield* (await begun(feed, signal)).all();
}

async function begun(address: string, signal: AbortSignal) {
  const response = await requestIfChanged(address, { ...limits, signal });
  if (!response) throw new AppError('invalid', feedMessages.notAFeed);
  const parts = response.body[Symbol.asyncIterator]();
  const head = await parts.next();
  const bytes: Buffer = head.done ? Buffer.alloc(0) : head.value;
  const decoder = decoderOf(bytes, response.headers['content-type'] ?? '');
  const first = decoder.decode(bytes, { stream: true });
  return {
    url: response.url,
    first,
    all: () => decoded(first, { [Symbol.asyncIterator]: () => parts }, decoder),
  };
}

async function* decoded(
  first: string,
  rest: AsyncIterable<Buffer>,
  decoder: TextDecoder,
): AsyncGenerator<string> {
  yield first;
  for await (const part of rest) yield decoder.decode(part, { stream: true });
  yield decoder.decode();
}

/** By what the answer or the feed itself says it is written in, else UTF-8. */
function decoderOf(bytes: Buffer, contentType: string): TextDecoder {
  const declared = /^[^>]{0,200}?encoding=["']([\w-]+)["']/.exec(bytes.toString('latin1'))?.[1];
  const label = /charset="?([\w-]+)/i.exec(contentType)?.[1] ?? declared ?? 'utf-8';
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

function isPage(text: string): boolean {
  return /^\s*(?:<!doctype html|<html)/i.test(text);
}

async function beginningOf(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) {
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
