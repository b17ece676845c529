import 'server-only';
import { publishWrite } from '#lib/core/cache/change-bus.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import type { Database } from '#lib/core/database/db.ts';
import { type Actor, authorize, isPermitted } from '#lib/core/operations/access.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { command } from '#lib/core/operations/operation.ts';
import { updateUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { neededPermissions } from './content.ts';
import { readEmbed } from './embed.ts';
import { toSettings } from './queries.ts';
import { type SiteSettings, settingsInput } from './schema.ts';
import { youtubeIdOrDefault } from './youtube-id.ts';

/**
 * Changes the given settings and keeps the others. A hero picture is shown until it is removed.
 * @throws AppError `invalid` for a wrong address, a text without a video or an embed code without a player; `conflict` when the settings
 * changed since they were read; `not_permitted` for the stream without `sermons`, for the picture without `pages`.
 */
export const updateSettings = command({
  name: 'updateSettings',
  access: 'admin',
  input: settingsInput,
  changes: 'settings',
  run: async (
    { if_match, vimeo_embed_code, youtube_id, ...input },
    { write, actor },
  ): Promise<SiteSettings> => {
    authorizeChange(actor, { vimeo_embed_code, youtube_id, ...input });
    const settings = await write(async ({ siteSettings, church }) => {
      await siteSettings.createMany({ data: [theRow], skipDuplicates: true });
      const published = await updateUnchanged(siteSettings, {
        ...theRow,
        if_match,
        present: toSettings,
        change: () => ({
          ...input,
          // A new override replaces the old one with its end.
          ...(input.live_override !== undefined && {
            live_override_until: input.live_override ? (input.live_override_until ?? null) : null,
            live_override_at: input.live_override ? new Date() : null,
          }),
          ...(vimeo_embed_code !== undefined && { vimeo_embed_code: readEmbed(vimeo_embed_code) }),
          ...(youtube_id !== undefined && { youtube_id: readVideo(youtube_id) }),
        }),
      });
      if (input.hero_background_url !== undefined) await showPicture(church, input.hero_background_url);
      return published;
    });
    if (input.hero_background_url !== undefined) publishWrite('church', write.names);
    return settings;
  },
});

/** @throws AppError `invalid` for a text without a video, where the church has no default one */
function readVideo(typed: string | null): string | null {
  if (!typed?.trim()) return null;
  const id = youtubeIdOrDefault(typed, currentChurch().default_video_id);
  if (!id) throw fieldError('youtube_id', messages.streamSettings.invalidVideo);
  return id;
}

function authorizeChange(actor: Actor, change: object): void {
  const given = Object.entries(change).flatMap(([column, value]) => (value === undefined ? [] : [column]));
  const needed = neededPermissions(given);
  // An empty change needs one of them all the same.
  if (needed.length === 0 && !isPermitted('pages', actor)) authorize('sermons', actor);
  for (const permission of needed) authorize(permission, actor);
}

const theRow = { id: 1 };

/** Setting a picture shows it; removing it shows the drawing again. */
async function showPicture(church: Database['church'], url: string | null): Promise<void> {
  const [from, hero] = url ? [{ not: 'picture' }, 'picture'] : ['picture', 'hills'];
  await church.updateMany({ where: { ...theRow, hero: from }, data: { hero } });
}
