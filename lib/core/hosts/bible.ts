import { churchLanguage } from '#lib/core/church/locale.ts';
import type { Language } from '#lib/core/language/languages.ts';

/** The site to read passages at; any passage has an address. */
export const bible = { name: 'Bible Gateway', url: 'https://www.biblegateway.com/' } as const;

/** The translation by language; without one, Bible Gateway chooses. */
const translations: Readonly<Partial<Record<Language, string>>> = { es: 'NVI' };

/** Returns the address to read the passage at. */
export function passageUrl(passage: string): string {
  const url = new URL('passage/', bible.url);
  url.searchParams.set('search', passage);
  const translation = translations[churchLanguage()];
  if (translation) url.searchParams.set('version', translation);
  return url.href;
}
