/** The languages that the site speaks, by their BCP 47 tags. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** How times of day are written. */
export const clocks = ['12', '24'] as const;

export type Clock = (typeof clocks)[number];

interface LanguageFacts {
  /** In the language itself. */
  name: string;
  /** The tag for `Intl`. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Hours on the clock while staff chose none. */
  clock: Clock;
  /** PostgreSQL's configuration for full-text search. */
  search: 'english' | 'spanish';
}

export const languageFacts: Record<Language, LanguageFacts> = {
  en: { name: 'English', locale: 'en-US', direction: 'ltr', clock: '12', search: 'english' },
  es: { name: 'Español', locale: 'es', direction: 'ltr', clock: '24', search: 'spanish' },
};

/** Returns whether the site speaks the language of this tag. */
export function isLanguage(tag: unknown): tag is Language {
  return languages.some((language) => language === tag);
}
