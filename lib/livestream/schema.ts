import { z } from 'zod';
import { atMost, orNull, ownPathOrWebAddress, updatedAt, webAddress } from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { multiline } from '#lib/core/operations/sanitize-input.ts';
import { settingsMessages } from './messages.ts';

/** What staff publish to every visitor, one row: where the stream is found, and the home page's picture. */
export const settingsRow = z
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

export type SiteSettings = z.output<typeof settingsRow>;

const { invalidAddress } = settingsMessages;
const streamSchemes = ['http', 'https', 'rtmp', 'rtmps'];

/** A change of the settings: what is absent stays. `if_match` is `updated_at` as it was read, or `*`. */
export const settingsInput = z.object({
  hero_background_url: orNull(ownPathOrWebAddress(invalidAddress)).optional(),
  vimeo_embed_code: multiline(atMost(20_000)).nullable().optional(),
  /** An id or any link to a video; a text without one means the default video. */
  youtube_id: atMost(2000).nullable().optional(),
  facebook_live_url: orNull(webAddress(invalidAddress)).optional(),
  use_rtmp: z.boolean().optional(),
  rtmp_url: orNull(webAddress(invalidAddress, streamSchemes)).optional(),
  if_match: ifMatch,
});
