import { playerHostOf, playerHosts, type VideoId } from './players.ts';

/** A video that a player is known for. */
export interface Video extends VideoId {
  /** The name of the player's host. */
  readonly host: string;
}

/** The video a link leads to, in any form its host uses; null when there is none. */
export function videoOf(link: string): Video | null {
  const url = webAddressOf(link);
  if (!url) return null;
  const host = playerHostOf(url);
  const video = host?.video?.find(url);
  return host && video ? { host: host.name, ...video } : null;
}

/** The address of the video's player, in its host's form that sets the fewest cookies. */
export function embedUrl({ host, ...video }: Video): string {
  return playerHosts.find(({ name }) => name === host)?.video?.player(video) ?? '';
}

/** The address of the video's page at its host. */
export function videoPageUrl({ host, ...video }: Video): string {
  return playerHosts.find(({ name }) => name === host)?.video?.page(video) ?? '';
}

/** The player that starts at once, for whoever has pressed play. */
export function playerUrl(video: Video): string {
  return embedUrl(video).replace('?', '?autoplay=1&');
}

/** What the link to the video says, by where it leads. */
export function watchLabel(link: string): string {
  const url = webAddressOf(link);
  const host = url && playerHostOf(url);
  return `Watch on ${host?.video ? host.name : videoHosts}`;
}

const videoHosts = playerHosts
  .filter(({ video }) => video)
  .map(({ name }) => name)
  .join(' or ');

/** The link as one that may stand in an `href`; null for anything but a web address. */
export function watchUrl(link: string): string | null {
  return webAddressOf(link)?.href ?? null;
}

const mediaFile = /\.(?:mp4|m4v|mov|webm|ogv|mp3|m4a)$/i;

/** The link to a film or a recording as a file; null for a page or a player of one. */
export function mediaFileUrl(link: string): string | null {
  const url = webAddressOf(link);
  return url && mediaFile.test(url.pathname) ? url.href : null;
}

/** A web address as people type it, with or without its https://; null for any other text. */
export function webAddressOf(text: string): URL | null {
  const trimmed = text.trim();
  const address = /^[a-z][\w+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) && url.hostname.includes('.') ? url : null;
}
