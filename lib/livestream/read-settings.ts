import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { db } from '#lib/core/database/db.ts';
import type { SiteSettings as StoredSettings } from '#lib/core/generated/prisma/client.ts';
import { presentRow } from '#lib/core/operations/present-row.ts';
import { withoutCredentials } from '#lib/core/text/address-rules.ts';
import { defaultSettings, type SiteSettings, settingsRow } from './schema.ts';

/** Returns the stored settings, the embed code not yet cleaned; the defaults when none were saved. */
export const readStoredSettings = cacheQuery('settings', async (): Promise<SiteSettings> => {
  const row = await db().siteSettings.findUnique({ where: { id: 1 } });
  return row ? presentSettings(row) : defaultSettings;
});

/** Returns the row as the API states it, the embed code not yet cleaned; addresses contain no credentials. */
export function presentSettings(row: StoredSettings): SiteSettings {
  const settings = presentRow(settingsRow, row);
  return {
    ...settings,
    facebook_live_url: shown(settings.facebook_live_url),
    rtmp_url: shown(settings.rtmp_url),
    owncast_url: shown(settings.owncast_url),
  };
}

function shown(address: string | null): string | null {
  return address && withoutCredentials(address);
}
