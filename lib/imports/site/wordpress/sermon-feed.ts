import { paths } from '#lib/core/addresses/linked-paths.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { feedFormat } from '../../feed/feed-format.ts';
import { readParts } from '../../feed/read-feed.ts';
import { ItemParser, type Part } from '../../reading/item-parser.ts';
import type { SourceContext, SourceItem } from '../../source.ts';
import { lastingId } from '../../values/lasting-id.ts';
import type { SiteAnswer } from '../site.ts';
import type { RestReading } from './rest-list.ts';

const mostFeeds = 3;

/** Yields the sermons of the site's own podcast that its home page names; nothing without one. */
export async function* feedSermons(
  { site, root, context }: RestReading,
  lead: (address: string, to: string) => void,
): AsyncGenerator<SourceItem> {
  for (const address of feedsOf(site.home)
    .filter((feed) => site.isOwn(feed))
    .slice(0, mostFeeds)) {
    yield { reading: address };
    const answer = await site.get(address);
    if (answer?.status !== 200 || !/<enclosure\b/i.test(answer.text)) continue;
    try {
      for await (const item of readParts(partsOf(answer, lead, root.home), {}, context as SourceContext)) {
        if ('record' in item && item.record.table === 'sermons')
          yield { record: { ...item.record, id: idOf(root.home, item.record.key) } };
        else if (!('name' in item)) yield item;
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      yield { problem: `${address}: ${error.message}` };
    }
    return;
  }
}

function idOf(home: string, key: string): string {
  return lastingId(`${home} sermons ${key}`);
}

/** Yields the parts of a feed; the page of an episode leads to its sermon. */
async function* partsOf(
  { text }: SiteAnswer,
  lead: (address: string, to: string) => void,
  home: string,
): AsyncGenerator<Part> {
  const parser = new ItemParser(feedFormat());
  for (const part of [...parser.take(text), ...parser.end()]) {
    const of = (path: string) => part.fields.find((field) => field.path === path)?.text.trim() ?? '';
    if (part.kind === 'entry' && of('link') && of('guid'))
      lead(of('link'), paths.sermon(idOf(home, of('guid'))));
    yield part;
  }
}

/** Returns the addresses of feeds that a page names as those of a podcast or of sermons. */
function feedsOf({ text, address }: SiteAnswer): string[] {
  const tags = text.match(/<(?:link|a)\b[^<>]{0,1000}>/gi) ?? [];
  const named = tags.flatMap((tag) => {
    const href = /\bhref=["']?([^"'\s>]+)/i.exec(tag)?.[1]?.replace(/&#0?38;|&amp;/g, '&');
    const isFeed = /application\/(?:rss|atom)\+xml/i.test(tag) || /feed|\.xml/i.test(href ?? '');
    const isSpoken = /podcast|sermon|message|predica/i.test(tag);
    return href && isFeed && isSpoken && !/comments/i.test(href)
      ? [parsedUrl(href, address)?.href ?? '']
      : [];
  });
  return [...new Set(named)].filter(Boolean);
}
