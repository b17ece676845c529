import { currentChurch } from '#lib/core/church/current-church.ts';
import type { SiteSettings } from '#lib/livestream/schema.ts';

/** The three tabs of the livestream page, in their order. */
export const channels = [
  { tab: 'vimeo', label: 'Vimeo Live' },
  { tab: 'youtube', label: 'YouTube Live' },
  { tab: 'facebook', label: 'Facebook Live' },
] as const;
export type Channel = (typeof channels)[number];

export const channelActions = { youtube: 'Open YouTube', facebook: 'Open Facebook' } as const;

type Links = Pick<SiteSettings, 'youtube_id' | 'facebook_live_url'>;

/**
 * Where the channel's button leads: this week's stream where staff have named one, else the channel itself. Null where
 * the church has none.
 */
export function channelLink(
  tab: Exclude<Channel['tab'], 'vimeo'>,
  { youtube_id, facebook_live_url }: Links,
): string | null {
  if (tab === 'facebook') return facebook_live_url ?? currentChurch().facebook_url;
  return youtube_id ? `https://www.youtube.com/watch?v=${youtube_id}` : currentChurch().youtube_url;
}
