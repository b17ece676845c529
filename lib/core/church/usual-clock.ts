import { memoize } from '#lib/core/dates/memoize.ts';
import { baseLanguage, type Clock, type LanguageTag, languageFacts } from '#lib/core/language/languages.ts';

/**
 * Returns the hours of the clock that are usual for a language in a country (CLDR): Spanish has 12 in the United States
 * and 24 in Spain.
 * @param country ISO 3166, two letters; any other text counts as none
 */
export function usualClock(language: LanguageTag, country: string): Clock {
  const [base] = languageFacts[baseLanguage(language)].locale.split('-');
  return hoursIn(/^[A-Z]{2}$/.test(country) ? `${base}-${country}` : `${base}`);
}

const hoursIn = memoize((locale: string): Clock => {
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return hourCycle?.startsWith('h2') ? '24' : '12';
});
