import { z } from 'zod';
import { multiline } from '#lib/core/operations/control-characters.ts';
import { updatedAt } from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
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

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const isStreamAddress = (text: string) =>
  URL.canParse(text) && /^(https?|rtmps?):$/.test(new URL(text).protocol);
const isOwnPath = (text: string) => /^\/(?!\/)/.test(text);

const tooLong = (atMost: number) => `Please use at most ${atMost} characters.`;

/** Blank text counts as nothing; the rest must be an address of the kind that `accepts` knows. */
function addressOrNull(accepts: (text: string) => boolean) {
  return z
    .string()
    .trim()
    .max(2000, settingsMessages.invalidAddress)
    .nullable()
    .transform((value) => value || null)
    .refine((value) => value === null || accepts(value), settingsMessages.invalidAddress);
}

/** A change of the settings: what is absent stays. `if_match` is `updated_at` as it was read, or `*`. */
export const settingsInput = z.object({
  hero_background_url: addressOrNull((value) => isWebAddress(value) || isOwnPath(value)).optional(),
  vimeo_embed_code: multiline(z.string().max(20_000, tooLong(20_000)))
    .nullable()
    .optional(),
  /** An id or any link to a video; a text without one means the church's default video. */
  youtube_id: z.string().max(2000, tooLong(2000)).nullable().optional(),
  facebook_live_url: addressOrNull(isWebAddress).optional(),
  use_rtmp: z.boolean().optional(),
  rtmp_url: addressOrNull(isStreamAddress).optional(),
  if_match: ifMatch,
});
