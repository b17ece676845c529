import { createHash } from 'node:crypto';
import { formatInTimeZone } from 'date-fns-tz';
import { toDayNumber } from '#lib/core/dates/day-number.ts';
import { zonedMoment } from '#lib/core/dates/zoned-moment.ts';
import { videoOf, videoPageUrl } from '#lib/core/hosts/video.ts';
import { encodedAddress, isWebAddress } from '#lib/core/text/address-rules.ts';
import type { Field } from '../reading/item-parser.ts';
import { churchDateOrder, dateTextOf, writtenDate, zoneMinutes } from '../values/written-date.ts';

/** A longer key does not fit in an index. */
const longestKey = 1000;

type Fields = readonly Field[];

/** Returns the text of the first of these elements that is not empty. */
export function textOf(fields: Fields, ...paths: string[]): string {
  for (const path of paths) {
    const found = fields.find((field) => field.path === path && field.text.trim() !== '');
    if (found) return found.text.trim();
  }
  return '';
}

/** Returns the day of publication in a time zone, yyyy-MM-dd, or null. */
export function dayOf(fields: Fields, timeZone: string): string | null {
  const dates = ['pubdate', 'published', 'dc:date', 'updated'].map((path) => textOf(fields, path));
  return dates.map((date) => feedDay(date, timeZone)).find((day) => day !== null) ?? null;
}

const clock =
  /^[^\d+]{0,8}(\d{1,2})(?:[:.h]?(\d\d))?(?:[:.]?(\d\d)(?:[.,]\d+)?)?\s*(?:([ap])\.?\s?m\b\.?|uhr|h)?(.*)$/i;

/**
 * Returns the day of a date (RFC 822, RFC 3339, or as people write it) in a time zone, yyyy-MM-dd, or null. A date
 * without a zone is in that zone; an unknown zone is UTC (RFC 5322, 4.3).
 */
function feedDay(text: string, timeZone: string): string | null {
  const date = writtenDate(text.slice(0, 200).replace(/\([^)]*\)/g, ' '), churchDateOrder());
  if (!date || date.year === null) return null;
  const day = dateTextOf(date.year, date);
  const [, hour, minute, , half, zone = ''] = clock.exec(date.rest) ?? [];
  if (day === null || hour === undefined || zone.trim() === '') return day;
  const ofDay = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const shown = (toDayNumber(day) ?? 0) * 86_400_000 + (ofDay * 60 + Number(minute ?? 0)) * 60_000;
  return formatInTimeZone(momentOf(shown, zone.trim()), timeZone, 'yyyy-MM-dd');
}

function momentOf(shown: number, zone: string): number {
  if (!zone.includes('/')) return shown - (zoneMinutes(zone) ?? 0) * 60_000;
  try {
    return zonedMoment(new Date(shown).toISOString().slice(0, 19), zone);
  } catch {
    return shown;
  }
}

/** Returns the address of the recording: a YouTube or Vimeo video, else its file, else its page; or null. */
export function playedAddress(fields: Fields): string | null {
  const files = filesOf(fields);
  const file = files.find(({ type }) => type.startsWith('video/')) ?? files[0];
  const addresses = [videoPageOf(fields), file?.address, linksOf(fields)[0]];
  return addresses.find((address) => address && isAddress(address)) ?? null;
}

/** Returns the address of the film: a YouTube or Vimeo video, else its file; or null. Sound is none. */
export function filmAddress(fields: Fields): string | null {
  const file = filesOf(fields).find((each) => !isSound(each));
  return [videoPageOf(fields), file?.address].find((address) => address && isAddress(address)) ?? null;
}

/** Returns the sound of an episode, if possible one whose size the feed says, or null. */
export function soundOf(fields: Fields): FeedFile | null {
  const sounds = filesOf(fields).filter(isSound);
  const isSame = (one: FeedFile, other: FeedFile) => schemeless(one.address) === schemeless(other.address);
  const sized = sounds.filter(({ bytes }) => bytes !== null);
  const declared = sounds.find((sound) => sized.some((other) => isSame(sound, other))) ?? sounds[0];
  return declared
    ? { ...declared, bytes: sized.find((other) => isSame(declared, other))?.bytes ?? null }
    : null;
}

function schemeless(address: string): string {
  return encodedAddress(address).replace(/^https?:/i, '');
}

