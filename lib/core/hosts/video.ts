import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { messages } from '#lib/language/messages.ts';
import { playerHostOf, playerHosts, type VideoId } from './players.ts';

export interface Video extends VideoId {
  /** The name of the player's host. */
  readonly host: string;
}

/** Returns the video of a link in any form its host uses, or null. */
export function videoOf(link: string | null): Video | null {
  const url = webAddressOf(link);
  if (!url) return null;
  const host = playerHostOf(url);
  const video = host?.video?.find(url);
  return host && video ? { host: host.name, ...video } : null;
}

/** Returns the player's address, in the form that sets the fewest cookies. */
export function embedUrl({ host, ...video }: Video): string {
  return playerHosts.find(({ name }) => name === host)?.video?.player(video) ?? '';
}

/** Returns the video's page at its host. */
export function videoPageUrl({ host, ...video }: Video): string {
  return playerHosts.find(({ name }) => name === host)?.video?.page(video) ?? '';
}

/** Returns the player's address with autoplay, for use after a click. */
export function playerUrl(video: Video): string {
  return embedUrl(video).replace('?', '?autoplay=1&');
}

/** Returns the label of a link to a video, by its host. */
export function watchLabel(link: string | null): string {
  const url = webAddressOf(link);
  const host = url && playerHostOf(url);
  return messages.sermonPage.watchOn(host?.video ? [host.name] : videoHosts);
}

const videoHosts = playerHosts.filter(({ video }) => video).map(({ name }) => name);

/** Returns the link for an `href`; null unless it is a web address. */
export function watchUrl(link: string | null): string | null {
  return webAddressOf(link)?.href ?? null;
}

const mediaFile = /\.(?:mp4|m4v|mov|webm|ogv|mp3|m4a)$/i;

/** Returns the link to a media file; null for a page or a player. */
export function mediaFileUrl(link: string | null): string | null {
  const url = webAddressOf(link);
  return url && mediaFile.test(url.pathname) ? url.href : null;
}

/** Returns a typed web address, with or without https://; null for other texts. */
export function webAddressOf(text: string | null): URL | null {
  if (text === null) return null;
  const trimmed = text.trim();
  const address = /^[a-z][\w+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = parsedUrl(address);
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url : null;
}
