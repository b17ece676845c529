import { languagePrefix } from '#lib/core/addresses/in-language.ts';
import { churchTag, firstTag } from '#lib/core/church/locale.ts';
import { type LanguageTag, languageFacts } from '#lib/core/language/languages.ts';

/** What of a row stands in the first language. */
interface Untranslated {
  untranslated?: readonly string[] | undefined;
}

export interface LangAttributes {
  lang?: LanguageTag;
  dir?: 'ltr' | 'rtl';
}

/**
 * Returns the attributes of an element that shows a text of a row: its language where the text stands in the first one, for
 * want of a translation. `names` are the fields that it may show.
 */
export function langOf(row: Untranslated, ...names: readonly string[]): LangAttributes {
  return row.untranslated?.some((name) => names.includes(name)) ? inFirstLanguage() : {};
}

/** Returns the texts of rows that stand in the first language, for want of a translation, where a sentence names them. */
export function untranslatedTexts<Row extends Untranslated>(
  rows: readonly Row[],
  ...names: readonly (keyof Row & string)[]
): string[] {
  return rows.flatMap((row) =>
    names.filter((name) => row.untranslated?.includes(name)).map((name) => String(row[name] ?? '')),
  );
}

/** Returns the attributes of a text that has no translation, such as what was said: in both languages it is as it was typed. */
export function langAsTyped(): LangAttributes {
  return languagePrefix() ? inFirstLanguage() : {};
}

/** Returns the attributes of an element with words of the first language on a page in the second. */
export function inFirstLanguage(): LangAttributes {
  return attributesOf(firstTag());
}

/** Returns the attributes of an element with words of that language: none where it is the page's. */
export function langIn(language: LanguageTag): LangAttributes {
  return language === churchTag() ? {} : attributesOf(language);
}

function attributesOf(lang: LanguageTag): LangAttributes {
  const dir = languageFacts[lang].direction;
  return { lang, ...(dir !== languageFacts[churchTag()].direction && { dir }) };
}
