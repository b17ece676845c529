import { churchLanguage } from '#lib/core/church/locale.ts';
import type { Language } from '#lib/core/language/languages.ts';
import { englishTemplates } from './english.ts';
import type { TemplateName } from './names.ts';
import type { Template } from './parts.ts';
import { spanishTemplates } from './spanish.ts';

/** The templates of every language. */
export const templates: Record<Language, Record<TemplateName, Template>> = {
  en: englishTemplates,
  es: spanishTemplates,
};

/** Returns a template in a language, the church's by default. */
export function templateIn(name: TemplateName, language: Language = churchLanguage()): Template {
  return templates[language][name];
}
