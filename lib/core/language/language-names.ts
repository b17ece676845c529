import type { Language } from './languages.ts';

/** The names of the languages, each in itself. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };
