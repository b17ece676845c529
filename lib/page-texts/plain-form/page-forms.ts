import { plainWords } from '../plain-words.ts';
import { type PageTextKey, pageTextRegister } from '../register.ts';
import type { PageTextEntry } from '../schema.ts';
import { versionOf } from '../version.ts';
import { type PlainWords, toPlainWords, typedOf } from './plain-words.ts';

/** The plain form of a key as it stands before anybody has typed in it. */
export interface PlainTextForm {
  key: PageTextKey;
  title: string;
  /** Its words without markup, for whoever looks for them. */
  beginning: string;
  isOriginal: boolean;
  version: string;
  words: PlainWords;
}

/** The plain forms of some keys. */
export function plainTextForms(
  keys: readonly PageTextKey[],
  entries: Readonly<Record<PageTextKey, PageTextEntry>>,
): PlainTextForm[] {
  return keys.map((key) => {
    const { title, form } = pageTextRegister[key];
    const { value, is_original } = entries[key];
    return {
      key,
      title,
      beginning: plainWords(value).slice(0, 140),
      isOriginal: is_original,
      version: versionOf(entries[key]),
      words: toPlainWords(form, typedOf(form, value)),
    };
  });
}
