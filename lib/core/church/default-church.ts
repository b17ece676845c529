import { schemaWeekdays } from '#lib/core/dates/day-number.ts';
import { baseLanguage, type Language, type LanguageTag } from '#lib/core/language/languages.ts';
import { churchEs } from './church.es.ts';
import { church } from './church.ts';
import type { Church } from './church-row.ts';

const { services, geo, giving, social, resources } = church;

/** The facts of a site whose staff have stated none (church.ts). */
export const defaultChurch: Church = {
  name: church.name,
  short_name: church.shortName,
  kind: church.kind,
  street: church.street,
  city: church.city,
  region: church.region,
  region_name: church.regionName,
  postal_code: church.postalCode,
  country: church.country,
  latitude: geo.latitude,
  longitude: geo.longitude,
  phone: church.phone,
  email: church.email,
  time_zone: church.timeZone,
  language: 'en',
  second_language: null,
  clock: null,
  welcome: church.welcome,
  founded_year: church.foundedYear,
  building_year: church.buildingYear,
  logo_url: null,
  mark_url: null,
  accent_color: null,
  second_color: null,
  hero: 'hills',
  opening_hours: [
    {
      day: schemaWeekdays.indexOf(services.openingHours.dayOfWeek),
      opens: services.openingHours.opens,
      closes: services.openingHours.closes,
    },
  ],
  giving_url: giving.onlineUrl,
  giving_text_number: giving.textNumber,
  giving_text_example: giving.textExample,
  facebook_url: social.facebook,
  instagram_url: social.instagram,
  youtube_url: social.youtube,
  vimeo_url: social.vimeo,
  resources: [resources.bible, resources.questions, resources.voter],
  default_video_id: church.defaultVideoId,
  set_up_at: null,
  is_demo: true,
  updated_at: new Date(0).toISOString(),
};

/** What of these facts is in words, by language. */
const inWords: Record<Language, Pick<Church, 'kind' | 'welcome' | 'giving_text_example'>> = {
  en: defaultChurch,
  es: { kind: churchEs.kind, welcome: churchEs.welcome, giving_text_example: churchEs.givingTextExample },
};

/** Returns the same facts of a site in that language. */
export function defaultChurchIn(language: LanguageTag): Church {
  const { kind, welcome, giving_text_example } = inWords[baseLanguage(language)];
  return { ...defaultChurch, language, kind, welcome, giving_text_example };
}
