import { inFirstLanguage } from '#lib/core/translations/lang-of.ts';

interface NamingProps {
  of: string;
  /** Texts of rows in it without a translation, shown in the first language. */
  untranslated: readonly string[];
}

/** A sentence alone in its element that names rows: a name in another language than its page carries its own. */
export function Naming({ of, untranslated }: NamingProps) {
  const parts = partsOf(of, untranslated);
  // biome-ignore lint/plugin: a text that is alone in its element needs none of its own
  if (!parts.some(({ isName }) => isName)) return of;
  return parts.map(({ text, isName }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
    <span key={place} {...(isName && inFirstLanguage())}>
      {text}
    </span>
  ));
}

interface Part {
  text: string;
  isName: boolean;
}

/** Returns the sentence cut where the names begin and end. */
function partsOf(text: string, names: readonly string[]): Part[] {
  if (text === '') return [];
  const name = names.find((each) => each !== '' && text.includes(each));
  if (name === undefined) return [{ text, isName: false }];
  const at = text.indexOf(name);
  return [
    ...partsOf(text.slice(0, at), names),
    { text: name, isName: true },
    ...partsOf(text.slice(at + name.length), names),
  ];
}
