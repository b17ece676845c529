import { playerSiteOf } from './players.ts';
import { youtubeIdIn } from './youtube.ts';

/** A video that a player is known for. */
export interface Video {
  host: 'YouTube' | 'Vimeo';
  /** 11 characters on YouTube, digits on Vimeo. */
  id: string;
  /** Unlisted Vimeo videos need it beside the id. */
  hash?: string;
}

const vimeoPath =
  /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:album|showcase)\/[^/]+\/video\/|ondemand\/[^/]+\/|manage\/videos\/)?(\d{1,15})(?:\/([0-9a-f]{6,}))?\/?$/;

/** The video a link leads to, in any form its host uses; null when there is none. */
export function videoOf(link: string): Video | null {
  const url = webAddressOf(link);
  if (!url) return null;
  if (playerSiteOf(url.hostname) !== 'Vimeo') {
    const id = youtubeIdIn(url.href);
    return id === null ? null : { host: 'YouTube', id };
  }
  const [, id, inPath] = vimeoPath.exec(url.pathname) ?? [];
  const hash = inPath ?? url.searchParams.get('h');
  return id === undefined ? null : { host: 'Vimeo', id, ...(hash && { hash }) };
}

/** The address of the video's player, in its host's form that sets the fewest cookies. */
export function embedUrl({ host, id, hash }: Video): string {
  if (host === 'YouTube') return `https://www.youtube-nocookie.com/embed/${id}?rel=0`;
  return `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${encodeURIComponent(hash)}` : ''}`;
}

/** The player that starts at once, for whoever has pressed play. */
export function playerUrl(video: Video): string {
  return embedUrl(video).replace('?', '?autoplay=1&');
}

/** What the link to the video says, by where it leads. */
export function watchLabel(link: string): string {
  const site = playerSiteOf(webAddressOf(link)?.hostname ?? '');
  return site === 'YouTube' || site === 'Vimeo' ? `Watch on ${site}` : 'Watch on YouTube or Vimeo';
}

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
