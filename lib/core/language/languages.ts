/** The languages that the site speaks, by their BCP 47 tags. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** Made of English by a rule (lib/language/trial.ts) to try the pages with: longer words, and words from right to left. */
export type TrialLanguage = 'en-XA' | 'ar-XB';

export type LanguageTag = Language | TrialLanguage;

/** How times of day are written. */
export const clocks = ['12', '24'] as const;

export type Clock = (typeof clocks)[number];

/** The names of the languages, each in itself. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };

/** Returns the name of a language in itself. */
export function languageName(tag: LanguageTag): string {
  return isLanguage(tag) ? languageNames[tag] : tag;
}

/** The trial languages, which a first start may have. */
export const trialLanguages = ['en-XA', 'ar-XB'] as const satisfies readonly TrialLanguage[];

interface LanguageFacts {
  /** The tag for `Intl`. */
  locale: string;
  direction: 'ltr' | 'rtl';
}

const en: LanguageFacts = {
  locale: 'en-US',
  direction: 'ltr',
};

export const languageFacts: Record<LanguageTag, LanguageFacts> = {
  en,
  es: { locale: 'es', direction: 'ltr' },
  'en-XA': en,
  'ar-XB': { ...en, direction: 'rtl' },
};

/** Returns whether the site speaks the language of this tag. */
export function isLanguage(tag: unknown): tag is Language {
  return languages.some((language) => language === tag);
}

/** Returns the language that has the words and rules of that one: a trial language is made of English. */
export function baseLanguage(tag: LanguageTag): Language {
  return isLanguage(tag) ? tag : 'en';
}
