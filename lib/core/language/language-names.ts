import type { Language, TrialLanguage } from './languages.ts';

/** The names of the languages, each in itself. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };

/** The trial languages, which a first start may have. */
export const trialLanguages = ['en-XA', 'ar-XB'] as const satisfies readonly TrialLanguage[];
