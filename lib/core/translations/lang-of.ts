import { churchTag, firstTag } from '#lib/core/church/locale.ts';
import { type LanguageTag, languageFacts } from '#lib/core/language/languages.ts';
import type { Spoken } from './spoken-row.ts';

export interface LangAttributes {
  lang?: LanguageTag;
  dir?: 'ltr' | 'rtl';
}

/**
 * Returns the attributes of an element that shows a text of a row: its language where the text stands in the first one, for
 * want of a translation. `names` are the fields that it may show.
 */
export function langOf(row: Pick<Spoken, 'untranslated'>, ...names: readonly string[]): LangAttributes {
  return row.untranslated?.some((name) => names.includes(name)) ? inFirstLanguage() : {};
}

/** Returns the attributes of an element with words of the first language on a page in the second. */
export function inFirstLanguage(): LangAttributes {
  const [lang, page] = [firstTag(), churchTag()];
  const dir = languageFacts[lang].direction;
  return { lang, ...(dir !== languageFacts[page].direction && { dir }) };
}
