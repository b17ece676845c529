import 'server-only';
import { command } from '#lib/core/operations/operation.ts';
import { assertUnchanged, conflictWith, whereUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { db } from '#lib/core/platform/db.ts';
import { youtubeIdOrDefault } from '#lib/core/site/youtube.ts';
import { readEmbed } from './embed.ts';
import { toSettings } from './queries.ts';
import { settingsInput } from './schema.ts';
import type { SiteSettings } from './settings.ts';

/**
 * Publishes the settings it is given and leaves the others.
 * @throws AppError `invalid` for a wrong address or an embed code without a player; `conflict` when the settings changed since they were read.
 */
export const updateSettings = command({
  name: 'updateSettings',
  access: 'admin',
  input: settingsInput,
  changes: 'settings',
  run: async ({ if_match, vimeo_embed_code, youtube_id, ...input }, { write }): Promise<SiteSettings> => {
    const where = { id: 1 };
    const stored =
      (await db().siteSettings.findUnique({ where })) ??
      (await write((database) => database.siteSettings.create({ data: where })));
    assertUnchanged(toSettings(stored), if_match);
    const data = {
      ...input,
      ...(vimeo_embed_code !== undefined && { vimeo_embed_code: readEmbed(vimeo_embed_code) }),
      ...(youtube_id !== undefined && {
        youtube_id: youtube_id?.trim() ? youtubeIdOrDefault(youtube_id) : null,
      }),
    };
    // The row as it was read is part of the condition: of two writers at once, only one finds it.
    const asItWas = { ...where, ...whereUnchanged(stored, if_match) };
    const [written] = await write((database) =>
      database.siteSettings.updateManyAndReturn({ where: asItWas, data }),
    );
    if (!written) throw conflictWith(toSettings(await db().siteSettings.findUniqueOrThrow({ where })));
    return toSettings(written);
  },
});
