import type { StatedFact } from '#lib/core/church/church-row.ts';

interface Group {
  title: string;
  /** Within a sentence, after 'the church’s'. */
  noun: string;
  fields: readonly StatedFact[];
}

const groups = {
  name: { title: 'Name and kind', noun: 'name', fields: ['name', 'short_name', 'kind'] },
  address: {
    title: 'Address and map',
    noun: 'address',
    fields: ['street', 'city', 'region', 'region_name', 'postal_code', 'country', 'latitude', 'longitude'],
  },
  contact: { title: 'Ways to reach us', noun: 'phone and e-mail', fields: ['phone', 'email'] },
  zone: { title: 'Time zone', noun: 'time zone', fields: ['time_zone'] },
  welcome: {
    title: 'Welcome and history',
    noun: 'welcome and history',
    fields: ['welcome', 'founded_year', 'building_year'],
  },
  hours: { title: 'Opening hours', noun: 'opening hours', fields: ['opening_hours'] },
  giving: {
    title: 'Giving',
    noun: 'ways to give',
    fields: ['giving_url', 'giving_text_number', 'giving_text_example'],
  },
  social: {
    title: 'Pages elsewhere',
    noun: 'pages elsewhere',
    fields: ['facebook_url', 'instagram_url', 'youtube_url', 'vimeo_url', 'default_video_id'],
  },
  resources: { title: 'Resources', noun: 'resources', fields: ['resources'] },
  look: {
    title: 'Look',
    noun: 'look',
    fields: ['logo_url', 'accent_color', 'second_color', 'hero'],
  },
} as const satisfies Record<string, Group>;

/** What staff change together, with one button: some of the church's facts. */
export type ChurchGroup = keyof typeof groups;

export const churchGroups: Readonly<Record<ChurchGroup, Group>> = groups;

/** The group that all of these columns belong to; undefined when there is none. */
export function groupOf(columns: readonly string[]): Group | undefined {
  return Object.values(churchGroups).find(({ fields }: Group) =>
    columns.every((column) => fields.some((field) => field === column)),
  );
}
