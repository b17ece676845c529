import { secondTag } from '#lib/core/church/locale.ts';
import type { LanguageTag } from '#lib/core/language/languages.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { messages } from '#lib/language/messages.ts';

/** Returns the second language of the site. @throws AppError `conflict` where it speaks one */
export function neededLanguage(): LanguageTag {
  const language = secondTag();
  if (!language) throw new AppError('conflict', messages.translations.oneLanguage);
  return language;
}
