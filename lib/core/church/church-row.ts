import { z } from 'zod';
import { isTimeZone } from '#lib/core/dates/zoned-moment.ts';
import { clocks, languages, trialLanguages } from '#lib/core/language/languages.ts';
import { instant, updatedAt } from '#lib/core/operations/fields.ts';

const clock = z.string().regex(/^\d\d:\d\d$/);
const color = z.string().regex(/^#[0-9a-fA-F]{6}$/);

const openingHours = z.strictObject({
  day: z.int().min(0).max(6).meta({ description: '0 Sunday to 6 Saturday.' }),
  opens: clock.meta({ description: 'HH:mm', examples: ['09:30'] }),
  closes: clock.meta({ description: 'HH:mm', examples: ['12:30'] }),
});
export type OpeningHours = z.output<typeof openingHours>;

const resource = z.strictObject({ name: z.string(), url: z.string() });
export type Resource = z.output<typeof resource>;

/** What the home page's hero shows in the background. */
export const heroes = ['hills', 'town', 'picture', 'plain'] as const;

/** The church row, as pages, feeds, mails and the API get it. */
export const churchRow = z
  .strictObject({
    name: z.string(),
    short_name: z.string(),
    kind: z.string().meta({ description: 'Within a sentence: ‘Lutheran church’.' }),
    street: z.string(),
    city: z.string(),
    region: z.string().nullable().meta({ description: 'As on an envelope, such as TX.' }),
    region_name: z.string().nullable(),
    postal_code: z.string().nullable(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .meta({ description: 'ISO 3166, two letters.' }),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    phone: z.string().nullable(),
    email: z.string(),
    time_zone: z
      .string()
      .refine(isTimeZone)
      .meta({ description: 'An IANA zone; every computed time follows it.' }),
    language: z
      .enum([...languages, ...trialLanguages])
      .meta({ description: 'The site’s language, a BCP 47 tag.', enum: [...languages] }),
    second_language: z
      .enum([...languages, ...trialLanguages])
      .meta({ enum: [...languages] })
      .nullable()
      .meta({ description: 'The other language of the site, at addresses with a prefix.' }),
    clock: z
      .enum(clocks)
      .nullable()
      .meta({ description: 'Hours of the clock; null: as is usual for the language in the country.' }),
    welcome: z.string().meta({ description: 'One sentence, the default description of a page.' }),
    founded_year: z.int().nullable(),
    building_year: z.int().nullable(),
    logo_url: z.string().nullable(),
    mark_url: z.string().nullable().meta({ description: 'Square, for icons and phones; null: the logo.' }),
    accent_color: color.nullable().meta({ description: '#rrggbb; null: the site’s own colours.' }),
    second_color: color.nullable(),
    hero: z.enum(heroes),
    opening_hours: z.array(openingHours),
    giving_url: z.string().nullable(),
    giving_text_number: z.string().nullable(),
    giving_text_example: z.string().nullable(),
    facebook_url: z.string().nullable(),
    instagram_url: z.string().nullable(),
    youtube_url: z.string().nullable(),
    vimeo_url: z.string().nullable(),
    resources: z.array(resource),
    default_video_id: z
      .string()
      .nullable()
      .meta({ description: 'A video on YouTube, played where none is named.' }),
    set_up_at: instant.nullable().meta({
      description: 'When staff made the site their own; null while it speaks of the demo’s church.',
    }),
    is_demo: z.boolean().meta({
      description: 'Whether original words that state facts of the demo’s church stand as they are.',
    }),
    updated_at: updatedAt,
  })
  .meta({ id: 'Church', description: 'The church itself: name, address, ways to reach it, and its look.' });

export type Church = z.output<typeof churchRow>;

/** Facts that staff state; the site writes the other columns. */
export type StatedFact = Exclude<keyof Church, 'set_up_at' | 'is_demo' | 'updated_at'>;
