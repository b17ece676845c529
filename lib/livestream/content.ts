import type { SiteSettings } from '#lib/core/generated/prisma/client.ts';
import type { ContentTable, RowChange } from '#lib/core/operations/content-table.ts';

/** The one row of what staff publish to all visitors, in the activity log. */
export const settingsContent = {
  table: 'site_settings',
  topic: 'settings',
  title: null,
  singular: 'settings',
  plural: 'settings',
  kind: 'Pictures and stream',
  labels: {
    hero_background_url: 'Home page picture',
    vimeo_embed_code: 'Vimeo embed code',
    youtube_id: 'YouTube video',
    facebook_live_url: 'Facebook live URL',
    use_rtmp: 'Play the stream URL',
    rtmp_url: 'Stream URL',
  } satisfies Record<Exclude<keyof SiteSettings, 'id' | 'updated_at'>, string>,
  subject,
} as const satisfies ContentTable;

function subject({ before, after }: RowChange): string {
  const names = Object.keys(after ?? before ?? {});
  return names.every((name) => name === 'hero_background_url')
    ? 'the home page’s picture'
    : 'the stream settings';
}
