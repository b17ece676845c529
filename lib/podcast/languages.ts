import { languageNameIn } from '#lib/core/language/language-names.ts';

/** Languages that the form offers, as feeds write them (RSS 2.0, language). */
const offered = (
  'af am ar bg cs da de el en en-gb en-us es et fa fi fr ha he hi hr hu hy id ig it ja ka ko lt ' +
  'lv ml nb nl pl pt pt-br ro ru sk sl sq sr sv sw ta te th tl tr uk ur vi yo zh zh-cn zh-tw zu'
).split(' ');

/** Returns whether a text is a language as feeds write it: two or three letters, and those of a country. */
export function isFeedLanguage(text: string): boolean {
  return /^[a-z]{2,3}(?:-[a-z]{2})?$/.test(text);
}

/** Returns the languages to choose from by their names in the church's language; `chosen` is one of them. */
export function languageOptions(chosen: string, language: string): { value: string; label: string }[] {
  const codes = offered.includes(chosen) ? offered : [chosen, ...offered];
  return codes
    .map((value) => ({ value, label: languageNameIn(value, language) }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}
