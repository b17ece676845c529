import type { StatedFact } from '#lib/core/church/church-row.ts';

interface Group {
  title: string;
  /** Within a sentence, after 'the church’s'. */
  noun: string;
  /** Its contents, in a few words. */
  holds: string;
  fields: readonly StatedFact[];
}

const groups = {
  name: {
    title: 'Name and kind',
    noun: 'name',
    holds: 'What you are called, and what kind of church you are',
    fields: ['name', 'short_name', 'kind'],
  },
  address: {
    title: 'Address and map',
    noun: 'address',
    holds: 'Street, city, country and your place on the map',
    fields: ['street', 'city', 'region', 'region_name', 'postal_code', 'country', 'latitude', 'longitude'],
  },
  contact: {
    title: 'Ways to reach us',
    noun: 'phone and e-mail',
    holds: 'The phone and e-mail that visitors see',
    fields: ['phone', 'email'],
  },
  zone: {
    title: 'Time zone',
    noun: 'time zone',
    holds: 'The clock that every time follows',
    fields: ['time_zone'],
  },
  language: {
    title: 'Language and clock',
    noun: 'language',
    holds: 'The language of the site’s own words, and how times are written',
    fields: ['language', 'clock'],
  },
  welcome: {
    title: 'Welcome and history',
    noun: 'welcome and history',
    holds: 'A sentence of welcome, founding and building years',
    fields: ['welcome', 'founded_year', 'building_year'],
  },
  hours: {
    title: 'Opening hours',
    noun: 'opening hours',
    holds: 'When the doors are open, for maps and search engines',
    fields: ['opening_hours'],
  },
  giving: {
    title: 'Giving',
    noun: 'ways to give',
    holds: 'Your online giving page and text-to-give number',
    fields: ['giving_url', 'giving_text_number', 'giving_text_example'],
  },
  social: {
    title: 'Pages elsewhere',
    noun: 'pages elsewhere',
    holds: 'Facebook, Instagram, YouTube, Vimeo, and the video shown by default',
    fields: ['facebook_url', 'instagram_url', 'youtube_url', 'vimeo_url', 'default_video_id'],
  },
  resources: {
    title: 'Resources',
    noun: 'resources',
    holds: 'The cards of the Resources page',
    fields: ['resources'],
  },
  look: {
    title: 'Look',
    noun: 'look',
    holds: 'Logo, square mark, colors, and what is behind the home page’s words',
    fields: ['logo_url', 'mark_url', 'accent_color', 'second_color', 'hero'],
  },
} as const satisfies Record<string, Group>;

/** Facts that staff change together in one form. */
export type ChurchGroup = keyof typeof groups;

export const churchGroups: Readonly<Record<ChurchGroup, Group>> = groups;

/** Returns the group that all of these columns belong to; undefined without one. */
export function groupOf(columns: readonly string[]): Group | undefined {
  return Object.values(churchGroups).find(({ fields }: Group) =>
    columns.every((column) => fields.some((field) => field === column)),
  );
}
