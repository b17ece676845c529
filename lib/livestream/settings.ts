import type { SiteSettings } from './schema.ts';

/** The settings of a site whose staff have saved none. */
export const defaultSettings: SiteSettings = {
  hero_background_url: null,
  hero_focus_x: 50,
  hero_focus_y: 50,
  vimeo_embed_code: null,
  youtube_id: null,
  facebook_live_url: null,
  use_rtmp: false,
  rtmp_url: null,
  owncast_url: null,
  youtube_channel_id: null,
  soon_minutes: 30,
  live_opens_minutes: 15,
  live_override: null,
  live_override_until: null,
  live_override_at: null,
  updated_at: '1970-01-01T00:00:00.000Z',
};
