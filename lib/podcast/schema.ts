import { z } from 'zod';
import {
  atMost,
  emailAddress,
  orNull,
  type Sentence,
  updatedAt,
  webAddress,
} from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { multiline } from '#lib/core/operations/sanitize-input.ts';
import { hostedPicture } from '#lib/core/pictures/stored-picture-address.ts';
import { parsedUrl } from '#lib/core/text/parsed-url.ts';
import { messages } from '#lib/language/messages.ts';
import { defaultCategory, podcastCategories } from './categories.ts';
import { isFeedLanguage } from './languages.ts';

/** The settings of the podcast, as its feed states them. */
export const podcastRow = z
  .strictObject({
    title: z.string(),
    author: z.string(),
    summary: z.string(),
    category: z.string().meta({
      description: 'Of Apple’s list, a subcategory behind a slash.',
      examples: [defaultCategory],
    }),
    art_url: z.string().nullable().meta({ description: 'The uploaded picture; null: the drawn one.' }),
    owner_email: z.string().meta({ description: 'Where directories send what proves who the owner is.' }),
    language: z.string().meta({ examples: ['en-us'] }),
    guid: z.uuid().meta({ description: 'Made once of the feed’s first address; never changes.' }),
    apple_url: z.string().nullable(),
    spotify_url: z.string().nullable(),
    updated_at: updatedAt,
  })
  .meta({ id: 'Podcast', description: 'The podcast of the sermons with sound, at /podcast.xml.' });
export type Podcast = z.output<typeof podcastRow>;

const uploadedArt = /^\/uploads\/podcast-art\/\w+\.jpg$/;

/** Returns a field for the podcast's own page at a directory. */
function pageAt(hosts: RegExp, message: Sentence) {
  const isThere = (text: string) => hosts.test(parsedUrl(text)?.hostname ?? '');
  return orNull(webAddress(message, ['https']).refine(isThere, { error: message })).optional();
}

/** The settings that staff change. Null or blank: as the church has it, or none. */
export const podcastFields = z.object({
  title: orNull(atMost(200)).optional(),
  author: orNull(atMost(120)).optional(),
  summary: multiline(orNull(atMost(4000))).optional(),
  category: orNull(
    z.string().refine((text) => podcastCategories.includes(text), { error: () => messages.podcast.category }),
  )
    .optional()
    .meta({
      type: 'string',
      description: 'Of Apple’s list, a subcategory behind a slash.',
      examples: [defaultCategory],
    }),
  art_url: orNull(
    z.string().refine((url) => uploadedArt.test(url) || hostedPicture.test(url), {
      error: () => messages.podcast.art,
    }),
  )
    .optional()
    .meta({
      type: 'string',
      description: 'An upload to the bucket `podcast-art`, or null for the drawn one.',
    }),
  owner_email: orNull(emailAddress(() => messages.podcast.email)).optional(),
  language: orNull(
    z
      .string()
      .trim()
      .toLowerCase()
      .refine(isFeedLanguage, { error: () => messages.podcast.language }),
  )
    .optional()
    .meta({ type: 'string', description: 'Two or three letters (ISO 639), and those of a country.' }),
  apple_url: pageAt(/^(?:podcasts|itunes)\.apple\.com$/, () => messages.podcast.appleUrl),
  spotify_url: pageAt(/(?:^|\.)spotify\.(?:com|link)$/, () => messages.podcast.spotifyUrl),
});

/** A change of the settings: missing fields are kept. `if_match` is the `updated_at` that was read, or `*`. */
export const podcastInput = podcastFields.extend({ if_match: ifMatch });

/** What a directory asks of a feed, in the order of the list. */
export const checkNames = ['feed', 'episode', 'sound', 'art', 'owner'] as const;
export type CheckName = (typeof checkNames)[number];

export interface Check {
  name: CheckName;
  /** Null where it could not be asked yet. */
  isPassed: boolean | null;
  /** What was found, or what to do. */
  words: string;
}