/** Returns the length of an episode in seconds (itunes:duration: '3723', '62:03', '1:02:03'), or null. */
export function secondsOf(fields: Fields): number | null {
  const text = textOf(fields, 'itunes:duration');
  if (!/^\d{1,6}(?::\d{1,2}){0,2}(?:\.\d+)?$/.test(text)) return null;
  const seconds = text.split(':').reduce((total, part) => total * 60 + Math.trunc(Number(part)), 0);
  return seconds > 0 ? seconds : null;
}

function isSound({ type, address }: FeedFile): boolean {
  return type === '' ? isNamedAsSound(address) : type.startsWith('audio/');
}

function isNamedAsSound(address: string): boolean {
  return isFileOf(address, 'mp3|m4a|aac|oga|ogg|opus|wav|flac');
}

/** Whether the path, or a value of the query, ends in one of these file names. */
function isFileOf(address: string, extensions: string): boolean {
  const { pathname, search } = new URL(address);
  const isNamed = new RegExp(`\\.(?:${extensions})$`, 'i');
  return [pathname, ...search.split('&')].some((part) => isNamed.test(part));
}

function videoPageOf(fields: Fields): string | null {
  const links = linksOf(fields);
  const id = textOf(fields, 'yt:videoid');
  const words = textOf(fields, 'content:encoded', 'description', 'itunes:summary');
  const mentioned = (words.match(/https?:\/\/[^\s"'<>()]+/g) ?? []).slice(0, 50);
  const [video] = [...(id ? [`https://youtu.be/${id}`] : []), ...links, ...mentioned]
    .map(videoOf)
    .filter((known) => known !== null);
  return video ? videoPageUrl(video) : null;
}

/** Returns the address of the entry's own picture, or null. */
export function pictureOf(fields: Fields): string | null {
  const pictures = fields.flatMap(({ path, attributes }) => {
    if (path === 'itunes:image') return [attributes.href];
    return /^(?:media:group\/)?media:thumbnail$/.test(path) ? [attributes.url] : [];
  });
  return pictures.find((address) => address && isAddress(address)) ?? null;
}

/** Returns the entry's id, the same at each read. */
export function keyOf(fields: Fields): string {
  const id = textOf(fields, 'guid', 'id', 'yt:videoid') || playedAddress(fields) || '';
  return id.length <= longestKey ? id : createHash('sha256').update(id).digest('base64url');
}

function linksOf(fields: Fields): string[] {
  return fields.flatMap(({ path, text, attributes }) => {
    if (path !== 'link' || (attributes.rel ?? 'alternate') !== 'alternate') return [];
    return [attributes.href ?? text.trim()].filter(isAddress);
  });
}

interface FeedFile {
  address: string;
  /** Empty where the feed names none. */
  type: string;
  /** As the feed says; null where it does not. */
  bytes: number | null;
}

function filesOf(fields: Fields): FeedFile[] {
  const files = fields.flatMap(({ path, attributes }) => {
    const { url, href, rel, type = '', length = '', filesize = '' } = attributes;
    const isFile = path === 'enclosure' || /^(?:media:group\/)?media:content$/.test(path);
    const address = (isFile ? url : path === 'link' && rel === 'enclosure' ? href : undefined)?.trim();
    const bytes = countIn(length) ?? countIn(filesize);
    return address && isAddress(address) ? [{ address, type: typeOfSound(type, address), bytes }] : [];
  });
  return files.filter(({ type, address }) =>
    type === '' ? !isFileOf(address, 'jpe?g|png|gif|webp') : /^(?:audio|video)\//.test(type),
  );
}

/** Returns a number of bytes, also one in groups of three digits; null for others. */
function countIn(text: string): number | null {
  const digits = text.trim().replace(/[,.\s](?=\d{3}(?:\D|$))/g, '');
  return /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : null;
}

/** Returns the type in lower case; none for sound that a feed calls something else, or bytes of any kind. */
function typeOfSound(type: string, address: string): string {
  const declared = type.trim().toLowerCase();
  if (declared.startsWith('audio/')) return declared;
  const isUnknown = /^(?:application|binary)\/octet-stream$/.test(declared) && isNamedAsSound(address);
  return isUnknown || isFileOf(address, 'mp3|m4a') ? '' : declared;
}

function isAddress(text: string): boolean {
  return text.length <= 2000 && isWebAddress(text);
}
