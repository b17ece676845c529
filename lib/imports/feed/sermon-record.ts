import type { SourceContext, SourceItem } from '../source.ts';
import { oneLine, severalLines } from '../text/written-text.ts';
import { dayOf, keyOf, personOf, pictureOf, playedAddress, textOf } from './feed-entry.ts';
import type { FeedField } from './feed-parser.ts';
import { feedMessages, feedWords } from './messages.ts';

export interface Channel {
  title: string;
  author: string;
}

export function readChannel(fields: readonly FeedField[]): Channel {
  const author = textOf(fields, 'itunes:author', 'name', 'author');
  return { title: oneLine(textOf(fields, 'title'), 200), author: oneLine(personOf(author), 120) };
}

/** Returns the sermon of an entry, or a message about what it lacks. `at` counts entries from 1. */
export function sermonItem(
  fields: readonly FeedField[],
  at: number,
  channel: Channel,
  { timeZone, today }: Pick<SourceContext, 'timeZone' | 'today'>,
): SourceItem {
  const title = oneLine(textOf(fields, 'title', 'itunes:title', 'media:group/media:title'), 200);
  if (title.length < 2) return { problem: feedMessages.untitled(at) };
  const date = dayOf(fields, timeZone);
  const video_url = playedAddress(fields);
  if (date === null) return { problem: feedMessages.undated(title) };
  if (date > today) return { problem: feedMessages.future(title) };
  if (video_url === null) return { problem: feedMessages.nothingToPlay(title) };
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
    feedWords.speaker
  );
}

function descriptionOf(fields: readonly FeedField[], title: string, channel: Channel): string {
  const text = textOf(
    fields,
    ...['content:encoded', 'description', 'itunes:summary', 'summary', 'content'],
    ...['media:group/media:description', 'media:description', 'itunes:subtitle'],
  );
  const words = severalLines(text, 9_000);
  return words.length >= 10 ? words : feedWords.description(title, channel.title);
}
