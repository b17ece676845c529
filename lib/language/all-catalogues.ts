import type { Language } from '#lib/core/language/languages.ts';
import { english, type Messages } from './english.ts';
import { spanish } from './spanish.ts';

const catalogues: Record<Language, Messages> = { en: english, es: spanish };

/** Returns the whole catalogue of that language. */
export function catalogueOf(language: Language): Messages {
  return catalogues[language];
}
