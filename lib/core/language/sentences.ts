import { numberLocale } from '#lib/core/church/locale.ts';
import { type Language, languageFacts } from './languages.ts';

/** The forms of a sentence by the plural category of its count (CLDR); `other` serves those not named. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** How a catalogue makes its sentences: counts, lists and numbers by the rules of its language. */
export interface Sentences {
  /** Returns the form for the count, with `#` as the number. */
  plural: (count: number, forms: Forms) => string;
  /** Returns 'a, b and c'. */
  list: (parts: readonly string[]) => string;
  /** Returns the number with the separators of the language in the church's country. */
  number: (value: number) => string;
}

/** Returns the rules of that language. */
export function sentencesIn(language: Language): Sentences {
  const { locale } = languageFacts[language];
  const rules = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale);
  const number = (value: number) => value.toLocaleString(numberLocale(language));
  return {
    plural: (count, forms) => (forms[rules.select(count)] ?? forms.other).replaceAll('#', number(count)),
    // English without the comma before 'and'.
    list: (parts) => lists.format(parts).replace(', and ', ' and '),
    number,
  };
}
