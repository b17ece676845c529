import { langOf } from '#lib/core/translations/lang-of.ts';
import { untranslatedNames } from '#lib/core/translations/untranslated-words.ts';
import type { PageTextKey } from '../register.ts';

/**
 * Returns the attributes of an element that shows parts of a page text, such as `title` and `2.answer`, empty for one that
 * is a text itself, which is the default: its language where one of them has no translation.
 */
export function langOfWords(key: PageTextKey, ...parts: readonly string[]): ReturnType<typeof langOf> {
  const names = (parts.length > 0 ? parts : ['']).map((part) => (part ? `value.${part}` : 'value'));
  return langOf({ untranslated: untranslatedNames(key) }, ...names);
}

/** Returns the fields of an entry in a list shown in the first language, as a row has them; nothing without any. */
export function untranslatedIn(key: PageTextKey, place: number): { untranslated?: string[] } {
  const before = `value.${place}.`;
  const names = untranslatedNames(key)?.filter((name) => name.startsWith(before)) ?? [];
  return names.length > 0 ? { untranslated: names.map((name) => name.slice(before.length)) } : {};
}
