import type { LanguageTag } from '#lib/core/language/languages.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';
import { currentChurch } from './current-church.ts';

/**
 * Returns the language in which somebody is written to: the one that is named, else that of the page. Null where the site
 * has one.
 * @throws AppError `invalid` on `language` for one that the site does not speak
 */
export function chosenLanguage(named: string | null | undefined): LanguageTag | null {
  const { language, second_language } = currentChurch();
  const chosen = [language, second_language].find((tag) => tag === (named || language));
  if (!chosen) throw fieldError('language', messages.errors.notSpoken);
  return second_language && chosen;
}
