import { z } from 'zod';
import { heroes, type StatedFact } from '#lib/core/church/church-row.ts';
import { videoOf } from '#lib/core/hosts/video.ts';
import { clocks, languages } from '#lib/core/language/languages.ts';
import {
  atMost,
  blankToNull,
  emailAddress,
  hexColor,
  orNull,
  required,
  type Sentence,
} from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { isBlank } from '#lib/core/operations/text-rules.ts';
import { isStoredPicture } from '#lib/core/pictures/stored-picture-address.ts';
import { messages } from '#lib/language/messages.ts';
import { findCountry } from './country.ts';
import { type ProfileField, tidyLink, tidyProfile } from './links.ts';
import { isShortMapLink } from './place.ts';
import { findTimeZone } from './time-zone.ts';

const longestLink = 2000;
/** The maximum number of cards on the resources page. */
export const mostResources = 6;
/** Three times a day, seven days. */
const mostHours = 21;

const clock = z
  .string({ error: () => messages.church.invalidTime })
  .trim()
  .regex(/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/, { error: () => messages.church.invalidTime })
  .meta({ description: 'HH:mm by the church’s clock.', examples: ['09:30'] });

const openingHours = z
  .object({
    day: z
      .preprocess(
        toNumber,
        z
          .int({ error: () => messages.church.invalidDay })
          .min(0)
          .max(6),
      )
      .meta({ description: '0 Sunday to 6 Saturday.' }),
    opens: clock,
    closes: clock,
  })
  .refine(({ opens, closes }) => closes > opens, {
    error: () => messages.church.closesBeforeOpens,
    path: ['closes'],
  });

const resource = z.object({
  name: required(() => messages.church.resourceNameRequired, 60),
  url: read(tidyLink, () => messages.church.invalidLink),
});

/** The facts that staff edit, with their validation. */
export const churchFields = {
  name: required(() => messages.church.nameRequired, 120),
  short_name: required(() => messages.church.shortNameRequired, 60),
  kind: required(() => messages.church.kindRequired, 80).meta({
    description: 'Within a sentence: ‘Lutheran church’.',
  }),
  street: required(() => messages.church.streetRequired, 200),
  city: required(() => messages.church.cityRequired, 100),
  region: orNull(atMost(40)).meta({ description: 'As on an envelope, such as TX.' }),
  region_name: orNull(atMost(100)),
  postal_code: orNull(atMost(20)),
  country: read(findCountry, () => messages.church.invalidCountry).meta({
    description: 'ISO 3166, two letters.',
  }),
  latitude: number(-90, 90, ({ input }) =>
    isShortMapLink(String(input)) ? messages.church.shortMapLink : messages.church.invalidLatitude,
  ),
  longitude: number(-180, 180, () => messages.church.invalidLongitude),
  phone: orNull(atMost(40)).meta({ description: 'As the country writes it, or with + and its code.' }),
  email: emailAddress(() => messages.church.invalidEmail),
  time_zone: read(findTimeZone, () => messages.church.invalidZone).meta({
    description: 'An IANA zone; every computed time follows it.',
  }),
  language: z.enum(languages, { error: () => messages.church.invalidLanguage }).meta({
    description: 'A BCP 47 tag; every sentence of the site follows it.',
  }),
  second_language: z
    .enum(languages, { error: () => messages.church.invalidLanguage })
    .nullable()
    .meta({ description: 'The other language of the site; null: it speaks one.' }),
  clock: z
    .enum(clocks, { error: () => messages.church.invalidClock })
    .nullable()
    .meta({ description: 'Hours of the clock; null: as is usual for the language in the country.' }),
  welcome: required(() => messages.church.welcomeRequired, 300).meta({
    description: 'One sentence, the default description of a page.',
  }),
  founded_year: year(30, 0),
  building_year: year(30, 10),
  logo_url: orNull(read(storedPicture, () => messages.church.invalidLogo)).meta({
    description: 'The address that the upload to this site returned.',
  }),
  mark_url: orNull(read(storedPicture, () => messages.church.invalidMark)).meta({
    description: 'A square picture that was uploaded to this site, for icons and phones.',
  }),
  accent_color: orNull(hexColor(() => messages.church.invalidColor)),
  second_color: orNull(hexColor(() => messages.church.invalidColor)),
  hero: z.enum(heroes, { error: () => messages.church.invalidHero }),
  opening_hours: z
    .array(openingHours)
    .max(mostHours, { error: () => messages.church.tooManyHours })
    .transform((hours) => [...hours].sort((one, other) => hourOfWeek(one).localeCompare(hourOfWeek(other)))),
  giving_url: link(),
  giving_text_number: orNull(atMost(40)).meta({
    description: 'A phone number, or a short one of 3 to 8 digits.',
  }),
  giving_text_example: orNull(atMost(60)),
  facebook_url: profile('facebook_url'),
  instagram_url: profile('instagram_url'),
  youtube_url: profile('youtube_url'),
  vimeo_url: profile('vimeo_url'),
  resources: z.preprocess(
    withoutBlankEnd,
    z.array(resource).max(mostResources, { error: () => messages.church.tooManyResources }),
  ),
  default_video_id: orNull(read(findYoutubeId, () => messages.church.invalidVideo)).meta({
    description: 'An id of a video on YouTube, or any link to it.',
  }),
} satisfies Record<StatedFact, z.ZodType>;

