import type { Language } from './languages.ts';

/** The names of the languages, each in itself. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };

/** The configurations of PostgreSQL's full-text search. */
export const searchConfigurations: Record<Language, 'english' | 'spanish'> = { en: 'english', es: 'spanish' };
