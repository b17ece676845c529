import type { StatedFact } from '#lib/core/church/church-row.ts';

interface Group {
  fields: readonly StatedFact[];
}

const groups = {
  name: { fields: ['name', 'short_name', 'kind'] },
  address: {
    fields: ['street', 'city', 'region', 'region_name', 'postal_code', 'country', 'latitude', 'longitude'],
  },
  contact: { fields: ['phone', 'email'] },
  zone: { fields: ['time_zone'] },
  language: { fields: ['language', 'second_language', 'clock'] },
  welcome: { fields: ['welcome', 'founded_year', 'building_year'] },
  hours: { fields: ['opening_hours'] },
  giving: { fields: ['giving_url', 'giving_text_number', 'giving_text_example'] },
  social: {
    fields: ['facebook_url', 'instagram_url', 'youtube_url', 'vimeo_url', 'default_video_id'],
  },
  resources: { fields: ['resources'] },
  look: { fields: ['logo_url', 'mark_url', 'accent_color', 'second_color', 'hero'] },
} as const satisfies Record<string, Group>;

/** Facts that staff change together in one form. Its words: `messages.settingsGroups`. */
export type ChurchGroup = keyof typeof groups;

export const churchGroups: Readonly<Record<ChurchGroup, Group>> = groups;

/** Returns the group that all of these columns belong to; undefined without one. */
export function groupOf(columns: readonly string[]): ChurchGroup | undefined {
  return (Object.keys(groups) as ChurchGroup[]).find((group) =>
    columns.every((column) => churchGroups[group].fields.some((field) => field === column)),
  );
}