/** Returns whether a column is a fact that staff edit. */
export function isStatedFact(name: string): name is StatedFact {
  return Object.hasOwn(churchFields, name);
}

/** A change of the church's facts: missing fields are kept. `if_match` is the `updated_at` that was read, or `*`. */
export const churchInput = z
  .object(churchFields)
  .partial()
  .extend({
    keep_texts: z.boolean().optional().meta({
      description:
        'Where `language` and `second_language` are exchanged: only they are. Otherwise the texts of all rows are exchanged with their translations.',
    }),
    if_match: ifMatch,
  });

export type ChurchChange = Omit<z.output<typeof churchInput>, 'if_match' | 'keep_texts'>;

/** Returns a field for a text that `find` normalizes, rejecting those for which it returns null. */
function read(find: (typed: string) => string | null, message: Sentence) {
  return z
    .string({ error: message })
    .trim()
    .max(longestLink, { error: message, abort: true })
    .refine((typed) => find(typed) !== null, { error: message })
    .overwrite((typed) => find(typed) ?? typed);
}

function link() {
  return orNull(read(tidyLink, () => messages.church.invalidLink));
}

function profile(field: ProfileField) {
  return orNull(
    read(
      (typed) => tidyProfile(field, typed),
      () => messages.church.invalidProfile,
    ),
  ).meta({
    description: 'The address of the church’s page there, or its name there.',
  });
}

/** Returns a field for a number, or null, which forms send for an empty field. */
function number(least: number, most: number, error: (issue: { input?: unknown }) => string) {
  return z.preprocess(toNumber, z.number({ error }).min(least, { error }).max(most, { error }).nullable());
}

function year(earliest: number, yearsAhead: number) {
  const latest = () => new Date().getFullYear() + yearsAhead;
  const error = () => messages.church.invalidYear(earliest, latest());
  return z.preprocess(
    toNumber,
    z
      .int({ error })
      .min(earliest, { error })
      .refine((value) => value <= latest(), { error })
      .nullable(),
  );
}

/** Returns a form field's text as a number. */
function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  return /^[-+]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : blankToNull(text);
}

/** Returns the list without blank entries at its end. */
function withoutBlankEnd(list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  return list.slice(0, list.findLastIndex((entry) => !isBlankResource(entry)) + 1);
}

function isBlankResource(entry: unknown): boolean {
  const blank = z.object({ name: z.string().refine(isBlank), url: z.string().refine(isBlank) });
  return blank.safeParse(entry).success;
}

function hourOfWeek({ day, opens }: { day: number; opens: string }): string {
  return `${day} ${opens}`;
}

/** Logo and mark must be stored by the site, which draws icons from them. */
function storedPicture(typed: string): string | null {
  return isStoredPicture(typed) ? typed : null;
}

function findYoutubeId(typed: string): string | null {
  if (/^[\w-]{11}$/.test(typed)) return typed;
  const video = videoOf(typed);
  return video?.host === 'YouTube' ? video.id : null;
}
