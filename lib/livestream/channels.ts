import { currentChurch } from '#lib/core/church/current-church.ts';
import type { SiteSettings } from './schema.ts';
import { sourceOf } from './source.ts';

/** The three tabs of the livestream page in order. */
export const channels = [{ tab: 'vimeo' }, { tab: 'youtube' }, { tab: 'facebook' }] as const;
export type Channel = (typeof channels)[number];

/**
 * Returns the tabs of the church's channels, or all three without any. The demo shows all three while its
 * settings name no source, since its channels are samples.
 */
export function shownChannels(settings: SiteSettings): readonly Channel[] {
  const has: Record<Channel['tab'], boolean> = {
    vimeo: hasScreen(settings),
    youtube: settings.youtube_channel_id !== null || channelLink('youtube', settings) !== null,
    facebook: channelLink('facebook', settings) !== null,
  };
  const isSaid = currentChurch().set_up_at !== null || sourceOf(settings).kind !== 'none';
  const own = channels.filter(({ tab }) => has[tab]);
  return isSaid && own.length > 0 ? own : channels;
}

function hasScreen({ vimeo_embed_code, owncast_url, use_rtmp, rtmp_url }: SiteSettings): boolean {
  return Boolean(vimeo_embed_code || owncast_url || (use_rtmp && rtmp_url));
}

type Links = Pick<SiteSettings, 'youtube_id' | 'facebook_live_url'>;

/**
 * Returns the target of the channel's button: this week's stream, or the channel. Null when the church has
 * none.
 */
export function channelLink(
  tab: Exclude<Channel['tab'], 'vimeo'>,
  { youtube_id, facebook_live_url }: Links,
): string | null {
  if (tab === 'facebook') return facebook_live_url ?? currentChurch().facebook_url;
  return youtube_id ? `https://www.youtube.com/watch?v=${youtube_id}` : currentChurch().youtube_url;
}
