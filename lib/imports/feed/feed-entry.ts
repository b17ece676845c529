import { createHash } from 'node:crypto';
import { isWebAddress } from '#lib/core/operations/text-rules.ts';
import { videoOf, videoPageUrl } from '#lib/core/site/video.ts';
import { feedDay } from './feed-date.ts';
import type { FeedField } from './feed-parser.ts';

/** What is longer is no key of an index. */
const longestKey = 1000;

type Fields = readonly FeedField[];

/** The first of these elements that has words. */
export function textOf(fields: Fields, ...paths: string[]): string {
  for (const path of paths) {
    const found = fields.find((field) => field.path === path && field.text.trim() !== '');
    if (found) return found.text.trim();
  }
  return '';
}

/** The day it came out on the calendar of a zone, yyyy-MM-dd; null when it has no date that can be read. */
export function dayOf(fields: Fields, timeZone: string): string | null {
  const days = ['pubdate', 'published', 'dc:date', 'updated'].map((path) =>
    feedDay(textOf(fields, path), timeZone),
  );
  return days.find((day) => day !== null) ?? null;
}

/** What is played: a video of YouTube or Vimeo where there is one, else its file, else its page. */
export function playedAddress(fields: Fields): string | null {
  const links = linksOf(fields);
  const id = textOf(fields, 'yt:videoid');
  const told = textOf(fields, 'content:encoded', 'description', 'itunes:summary').match(
    /https?:\/\/[^\s"'<>()]+/g,
  );
  const videos = [...(id ? [`https://youtu.be/${id}`] : []), ...links, ...(told ?? []).slice(0, 50)].flatMap(
    (link) => {
      const video = videoOf(link);
      return video ? [videoPageUrl(video)] : [];
    },
  );
  const files = filesOf(fields);
  const file = files.find(({ type }) => type.startsWith('video/')) ?? files[0];
  return [videos[0], file?.address, links[0]].find((address) => address && isAddress(address)) ?? null;
}

/** The picture of the entry itself. */
export function pictureOf(fields: Fields): string | null {
  const pictures = fields.flatMap(({ path, attributes }) => {
    if (path === 'itunes:image') return [attributes.href];
    return /^(?:media:group\/)?media:thumbnail$/.test(path) ? [attributes.url] : [];
  });
  return pictures.find((address) => address && isAddress(address)) ?? null;
}

/** What tells it apart from the feed's other entries, each time the feed is read. */
export function keyOf(fields: Fields): string {
  const id = textOf(fields, 'guid', 'id', 'yt:videoid') || playedAddress(fields) || '';
  return id.length <= longestKey ? id : createHash('sha256').update(id).digest('base64url');
}

/** 'name@example.org (Jane Doe)', as RSS has it, is Jane Doe. */
export function personOf(text: string): string {
  return /^\S+@\S+\s+\((.+)\)$/.exec(text)?.[1] ?? (/^\S+@\S+$/.test(text) ? '' : text);
}

function linksOf(fields: Fields): string[] {
  return fields.flatMap(({ path, text, attributes }) => {
    if (path !== 'link' || (attributes.rel ?? 'alternate') !== 'alternate') return [];
    return [attributes.href ?? text.trim()].filter(isAddress);
  });
}

function filesOf(fields: Fields): { address: string; type: string }[] {
  const files = fields.flatMap(({ path, attributes }) => {
    const { url, href, rel, type = '' } = attributes;
    const isFile = path === 'enclosure' || /^(?:media:group\/)?media:content$/.test(path);
    const address = isFile ? url : path === 'link' && rel === 'enclosure' ? href : undefined;
    return address && isAddress(address) ? [{ address, type: type.toLowerCase() }] : [];
  });
  return files.filter(({ type }) => type === '' || /^(?:audio|video)\//.test(type));
}

function isAddress(text: string): boolean {
  return text.length <= 2000 && isWebAddress(text);
}
