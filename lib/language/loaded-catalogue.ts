import type { LanguageTag } from '#lib/core/language/languages.ts';
import type { Messages } from './generated/en.ts';
import type { Rule } from './trial.ts';

const loaded: Partial<Messages> = {};
let rule: Rule | undefined;

/**
 * Returns what this page has loaded, in its language.
 * @public Browsers have it in place of all-catalogues.ts (`#catalogues` in package.json).
 */
export function catalogueOf(_tag: LanguageTag): Partial<Messages> {
  return loaded;
}

/**
 * Returns the rule of the page's trial language.
 * @public In the same way.
 */
export function ruleOf(_tag: LanguageTag): Rule | undefined {
  return rule;
}

/** Adds groups of the page's language, and its rule where it is a trial language. */
export function addMessages(groups: Partial<Messages>, trialRule?: Rule): void {
  Object.assign(loaded, groups);
  rule = trialRule;
}
