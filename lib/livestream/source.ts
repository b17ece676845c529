import { z } from 'zod';
import { embedUrl } from '#lib/core/hosts/video.ts';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import type { SiteSettings } from './schema.ts';
import { channelPlayer } from './youtube-id.ts';

export const liveSource = z
  .strictObject({
    kind: z.enum(['vimeo', 'youtube', 'facebook', 'hls', 'owncast', 'none']),
    url: z.string().nullable().meta({
      description: 'The player, the playlist, the Owncast server or the page; null without a source.',
    }),
  })
  .meta({ id: 'LiveSource' });

export type LiveSource = z.output<typeof liveSource>;

type SourceSettings = Pick<
  SiteSettings,
  | 'use_rtmp'
  | 'rtmp_url'
  | 'owncast_url'
  | 'vimeo_embed_code'
  | 'youtube_channel_id'
  | 'youtube_id'
  | 'facebook_live_url'
>;

/** Returns the configured source: the church's own stream first, then a player, then a page elsewhere. */
export function sourceOf(settings: SourceSettings): LiveSource {
  const { use_rtmp, rtmp_url, owncast_url, vimeo_embed_code, facebook_live_url } = settings;
  if (use_rtmp && rtmp_url?.startsWith('http')) return { kind: 'hls', url: rtmp_url };
  if (owncast_url) return { kind: 'owncast', url: owncast_url };
  const frame = vimeo_embed_code && frameAddress(vimeo_embed_code);
  if (frame) return { kind: kindOfPlayer(frame), url: frame };
  const youtube = youtubePlayer(settings);
  if (youtube) return { kind: 'youtube', url: youtube };
  return facebook_live_url ? { kind: 'facebook', url: facebook_live_url } : { kind: 'none', url: null };
}

/** Returns the HLS playlist for the site's own player; null for a source with another player. */
export function playlistOf({ kind, url }: LiveSource): string | null {
  if (url === null) return null;
  if (kind === 'owncast') return below(url, 'hls/stream.m3u8');
  return kind === 'hls' ? url : null;
}

/** Returns the status address of an Owncast server. */
export function owncastStatus(url: string): string {
  return below(url, 'api/status');
}

function below(url: string, path: string): string {
  const base = new URL(url);
  return new URL(path, `${base.origin}${base.pathname.replace(/\/*$/, '/')}`).href;
}

function youtubePlayer({ youtube_channel_id, youtube_id }: SourceSettings): string | null {
  if (youtube_channel_id) return channelPlayer(youtube_channel_id);
  return youtube_id ? embedUrl({ host: 'YouTube', id: youtube_id }) : null;
}

/** Returns the address of the first frame of an embed code. */
function frameAddress(embed: string): string | null {
  const address = /\ssrc="([^"]+)"/.exec(embed)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return parsedUrl(address) ? address : null;
}

function kindOfPlayer(address: string): 'vimeo' | 'youtube' | 'facebook' {
  const { hostname } = new URL(address);
  if (hostname.endsWith('vimeo.com')) return 'vimeo';
  return hostname.endsWith('facebook.com') ? 'facebook' : 'youtube';
}
