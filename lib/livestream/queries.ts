import 'server-only';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { db } from '#lib/core/platform/db.ts';
import { cleanEmbed } from './embed.ts';
import type { SiteSettings } from './schema.ts';
import { defaultSettings } from './settings.ts';

/** The settings as every visitor may see them, the embed cleaned; the defaults when none were saved. */
export const findSettings = publicQuery({
  name: 'findSettings',
  input: noInput,
  run: () => cachedSettings(),
});

const cachedSettings = cacheQuery('settings', async (): Promise<SiteSettings> => {
  const row = await db().siteSettings.findUnique({ where: { id: 1 } });
  return row ? toSettings(row) : defaultSettings;
});

/** The stored row as it may be shown. */
export function toSettings(row: Omit<SiteSettings, 'updated_at'> & { updated_at: Date }): SiteSettings {
  return {
    hero_background_url: row.hero_background_url,
    vimeo_embed_code: cleanEmbed(row.vimeo_embed_code),
    youtube_id: row.youtube_id,
    facebook_live_url: row.facebook_live_url,
    use_rtmp: row.use_rtmp,
    rtmp_url: row.rtmp_url,
    updated_at: row.updated_at.toISOString(),
  };
}
