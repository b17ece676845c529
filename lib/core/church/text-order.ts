import { type Language, languageFacts } from '#lib/core/language/languages.ts';
import { churchLanguage } from './locale.ts';

const collators = new Map<Language, Intl.Collator>();

/** Compares two texts by the order of the church's language: in English ñ with n, in Spanish behind it. */
export function compareTexts(one: string, other: string): number {
  const language = churchLanguage();
  const collator = collators.get(language) ?? new Intl.Collator(languageFacts[language].locale);
  collators.set(language, collator);
  return collator.compare(one, other);
}

/** Returns the rows in that order of their text; equal ones stay as they are. */
export function inTextOrder<Row>(rows: readonly Row[], textOf: (row: Row) => string): Row[] {
  return [...rows].sort((one, other) => compareTexts(textOf(one), textOf(other)));
}
