import { createHash } from 'node:crypto';
import { AppError } from '#lib/core/operations/errors.ts';
import { encodedAddress } from '#lib/core/text/address-rules.ts';
import { messages } from '#lib/language/messages.ts';
import { oneLine, severalLines } from '../markup/written-text.ts';
import type { Field, Part } from '../reading/item-parser.ts';
import type { ReadSource, SourceContext, SourceItem, SourceRecord } from '../source.ts';
import { soundFile } from '../targets/sound.ts';
import { personName } from '../values/person-name.ts';
import { type Channel, noChannel, podcastRecord, readChannel } from './channel.ts';
import {
  dayOf,
  filmAddress,
  keyOf,
  pictureOf,
  playedAddress,
  secondsOf,
  soundOf,
  textOf,
} from './feed-entry.ts';
import { feedPages } from './feed-pages.ts';

const mostEntries = 20_000;
/** The most videos in the feed of a YouTube channel. */
const youtubeEntries = 15;

/**
 * Reads the feed of a podcast or channel (RSS 2.0, Atom) as sermons, under the ids of the feed. Entries that share an id
 * are known only at its end, so the sermons of all pages are in memory until then.
 */
export const readFeed: ReadSource<FeedOptions> = (options, context) =>
  readParts(feedPages(options.url, context), options, context);

/** Reads the parts of a feed as `readFeed` does. */
export async function* readParts(
  parts: FeedParts,
  options: Pick<FeedOptions, 'fetch_sound'>,
  context: SourceContext,
): AsyncGenerator<SourceItem> {
  const items: FeedItem[] = [];
  let channel = noChannel;
  for await (const item of sermonItems(parts, options, context)) {
    if ('channel' in item) channel = item.channel;
    else items.push(item);
    if ('channel' in item) yield { name: channel.title };
  }
  yield* distinctRecords(items);
  const sounds = items.flatMap((item) =>
    'record' in item && item.record.pictures?.[soundFile] ? [item.record] : [],
  );
  if (sounds.length > 0) {
    yield podcastRecord(channel);
    yield { problem: messages.feed.listeners(sounds.length, megabytesOf(sounds)) };
  }
}

type FeedParts = AsyncIterable<Part | { problem: string }>;

interface FeedOptions {
  url: string;
  fetch_sound?: boolean;
}

/** A sermon with the address that it is played from, or a message. */
interface PlayedRecord {
  record: SourceRecord;
  played: string;
}

type FeedItem = PlayedRecord | { problem: string };

/** Returns the size of the sound together, as far as the feed tells it. */
function megabytesOf(records: readonly SourceRecord[]): number {
  return Math.ceil(records.reduce((sum, { values }) => sum + Number(values.audio_bytes ?? 0), 0) / 1_000_000);
}

async function* sermonItems(
  parts: FeedParts,
  options: Pick<FeedOptions, 'fetch_sound'>,
  context: SourceContext,
): AsyncGenerator<FeedItem | { channel: Channel }> {
  let channel = noChannel;
  let count = 0;
  let isYoutube = false;
  for await (const part of parts) {
    if ('problem' in part) yield part;
    else if (part.kind === 'entry') {
      count += 1;
      if (count > mostEntries) throw new AppError('invalid', messages.feed.tooMany(mostEntries));
      isYoutube ||= part.fields.some(({ path }) => path === 'yt:videoid');
      yield sermonItem(part.fields, count, { ...context, ...options, channel });
    } else if (channel.title === '') {
      channel = readChannel(part.fields);
      if (channel.title !== '') yield { channel };
    }
  }
  if (isYoutube && count === youtubeEntries) yield { problem: messages.feed.latestOnly(count) };
}

type EntryContext = Pick<SourceContext, 'timeZone' | 'today'> & { channel: Channel; fetch_sound?: boolean };

/** Returns the sermon of an entry, or a message about what it lacks. `at` counts entries from 1. */
function sermonItem(
  fields: readonly Field[],
  at: number,
  { timeZone, today, channel, fetch_sound }: EntryContext,
): FeedItem {
  const title = oneLine(textOf(fields, 'title', 'itunes:title', 'media:group/media:title'), 200);
  if (title.length < 2) return { problem: messages.feed.untitled(at) };
  const date = dayOf(fields, timeZone);
  const played = playedAddress(fields);
  if (date === null) return { problem: messages.feed.undated(title) };
  if (date > today) return { problem: messages.feed.future(title) };
  if (played === null) return { problem: messages.feed.nothingToPlay(title) };
  const thumbnail_url = pictureOf(fields);
  const sound = soundOf(fields)?.address;
  const speaker = speakerOf(fields, channel);
  const description = descriptionOf(fields, title, channel);
  return {
    record: {
      table: 'sermons',
      key: keyOf(fields),
      title,
      values: { title, speaker, date, ...mediaOf(fields, played), description },
      pictures: {
        ...(thumbnail_url && { thumbnail_url: encodedAddress(thumbnail_url) }),
        ...(sound && { [soundFile]: encodedAddress(sound) }),
      },
      ...(!fetch_sound && { left: [soundFile] }),
    },
    played,
  };
}

/** Returns what is played: film, sound with what the feed says of it, or the page of an entry without either. */
function mediaOf(fields: readonly Field[], played: string) {
  const sound = soundOf(fields);
  if (!sound) return { video_url: encodedAddress(played) };
  const film = filmAddress(fields);
  return {
    video_url: film && encodedAddress(film),
    // A page that comes by HTTPS plays nothing else.
    audio_url: encodedAddress(sound.address).replace(/^http:/i, 'https:'),
    audio_bytes: sound.bytes,
    audio_seconds: secondsOf(fields),
    audio_type: sound.type.replace(/^audio\/(?:mp3|mpg|mpeg3|x-mpeg|x-mp3)$/, 'audio/mpeg') || null,
    episode_guid: textOf(fields, 'guid', 'id') || null,
  };
}

function speakerOf(fields: readonly Field[], channel: Channel): string {
  const named = ['itunes:author', 'dc:creator', 'author/name', 'author'].map((path) =>
    personName(textOf(fields, path), 120),
  );
  return (
    [...named, channel.author, oneLine(channel.title, 120)].find(({ length }) => length >= 2) ??
    messages.feedWords.speaker
  );
}

function descriptionOf(fields: readonly Field[], title: string, channel: Channel): string {
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
function distinctRecords(items: readonly FeedItem[]): SourceItem[] {
  const first = new Map<string, PlayedRecord>();
  const kept = items.flatMap((item): FeedItem[] => {
    if (!('record' in item)) return [item];
    const { key, values, title } = item.record;
    const identity = JSON.stringify([key, values.date, item.played, values.title]);
    const same = first.get(identity);
    if (same && JSON.stringify(same.record.values) === JSON.stringify(values)) return [];
    if (same) return [{ problem: messages.feed.twice(title) }];
    first.set(identity, item);
    return [item];
  });
  const byKey = countsOf([...first.values()].map(({ record }) => record.key));
  const byPlay = countsOf([...first.values()].map(playKey));
  return kept.map((item) => {
    if (!('record' in item)) return item;
    const { record } = item;
    if (byKey.get(record.key) === 1) return { record };
    const key = playKey(item);
    const own = byPlay.get(key) === 1 ? key : `${key} ${digestOf([record.values.title])}`;
    // An id of several episodes is none.
    return { record: { ...record, key: own, values: { ...record.values, episode_guid: null } } };
  });
}

function playKey({ record: { key, values }, played }: PlayedRecord): string {
  return `${key} ${digestOf([values.date, played])}`;
}

function countsOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function digestOf(values: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);
}
