import { z } from 'zod';
import { updatedAt } from '#lib/core/operations/fields.ts';

const settings = z
  .strictObject({
    hero_background_url: z.string().nullable(),
    vimeo_embed_code: z
      .string()
      .nullable()
      .meta({ description: 'Cleaned: nothing but allowed player frames.' }),
    youtube_id: z.string().nullable(),
    facebook_live_url: z.string().nullable(),
    use_rtmp: z.boolean(),
    rtmp_url: z.string().nullable(),
    updated_at: updatedAt,
  })
  .meta({ id: 'Settings', description: 'What staff publish to every visitor. Never a stream key.' });

/** How the API offers the settings. */
export const settingsCalls = {
  find: {
    summary: 'The site’s settings',
    detail: 'What staff have published to every visitor; null where they have not.',
    answer: settings,
  },
  update: {
    summary: 'Change the settings',
    detail:
      'Fields that are left out stay. `youtube_id` takes an id or any link to a video, `vimeo_embed_code` an embed code or the address of a video or live event on Vimeo or YouTube; without a player in it, it is 422.',
    also: [409],
    answer: settings,
    example: { facebook_live_url: 'https://www.facebook.com/example/live' },
  },
} as const;
