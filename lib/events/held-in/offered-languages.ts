import { churchLanguage, firstLanguage } from '#lib/core/church/locale.ts';
import { inTextOrder } from '#lib/core/church/text-order.ts';
import { languageNameIn } from '#lib/core/language/language-names.ts';
import { languages } from '#lib/core/language/languages.ts';

/** Languages of many congregations, by their codes (ISO 639): spoken ones, sign, and those of old rites. */
export const usualLanguages = (
  'am ar ase bn cs cu de el en es fa fi fil fr gu ha he hi hmn hr ht hu hy id ig it ja ka km ko la lo lt lv ' +
  'ml my ne nl no om pa pl ps pt ro ru sk sm so sq sr sv sw ta te th ti to tr uk ur vi yo yue zh'
).split(' ');

/**
 * Returns the languages to choose from: first the church's own, the site's others and the chosen ones; the rest by name,
 * as far as the browser has one.
 */
export function offeredLanguages(chosen: readonly string[]): { first: string[]; others: string[] } {
  const first = [...new Set([firstLanguage(), ...languages, ...chosen])];
  const nameOf = (code: string) => languageNameIn(code, churchLanguage());
  const others = usualLanguages.filter((code) => !first.includes(code) && nameOf(code) !== code);
  return { first, others: inTextOrder(others, nameOf) };
}
