import type { z } from 'zod';
import { currentChurch } from '#lib/core/church/current-church.ts';
import type { Database } from '#lib/core/database/db.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { updateUnchanged } from '#lib/core/operations/optimistic-lock.ts';
import { messages } from '#lib/language/messages.ts';
import { readEmbed } from './embed.ts';
import { toSettings } from './queries.ts';
import type { SiteSettings, settingsInput } from './schema.ts';
import { youtubeIdOrDefault } from './youtube-id.ts';

/**
 * Changes the given settings in the caller's transaction, as `updateSettings` does.
 * @throws AppError `invalid` and `conflict` as that does
 */
export async function changeSettings(
  { siteSettings, church }: Pick<Database, 'siteSettings' | 'church'>,
  { if_match, vimeo_embed_code, youtube_id, ...input }: z.output<typeof settingsInput>,
): Promise<SiteSettings> {
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
}

/** @throws AppError `invalid` for a text without a video, where the church has no default one */
function readVideo(typed: string | null): string | null {
  if (!typed?.trim()) return null;
  const id = youtubeIdOrDefault(typed, currentChurch().default_video_id);
  if (!id) throw fieldError('youtube_id', messages.streamSettings.invalidVideo);
  return id;
}

const theRow = { id: 1 };

/** Setting a picture shows it; removing it shows the drawing again. */
async function showPicture(church: Database['church'], url: string | null): Promise<void> {
  const [from, hero] = url ? [{ not: 'picture' }, 'picture'] : ['picture', 'hills'];
  await church.updateMany({ where: { ...theRow, hero: from }, data: { hero } });
}
