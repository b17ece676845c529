import { languagePrefix } from '#lib/core/addresses/in-language.ts';
import { churchTag, firstTag } from '#lib/core/church/locale.ts';
import { type LanguageTag, languageFacts } from '#lib/core/language/languages.ts';

interface Untranslated {
  /** The fields of a row without a translation: they are in the first language. */
  untranslated?: readonly string[] | undefined;
}

export interface LangAttributes {
  lang?: LanguageTag;
  dir?: 'ltr' | 'rtl';
}

/**
 * Returns the attributes of an element that shows a text of a row: its language where the text has no translation and is
 * shown in the first one. `names` are the fields that it may show.
 */
export function langOf(row: Untranslated, ...names: readonly string[]): LangAttributes {
  return row.untranslated?.some((name) => names.includes(name)) ? inFirstLanguage() : {};
}

/** Returns the texts of rows without a translation, shown in the first language, where a sentence names them. */
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
