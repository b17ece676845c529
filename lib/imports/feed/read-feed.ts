import { AppError } from '#lib/core/operations/errors.ts';
import type { ReadSource, SourceContext, SourceItem } from '../source.ts';
import { distinctRecords } from './distinct-records.ts';
import { feedPages } from './feed-pages.ts';
import { feedMessages } from './messages.ts';
import type { FeedOptions } from './schema.ts';
import { type Channel, readChannel, sermonItem } from './sermon-record.ts';

const mostEntries = 20_000;
/** As many videos as the feed of a channel on YouTube has at most. */
const youtubeEntries = 15;

/**
 * Reads the feed of a podcast or channel (RSS 2.0, Atom) as sermons, with the ids that the feed gives them. Entries
 * that share an id are known only at its end, so the sermons of all its pages are in memory until then.
 */
export const readFeed: ReadSource<FeedOptions> = async function* ({ url }, context) {
  const items: SourceItem[] = [];
  for await (const item of sermonItems(url, context)) {
    if ('name' in item) yield item;
    else items.push(item);
  }
  yield* distinctRecords(items);
};

async function* sermonItems(url: string, context: SourceContext): AsyncGenerator<SourceItem> {
  let channel: Channel = { title: '', author: '' };
  let count = 0;
  let isYoutube = false;
  for await (const part of feedPages(url, context)) {
    if ('problem' in part) {
      yield part;
      continue;
    }
    const { kind, fields } = part;
    if (kind === 'channel') {
      if (channel.title !== '') continue;
      channel = readChannel(fields);
      if (channel.title !== '') yield { name: channel.title };
      continue;
    }
    count += 1;
    if (count > mostEntries) throw new AppError('invalid', feedMessages.tooMany(mostEntries));
    isYoutube ||= fields.some(({ path }) => path === 'yt:videoid');
    yield sermonItem(fields, count, channel, context);
  }
  if (isYoutube && count === youtubeEntries) yield { problem: feedMessages.latestOnly(count) };
}
