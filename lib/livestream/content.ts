import type { SiteSettings } from '#lib/core/generated/prisma/client.ts';
import { defineContent, type RowChange } from '#lib/core/operations/content-table.ts';
import { settingsRow } from './schema.ts';

/** The one row of settings that staff publish to all visitors. */
export const settingsContent = defineContent({
  table: 'site_settings',
  topic: 'settings',
  title: null,
  singular: 'settings',
  plural: 'settings',
  kind: 'Pictures and stream',
  labels: {
    hero_background_url: 'Home page picture',
    hero_focus_x: 'In sight, from the left (%)',
    hero_focus_y: 'In sight, from the top (%)',
    vimeo_embed_code: 'Vimeo embed code',
    youtube_id: 'YouTube video',
    facebook_live_url: 'Facebook live URL',
    use_rtmp: 'Play the stream URL',
    rtmp_url: 'Stream URL',
    owncast_url: 'Owncast address',
    youtube_channel_id: 'YouTube channel',
    soon_minutes: 'Announced before (minutes)',
    live_opens_minutes: 'Live before (minutes)',
    live_override: 'Said of the stream',
    live_override_until: 'Said until',
    live_override_at: 'Said at',
  } satisfies Record<Exclude<keyof SiteSettings, 'id' | 'updated_at'>, string>,
  subject,
  row: settingsRow,
  exported: { about: 'Where the live stream is found, and the picture of the home page.' },
});

function subject({ before, after }: RowChange): string {
  const names = Object.keys(after ?? before ?? {});
  if (names.every((name) => name.startsWith('hero_'))) return 'the home page’s picture';
  return names.every((name) => name.startsWith('live_override'))
    ? 'whether the stream is on'
    : 'the stream settings';
}
