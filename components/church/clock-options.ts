import { usualClock } from '#lib/core/church/usual-clock.ts';
import { clocks, isLanguage } from '#lib/core/language/languages.ts';
import { messages } from '#lib/language/messages.ts';

/** Returns the choices of a clock, each with an example; first the usual one of a language in a country, without a value. */
export function clockOptions(language: string, country: string) {
  const words = messages.church.clocks;
  const usual = usualClock(isLanguage(language) ? language : 'en', country);
  return [
    { value: '', label: words.auto(words[usual]) },
    ...clocks.map((hours) => ({ value: hours, label: words[hours] })),
  ];
}
