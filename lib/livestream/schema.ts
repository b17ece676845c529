import { z } from 'zod';
import {
  atMost,
  instant,
  orNull,
  ownPathOrWebAddress,
  updatedAt,
  usually,
  webAddress,
} from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { multiline } from '#lib/core/operations/sanitize-input.ts';
import { messages } from '#lib/language/messages.ts';
import { youtubeChannel, youtubeChannelOf } from './youtube-id.ts';

/** The overrides of staff. */
const liveWords = ['live', 'ended', 'off'] as const;

/** The maximum minutes before a service at which the stream is announced, and counts as live. */
const longestMinutes = { soon: 240, opens: 60 };

const about = {
  hero_focus_x: {
    description: 'The picture’s focus when cropped, percent from the left.',
  },
  hero_focus_y: { description: 'The same from the top.' },
  soon_minutes: { description: 'How long before a service the stream is announced, 0 to 240 minutes.' },
  live_opens_minutes: { description: 'How long before a service it counts as live, 0 to 60 minutes.' },
  live_override: {
    description: 'The override of staff: `live`, `ended`, or `off` for not today; null: nothing.',
  },
  live_override_until: {
    description:
      'Until when that holds; null: until the day of the service under way, or else of the next one, is over.',
  },
} as const;

/** The settings that staff publish, one row: the stream's source, and the home page's picture. */
export const settingsRow = z
  .strictObject({
    hero_background_url: z.string().nullable(),
    hero_focus_x: z.int().meta(about.hero_focus_x),
    hero_focus_y: z.int().meta(about.hero_focus_y),
    vimeo_embed_code: z.string().nullable().meta({ description: 'Cleaned: allowed player frames only.' }),
    youtube_id: z.string().nullable(),
    facebook_live_url: z.string().nullable(),
    use_rtmp: z.boolean(),
    rtmp_url: z.string().nullable(),
    owncast_url: z.string().nullable().meta({ description: 'The address of an Owncast server.' }),
    youtube_channel_id: z
      .string()
      .nullable()
      .meta({ description: 'The channel whose live stream is played, `UC` and 22 characters.' }),
    soon_minutes: z.int().meta(about.soon_minutes),
    live_opens_minutes: z.int().meta(about.live_opens_minutes),
    live_override: usually(liveWords).nullable().meta(about.live_override),
    live_override_until: instant.nullable().meta(about.live_override_until),
    live_override_at: instant.nullable().meta({ description: 'When staff said so.' }),
    updated_at: updatedAt,
  })
  .meta({ id: 'Settings', description: 'What staff publish to every visitor. Never a stream key.' });

export type SiteSettings = z.output<typeof settingsRow>;

const invalidAddress = () => messages.streamSettings.invalidAddress;
const streamSchemes = ['http', 'https', 'rtmp', 'rtmps'];

/** A change of the settings: missing fields are kept. `if_match` is the `updated_at` that was read, or `*`. */
export const settingsInput = z.object({
  hero_background_url: orNull(ownPathOrWebAddress(invalidAddress)).optional(),
  hero_focus_x: z.int().min(0).max(100).optional().meta(about.hero_focus_x),
  hero_focus_y: z.int().min(0).max(100).optional().meta(about.hero_focus_y),
  vimeo_embed_code: multiline(atMost(20_000)).nullable().optional(),
  /** An id or any link to a video; a text without one means the default video. */
  youtube_id: atMost(2000).nullable().optional(),
  facebook_live_url: orNull(webAddress(invalidAddress)).optional(),
  use_rtmp: z.boolean().optional(),
  rtmp_url: orNull(webAddress(invalidAddress, streamSchemes)).optional(),
  owncast_url: orNull(webAddress(invalidAddress)).optional(),
  youtube_channel_id: orNull(
    atMost(2000)
      .transform((typed) => youtubeChannelOf(typed) ?? typed)
      .pipe(z.string().regex(youtubeChannel, { error: () => messages.streamSettings.invalidChannel })),
  )
    .optional()
    .meta({ type: 'string', description: 'The channel’s id, or an address that has it.' }),
  soon_minutes: minutesUpTo(longestMinutes.soon).meta(about.soon_minutes),
  live_opens_minutes: minutesUpTo(longestMinutes.opens).meta(about.live_opens_minutes),
  live_override: z.enum(liveWords).nullable().optional().meta(about.live_override),
  live_override_until: z.iso
    .datetime({ offset: true, error: () => messages.streamSettings.invalidMoment })
    .nullable()
    .optional()
    .meta(about.live_override_until),
  if_match: ifMatch,
});

function minutesUpTo(most: number) {
  const error = () => messages.streamSettings.minutes(most);
  return z.number({ error }).int({ error }).min(0, { error }).max(most, { error }).optional();
}

/** The settings of a site whose staff have saved none. */
export const defaultSettings: SiteSettings = {
  hero_background_url: null,
  hero_focus_x: 50,
  hero_focus_y: 50,
  vimeo_embed_code: null,
  youtube_id: null,
  facebook_live_url: null,
  use_rtmp: false,
  rtmp_url: null,
  owncast_url: null,
  youtube_channel_id: null,
  soon_minutes: 30,
  live_opens_minutes: 15,
  live_override: null,
  live_override_until: null,
  live_override_at: null,
  updated_at: '1970-01-01T00:00:00.000Z',
};
