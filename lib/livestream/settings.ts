/**
 * What staff publish to every visitor, one row: where the stream is found, and the home page's picture. A stream key
 * is never part of it.
 */
export interface SiteSettings {
  hero_background_url: string | null;
  /** Cleaned: nothing but allowed player frames. */
  vimeo_embed_code: string | null;
  youtube_id: string | null;
  facebook_live_url: string | null;
  use_rtmp: boolean;
  rtmp_url: string | null;
  updated_at: string;
}

/** The settings of a site whose staff have not saved any. */
export const defaultSettings: SiteSettings = {
  hero_background_url: null,
  vimeo_embed_code: null,
  youtube_id: null,
  facebook_live_url: null,
  use_rtmp: false,
  rtmp_url: null,
  updated_at: '1970-01-01T00:00:00.000Z',
};
