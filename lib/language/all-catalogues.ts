import {
  isLanguage,
  type Language,
  type LanguageTag,
  type TrialLanguage,
} from '#lib/core/language/languages.ts';
import { english, type Messages } from './english.ts';
import { spanish } from './spanish.ts';
import { type Rule, trialGroups, trialRules } from './trial.ts';

const catalogues: Record<Language, Messages> & Partial<Record<TrialLanguage, Messages>> = {
  en: english,
  es: spanish,
};

/** Returns the whole catalogue of that language. */
export function catalogueOf(tag: LanguageTag): Messages {
  if (isLanguage(tag)) return catalogues[tag];
  catalogues[tag] ??= trialGroups(tag, english);
  return catalogues[tag];
}

/** Returns the rule of a trial language; undefined for any other. */
export function ruleOf(tag: LanguageTag): Rule | undefined {
  return isLanguage(tag) ? undefined : trialRules[tag];
}
