import { hasTyped, tellUpdated } from '#components/ui/lazy/tell-failure.ts';
import type { LanguageTag } from '#lib/core/language/languages.ts';

/** Not the attribute of the document, which a browser that translates the page changes. */
let opened: LanguageTag | undefined;

/**
 * Loads the document again when a refresh brings another language than it was opened in: its messages are in one. Where
 * something was typed, it reports that the site was updated.
 */
export function followLanguage(language: LanguageTag): void {
  opened ??= language;
  if (language === opened) return;
  if (hasTyped()) tellUpdated();
  else location.reload();
}
