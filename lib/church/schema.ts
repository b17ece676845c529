import { z } from 'zod';
import { clocks, heroes, type StatedFact } from '#lib/core/church/church-row.ts';
import { languages } from '#lib/core/language/languages.ts';
import {
  atMost,
  blankToNull,
  emailAddress,
  hexColor,
  orNull,
  required,
} from '#lib/core/operations/fields.ts';
import { ifMatch } from '#lib/core/operations/optimistic-lock.ts';
import { isBlank } from '#lib/core/operations/text-rules.ts';
import { isStoredPicture } from '#lib/core/site/stored-picture-address.ts';
import { videoOf } from '#lib/core/site/video.ts';
import { findCountry } from './country.ts';
import { type ProfileField, tidyLink, tidyProfile } from './links.ts';
import { churchMessages } from './messages.ts';
import { findTimeZone } from './time-zone.ts';

const longestLink = 2000;
/** The maximum number of cards on the resources page. */
export const mostResources = 6;
/** Three times a day, seven days. */
const mostHours = 21;

const clock = z
  .string({ error: churchMessages.invalidTime })
  .trim()
  .regex(/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/, churchMessages.invalidTime)
  .meta({ description: 'HH:mm by the church’s clock.', examples: ['09:30'] });

const openingHours = z
  .object({
    day: z
      .preprocess(toNumber, z.int(churchMessages.invalidDay).min(0).max(6))
      .meta({ description: '0 Sunday to 6 Saturday.' }),
    opens: clock,
    closes: clock,
  })
  .refine(({ opens, closes }) => closes > opens, {
    message: churchMessages.closesBeforeOpens,
    path: ['closes'],
  });

const resource = z.object({
  name: required(churchMessages.resourceNameRequired, 60),
  url: read(tidyLink, churchMessages.invalidLink),
});

/** The facts that staff edit, with their validation. */
export const churchFields = {
  name: required(churchMessages.nameRequired, 120),
  short_name: required(churchMessages.shortNameRequired, 60),
  kind: required(churchMessages.kindRequired, 80).meta({
    description: 'Within a sentence: ‘Lutheran church’.',
  }),
  street: required(churchMessages.streetRequired, 200),
  city: required(churchMessages.cityRequired, 100),
  region: orNull(atMost(40)).meta({ description: 'As on an envelope, such as TX.' }),
  region_name: orNull(atMost(100)),
  postal_code: orNull(atMost(20)),
  country: read(findCountry, churchMessages.invalidCountry).meta({ description: 'ISO 3166, two letters.' }),
  latitude: number(-90, 90, churchMessages.invalidLatitude),
  longitude: number(-180, 180, churchMessages.invalidLongitude),
  phone: orNull(atMost(40)).meta({ description: 'As the country writes it, or with + and its code.' }),
  email: emailAddress(churchMessages.invalidEmail),
  time_zone: read(findTimeZone, churchMessages.invalidZone).meta({
    description: 'An IANA zone; every computed time follows it.',
  }),
  language: z.enum(languages, churchMessages.invalidLanguage).meta({
    description: 'A BCP 47 tag; every sentence of the site follows it.',
  }),
  clock: z.preprocess(blankToNull, z.enum(clocks, churchMessages.invalidClock).nullable()).meta({
    description: 'Hours of the clock; null: as the language has it.',
  }),
  welcome: required(churchMessages.welcomeRequired, 300).meta({
    description: 'One sentence, the default description of a page.',
  }),
  founded_year: year(30, 0),
  building_year: year(30, 10),
  logo_url: orNull(read(storedPicture, churchMessages.invalidLogo)).meta({
    description: 'The address that the upload to this site returned.',
  }),
  mark_url: orNull(read(storedPicture, churchMessages.invalidMark)).meta({
    description: 'A square picture that was uploaded to this site, for icons and phones.',
  }),
  accent_color: orNull(hexColor(churchMessages.invalidColor)),
  second_color: orNull(hexColor(churchMessages.invalidColor)),
  hero: z.enum(heroes, churchMessages.invalidHero),
  opening_hours: z
    .array(openingHours)
    .max(mostHours, churchMessages.tooManyHours)
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
    z.array(resource).max(mostResources, churchMessages.tooManyResources),
  ),
  default_video_id: read(findYoutubeId, churchMessages.invalidVideo).meta({
    description: 'An id of a video on YouTube, or any link to it.',
  }),
} satisfies Record<StatedFact, z.ZodType>;

/** Returns whether a column is a fact that staff edit. */
export function isStatedFact(name: string): name is StatedFact {
  return Object.hasOwn(churchFields, name);
}

/** A change of the church's facts: missing fields are kept. `if_match` is the `updated_at` that was read, or `*`. */
export const churchInput = z.object(churchFields).partial().extend({ if_match: ifMatch });

export type ChurchChange = Omit<z.output<typeof churchInput>, 'if_match'>;

/** Returns a field for a text that `find` normalizes, rejecting those for which it returns null. */
function read(find: (typed: string) => string | null, message: string) {
  return z
    .string({ error: message })
    .trim()
    .max(longestLink, message)
    .refine((typed) => find(typed) !== null, message)
    .overwrite((typed) => find(typed) ?? typed);
}

function link() {
  return orNull(read(tidyLink, churchMessages.invalidLink));
}

function profile(field: ProfileField) {
  return orNull(read((typed) => tidyProfile(field, typed), churchMessages.invalidProfile)).meta({
    description: 'The address of the church’s page there, or its name there.',
  });
}

/** Returns a field for a number, or null, which forms send for an empty field. */
function number(least: number, most: number, message: string) {
  return z.preprocess(toNumber, z.number(message).min(least, message).max(most, message).nullable());
}

function year(earliest: number, yearsAhead: number) {
  const latest = () => new Date().getFullYear() + yearsAhead;
  const error = () => churchMessages.invalidYear(earliest, latest());
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
