import { createHash } from 'node:crypto';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import type { ReadSource, SourceContext, SourceItem, SourceRecord } from '../source.ts';
import { oneLine, severalLines } from '../text/written-text.ts';
import { dayOf, keyOf, personOf, pictureOf, playedAddress, textOf } from './feed-entry.ts';
import { feedPages } from './feed-pages.ts';
import type { FeedField } from './feed-parser.ts';

const mostEntries = 20_000;
/** The most videos in the feed of a YouTube channel. */
const youtubeEntries = 15;

/**
 * Reads the feed of a podcast or channel (RSS 2.0, Atom) as sermons, under the ids of the feed. Entries that share an id
 * are known only at its end, so the sermons of all pages are in memory until then.
 */
export const readFeed: ReadSource<{ url: string }> = async function* ({ url }, context) {
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
    if ('problem' in part) yield part;
    else if (part.kind === 'entry') {
      count += 1;
      if (count > mostEntries) throw new AppError('invalid', messages.feed.tooMany(mostEntries));
      isYoutube ||= part.fields.some(({ path }) => path === 'yt:videoid');
      yield sermonItem(part.fields, count, channel, context);
    } else if (channel.title === '') {
      channel = readChannel(part.fields);
      if (channel.title !== '') yield { name: channel.title };
    }
  }
  if (isYoutube && count === youtubeEntries) yield { problem: messages.feed.latestOnly(count) };
}

interface Channel {
  title: string;
  author: string;
}

function readChannel(fields: readonly FeedField[]): Channel {
  const author = textOf(fields, 'itunes:author', 'name', 'author');
  return { title: oneLine(textOf(fields, 'title'), 200), author: oneLine(personOf(author), 120) };
}

/** Returns the sermon of an entry, or a message about what it lacks. `at` counts entries from 1. */
function sermonItem(
  fields: readonly FeedField[],
  at: number,
  channel: Channel,
  { timeZone, today }: Pick<SourceContext, 'timeZone' | 'today'>,
): SourceItem {
  const title = oneLine(textOf(fields, 'title', 'itunes:title', 'media:group/media:title'), 200);
  if (title.length < 2) return { problem: messages.feed.untitled(at) };
  const date = dayOf(fields, timeZone);
  const video_url = playedAddress(fields);
  if (date === null) return { problem: messages.feed.undated(title) };
  if (date > today) return { problem: messages.feed.future(title) };
  if (video_url === null) return { problem: messages.feed.nothingToPlay(title) };
  const picture = pictureOf(fields);
  const speaker = speakerOf(fields, channel);
  return {
    record: {
      table: 'sermons',
      key: keyOf(fields),
      title,
      values: { title, speaker, date, video_url, description: descriptionOf(fields, title, channel) },
      ...(picture !== null && { pictures: { thumbnail_url: picture } }),
    },
  };
}

function speakerOf(fields: readonly FeedField[], channel: Channel): string {
  const named = ['itunes:author', 'dc:creator', 'author/name', 'author'].map((path) =>
    oneLine(personOf(textOf(fields, path)), 120),
  );
  return (
    [...named, channel.author, oneLine(channel.title, 120)].find(({ length }) => length >= 2) ??
    messages.feedWords.speaker
  );
}

function descriptionOf(fields: readonly FeedField[], title: string, channel: Channel): string {
  const text = textOf(
    fields,
    ...['content:encoded', 'description', 'itunes:summary', 'summary', 'content'],
    ...['media:group/media:description', 'media:description', 'itunes:subtitle'],
  );
  const words = severalLines(text, 9_000);
  return words.length >= 10 ? words : messages.feedWords.description(title, channel.title);
}

/**
 * Returns the items with a unique key for each record. Entries that share an id are distinguished by their day and
 * recording, in any order. Of duplicates the first is kept; a duplicate with other words is reported.
 */
function distinctRecords(items: readonly SourceItem[]): SourceItem[] {
  const first = new Map<string, SourceRecord>();
  const kept = items.flatMap((item): SourceItem[] => {
    if (!('record' in item)) return [item];
    const { key, values, title } = item.record;
    const identity = JSON.stringify([key, values.date, values.video_url, values.title]);
    const same = first.get(identity);
    if (same && JSON.stringify(same.values) === JSON.stringify(values)) return [];
    if (same) return [{ problem: messages.feed.twice(title) }];
    first.set(identity, item.record);
    return [item];
  });
  const byKey = countsOf([...first.values()].map(({ key }) => key));
  const byPlay = countsOf([...first.values()].map(playKey));
  return kept.map((item) => {
    if (!('record' in item) || byKey.get(item.record.key) === 1) return item;
    const { record } = item;
    const key = playKey(record);
    const own = byPlay.get(key) === 1 ? key : `${key} ${digestOf([record.values.title])}`;
    return { record: { ...record, key: own } };
  });
}

function playKey({ key, values }: SourceRecord): string {
  return `${key} ${digestOf([values.date, values.video_url])}`;
}

function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function digestOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);
}
