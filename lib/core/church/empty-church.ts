import { baseLanguage, type Language, type LanguageTag } from '#lib/core/language/languages.ts';
import { emptyChurchWordsEs } from './church.es.ts';
import { emptyChurchWords } from './church.ts';
import type { Church } from './church-row.ts';
import { defaultChurchIn } from './default-church.ts';

/** The facts of a new church that begin with stand-ins, or empty. */
type UnsaidFact = 'name' | 'short_name' | 'kind' | 'street' | 'city' | 'email' | 'welcome';

const unsaid: Record<Language, Pick<Church, UnsaidFact>> = {
  en: { ...emptyChurchWords, street: '', city: '', email: '' },
  es: { ...emptyChurchWordsEs, street: '', city: '', email: '' },
};

/**
 * Returns the facts of a site that begins without the demo: nothing that only the church can say. Text that a row may not
 * lack is neutral or empty; country, zone and look are where every site begins.
 */
export function emptyChurchIn(language: LanguageTag): Church {
  return { ...defaultChurchIn(language), ...withoutClaims, ...unsaid[baseLanguage(language)] };
}

/** Returns whether a fact is what stands there while the church has not said it. */
export function isUnsaid(fact: keyof Church, church: Church): boolean {
  const inPlace: Partial<Church> = unsaid[baseLanguage(church.language)];
  return fact in inPlace && church[fact] === inPlace[fact];
}

/** Facts that not every church has, or that have not been said. */
const withoutClaims = {
  is_demo: false,
  region: null,
  region_name: null,
  postal_code: null,
  latitude: null,
  longitude: null,
  phone: null,
  founded_year: null,
  building_year: null,
  giving_url: null,
  giving_text_number: null,
  giving_text_example: null,
  facebook_url: null,
  instagram_url: null,
  youtube_url: null,
  vimeo_url: null,
  opening_hours: [],
  resources: [],
  default_video_id: null,
} satisfies Partial<Church>;
