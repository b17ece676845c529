import { AppError } from '#lib/core/operations/errors.ts';
import type { SourceContext } from '../source.ts';
import { type FeedField, FeedParser, type FeedPart } from './feed-parser.ts';
import { fetchFeed } from './fetch-feed.ts';
import { feedMessages } from './messages.ts';

const mostPages = 50;
/** Of all pages together. */
const mostCharacters = 40_000_000;

/**
 * The parts of a feed and of the pages that it goes on with (RFC 5005: `next` of a paged feed, `prev-archive` of an
 * archived one). Where more pages remain than are read, or one cannot be had, that is said at the end.
 * @throws AppError `invalid` for a first page that cannot be read
 */
export async function* feedPages(
  url: string,
  context: Pick<SourceContext, 'signal'>,
): AsyncGenerator<FeedPart | { problem: string }> {
  const asked = new Set<string>();
  const taken = { characters: 0 };
  for (let next: string | null = url; next !== null && !asked.has(next); ) {
    if (asked.size >= mostPages || taken.characters > mostCharacters)
      return void (yield { problem: feedMessages.morePages(asked.size) });
    asked.add(next);
    try {
      next = yield* pageParts(next, context, taken);
    } catch (error) {
      if (asked.size === 1 || !(error instanceof AppError)) throw error;
      return void (yield { problem: feedMessages.pageFailed(asked.size, error.message) });
    }
  }
}

/** The parts of one page. Returns the address of the page that it goes on with, or null. */
async function* pageParts(
  address: string,
  context: Pick<SourceContext, 'signal'>,
  taken: { characters: number },
): AsyncGenerator<FeedPart, string | null> {
  const { url, texts } = await fetchFeed(address, context);
  const parser = new FeedParser();
  let next: string | null = null;
  const noted = (parts: FeedPart[]) => {
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

function nextAddress(fields: readonly FeedField[], base: string): string | null {
  const address = ['next', 'prev-archive'].flatMap((relation) => {
    const link = fields.find(({ path, attributes }) => path === 'link' && attributes.rel === relation);
    return link?.attributes.href ? [link.attributes.href.trim()] : [];
  })[0];
  return address !== undefined && URL.canParse(address, base) ? new URL(address, base).href : null;
}
