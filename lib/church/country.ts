import { churchLanguage } from '#lib/core/church/locale.ts';
import { compareTexts } from '#lib/core/church/text-order.ts';
import { type Language, languageFacts } from '#lib/core/language/languages.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const notCountries = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

/** Returns the ISO 3166 code, two capital letters, of a current country: 'UK' is 'GB'. Null for other texts. */
export function findCountry(text: string): string | null {
  const code = text.trim();
  if (!/^[A-Za-z]{2}$/.test(code)) return null;
  const today = new Intl.Locale(`und-${code}`).region ?? '';
  return namesIn('en').of(today) && !notCountries.has(today) ? today : null;
}

/** Returns a country's name in the church's language by its code; the code itself if unknown. */
export function countryName(code: string): string {
  return namesIn(churchLanguage()).of(code) ?? code;
}

/** Returns every country with its code, by name in the church's language. */
export function listCountries(): { code: string; name: string }[] {
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => findCountry(code) === code)
    .map((code) => ({ code, name: countryName(code) }))
    .sort((one, other) => compareTexts(one.name, other.name));
}

const known = new Map<Language, Intl.DisplayNames>();

function namesIn(language: Language): Intl.DisplayNames {
  const names =
    known.get(language) ??
    new Intl.DisplayNames([languageFacts[language].locale], { type: 'region', fallback: 'none' });
  known.set(language, names);
  return names;
}
