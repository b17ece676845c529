import { churchRow, type OpeningHours, type Resource } from '#lib/core/church/church-row.ts';
import { weekdayNames } from '#lib/core/dates/day-number.ts';
import type { Church } from '#lib/core/generated/prisma/client.ts';
import { isLanguage, languageFacts } from '#lib/core/language/languages.ts';
import { defineContent, type RowChange, type Value } from '#lib/core/operations/content-table.ts';
import { countryName } from './country.ts';
import { groupOf } from './groups.ts';

/** The church itself, one row. */
export const churchContent = defineContent({
  table: 'church',
  topic: 'church',
  title: null,
  singular: 'church’s facts',
  plural: 'church’s facts',
  kind: 'The church',
  labels: {
    name: 'Name',
    short_name: 'Short name',
    kind: 'Kind of church',
    street: 'Street',
    city: 'City',
    region: 'State or region, short',
    region_name: 'State or region',
    postal_code: 'Postal code',
    country: 'Country',
    latitude: 'Latitude',
    longitude: 'Longitude',
    phone: 'Phone',
    email: 'E-mail',
    time_zone: 'Time zone',
    language: 'Language',
    clock: 'Clock',
    welcome: 'Sentence of welcome',
    founded_year: 'Founded in',
    building_year: 'Building since',
    logo_url: 'Logo',
    mark_url: 'Square mark',
    accent_color: 'First color',
    second_color: 'Second color',
    hero: 'Home page scene',
    opening_hours: 'Opening hours',
    giving_url: 'Online giving',
    giving_text_number: 'Text-to-give number',
    giving_text_example: 'Text-to-give example',
    facebook_url: 'Facebook',
    instagram_url: 'Instagram',
    youtube_url: 'YouTube',
    vimeo_url: 'Vimeo',
    resources: 'Resources',
    default_video_id: 'Default video',
    set_up_at: 'Set up',
  } satisfies Record<Exclude<keyof Church, 'id' | 'is_demo' | 'updated_at'>, string>,
  format: formatFact,
  subject,
  row: churchRow,
  exported: { about: 'The church itself: name, address, how to reach it, its time zone.' },
});

function subject({ before, after }: RowChange): string {
  const columns = Object.keys(after ?? before ?? {});
  const group = columns.length > 0 ? groupOf(columns) : undefined;
  return group ? `the church’s ${group.noun}` : 'the church’s facts';
}

/** Returns JSON and code values in words. */
function formatFact(column: string, value: Value): string | null | undefined {
  if (column === 'country') return countryName(String(value));
  if (column === 'language') return isLanguage(value) ? languageFacts[value].name : undefined;
  if (column === 'opening_hours') return lines((value as unknown as OpeningHours[]).map(hoursText));
  if (column === 'resources') {
    return lines((value as unknown as Resource[]).map(({ name, url }) => `${name} (${url})`));
  }
  return column === 'set_up_at' ? 'yes' : undefined;
}

export function hoursText({ day, opens, closes }: OpeningHours): string {
  return `${weekdayNames[day]} ${opens} to ${closes}`;
}

function lines(texts: readonly string[]): string | null {
  return texts.join('; ') || null;
}
