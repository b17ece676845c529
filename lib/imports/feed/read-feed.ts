import { AppError } from '#lib/core/operations/errors.ts';
import type { ReadSource, SourceContext, SourceItem } from '../source.ts';
import { FeedParser, type FeedPart } from './feed-parser.ts';
import { fetchFeed } from './fetch-feed.ts';
import { feedMessages } from './messages.ts';
import type { FeedOptions } from './schema.ts';
import { type Channel, readChannel, sermonItem } from './sermon-record.ts';

const mostEntries = 20_000;
/** As many videos as the feed of a channel on YouTube has at most. */
const youtubeEntries = 15;

/** Reads the feed of a podcast or channel (RSS 2.0, Atom) as sermons, with the ids that the feed gives them. */
export const readFeed: ReadSource<FeedOptions> = ({ url }, context) =>
  sermonItems(feedParts(fetchFeed(url, context)), context);

async function* feedParts(texts: AsyncIterable<string>): AsyncGenerator<FeedPart> {
  const parser = new FeedParser();
  for await (const text of texts) yield* parser.take(text);
  yield* parser.end();
}

async function* sermonItems(
  parts: AsyncIterable<FeedPart>,
  context: SourceContext,
): AsyncGenerator<SourceItem> {
  let channel: Channel = { title: '', author: '' };
  const seen = new Set<string>();
  let count = 0;
  let isYoutube = false;
  for await (const { kind, fields } of parts) {
    if (kind === 'channel') {
      if (channel.title !== '') continue;
      channel = readChannel(fields);
      if (channel.title !== '') yield { name: channel.title };
      continue;
    }
    count += 1;
    if (count > mostEntries) throw new AppError('invalid', feedMessages.tooMany(mostEntries));
    isYoutube ||= fields.some(({ path }) => path === 'yt:videoid');
    const item = sermonItem(fields, count, channel, context);
    if ('record' in item && seen.has(item.record.key)) continue;
    if ('record' in item) seen.add(item.record.key);
    yield item;
  }
  if (isYoutube && count === youtubeEntries) yield { problem: feedMessages.latestOnly(count) };
}
