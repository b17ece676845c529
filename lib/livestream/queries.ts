import 'server-only';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import type { SiteSettings as StoredSettings } from '#lib/core/generated/prisma/client.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { cleanEmbed } from './embed.ts';
import { presentSettings, readStoredSettings } from './read-settings.ts';
import type { SiteSettings } from './schema.ts';

/** Returns the public settings with the embed code cleaned; the defaults when none were saved. */
export const findSettings = publicQuery({
  name: 'findSettings',
  input: noInput,
  run: () => cachedSettings(),
});

const cachedSettings = cacheQuery('settings', async () => cleaned(await readStoredSettings()));

/** Returns the stored row, cleaned for display. */
export function toSettings(row: StoredSettings): SiteSettings {
  return cleaned(presentSettings(row));
}

function cleaned(settings: SiteSettings): SiteSettings {
  return { ...settings, vimeo_embed_code: cleanEmbed(settings.vimeo_embed_code) };
}
