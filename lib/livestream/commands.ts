import 'server-only';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { command } from '#lib/core/operations/operation.ts';
import { updateUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { readEmbed } from './embed.ts';
import { toSettings } from './queries.ts';
import { type SiteSettings, settingsInput } from './schema.ts';
import { youtubeIdOrDefault } from './youtube-id.ts';

/**
 * Publishes the settings it is given and leaves the others.
 * @throws AppError `invalid` for a wrong address or an embed code without a player; `conflict` when the settings changed since they were read.
 */
export const updateSettings = command({
  name: 'updateSettings',
  access: 'admin',
  input: settingsInput,
  changes: 'settings',
  run: ({ if_match, vimeo_embed_code, youtube_id, ...input }, { write }): Promise<SiteSettings> =>
    write(async ({ siteSettings }) => {
      await siteSettings.createMany({ data: [theRow], skipDuplicates: true });
      return updateUnchanged(siteSettings, {
        ...theRow,
        if_match,
        present: toSettings,
        change: () => ({
          ...input,
          ...(vimeo_embed_code !== undefined && { vimeo_embed_code: readEmbed(vimeo_embed_code) }),
          ...(youtube_id !== undefined && {
            youtube_id: youtube_id?.trim()
              ? youtubeIdOrDefault(youtube_id, currentChurch().default_video_id)
              : null,
          }),
        }),
      });
    }),
});

const theRow = { id: 1 };
