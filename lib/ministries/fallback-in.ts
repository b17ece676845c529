import type { Language } from '#lib/core/language/languages.ts';
import { fallbackMinistryWordsEs } from './fallback.es.ts';
import { fallbackMinistries } from './fallback.ts';
import type { Ministry } from './schema.ts';

const inLanguage: Record<Language, readonly Ministry[]> = {
  en: fallbackMinistries,
  es: fallbackMinistries.map((ministry, index) => ({ ...ministry, ...fallbackMinistryWordsEs[index] })),
};

/** Returns the ministries of a new site in that language. */
export function fallbackMinistriesIn(language: Language): readonly Ministry[] {
  return inLanguage[language];
}
