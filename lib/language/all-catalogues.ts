import { isLanguage, type LanguageTag, type TrialLanguage } from '#lib/core/language/languages.ts';
import { catalogues } from './generated/catalogues.ts';
import type { Messages } from './generated/en.ts';
import { type Rule, trialGroups, trialRules } from './trial.ts';

const trials: Partial<Record<TrialLanguage, Messages>> = {};

/** Returns the whole catalogue of that language. */
export function catalogueOf(tag: LanguageTag): Messages {
  if (isLanguage(tag)) return catalogues[tag];
  trials[tag] ??= trialGroups(tag, catalogues.en);
  return trials[tag];
}

/** Returns the rule of a trial language; undefined for any other. */
export function ruleOf(tag: LanguageTag): Rule | undefined {
  return isLanguage(tag) ? undefined : trialRules[tag];
}
