import { catalogueOf } from '#catalogues';
import type { Language } from '#lib/core/language/languages.ts';
import { fallbackMinistryWordsEs } from './fallback.es.ts';
import { fallbackMinistries } from './fallback.ts';
import type { Ministry } from './schema.ts';

const ofDemo: Record<Language, readonly Ministry[]> = {
  en: fallbackMinistries,
  es: fallbackMinistries.map((ministry, index) => ({ ...ministry, ...fallbackMinistryWordsEs[index] })),
};

/**
 * Returns the ministries of a new site in that language: the demo's, or with `isDemo: false` neutral ones, without a
 * leader, a time and anything else that not every church has.
 */
export function fallbackMinistriesIn(language: Language, { isDemo = true } = {}): readonly Ministry[] {
  return isDemo ? ofDemo[language] : withSamples(catalogueOf(language).ministryPage.samples);
}

function withSamples(samples: Record<string, { title: string; about: string }>): Ministry[] {
  const words = Object.values(samples);
  return fallbackMinistries.map((ministry, index) => ({
    ...ministry,
    title: words[index]?.title ?? '',
    description: `<p>${words[index]?.about}</p>`,
    leadername: null,
    meetingtimes: null,
    has_fixed_time: false,
    link: null,
  }));
}
