import 'server-only';
import { db } from '../db.ts';
import { AppError, errorTexts } from '../errors.ts';
import { command } from '../operation.ts';
import { cleanEmbed } from './embed.ts';
import { toSettings } from './queries.ts';
import { type SiteSettings, settingsInput } from './schema.ts';
import { youtubeIdOrDefault } from '../youtube.ts';

/**
 * Publishes the settings it is given and leaves the others (readings 17 and 18).
 * @throws AppError `invalid` for a wrong address; `conflict` when the settings changed since they were read.
 */
export const updateSettings = command({
  name: 'updateSettings',
  access: 'admin',
  input: settingsInput,
  changes: 'settings',
  run: async ({ if_match, vimeo_embed_code, youtube_id, ...input }): Promise<SiteSettings> => {
    const data = {
      ...input,
      ...(vimeo_embed_code !== undefined && { vimeo_embed_code: cleanEmbed(vimeo_embed_code) }),
      ...(youtube_id !== undefined && { youtube_id: youtube_id?.trim() ? youtubeIdOrDefault(youtube_id) : null }),
    };
    return db().$transaction(async (transaction) => {
      // The one row is there and locked before it is compared, so that of two writers one comes second.
      await transaction.$executeRaw`insert into site_settings (id, updated_at) values (1, 'epoch') on conflict (id) do nothing`;
      await transaction.$queryRaw`select id from site_settings where id = 1 for update`;
      const stored = await transaction.siteSettings.findUniqueOrThrow({ where: { id: 1 } });
      if (!isAsRead(stored.updated_at, if_match)) {
        throw new AppError('conflict', errorTexts.conflict, { current: toSettings(stored) });
      }
      const updated_at = new Date(Math.max(Date.now(), stored.updated_at.getTime() + 1));
      return toSettings(await transaction.siteSettings.update({ where: { id: 1 }, data: { ...data, updated_at } }));
    });
  },
});

function isAsRead(updatedAt: Date, ifMatch: string | undefined): boolean {
  if (ifMatch === undefined || ifMatch === '*') return true;
  return new Date(ifMatch.replace(/^(W\/)?"|"$/g, '')).getTime() === updatedAt.getTime();
}
