import type { Language } from '#lib/core/language/languages.ts';
import type { Messages } from './english.ts';

const loaded: Partial<Messages> = {};

/**
 * Returns what this page has loaded, in its language.
 * @public Browsers have it in place of all-catalogues.ts (`#catalogues` in package.json).
 */
export function catalogueOf(_language: Language): Partial<Messages> {
  return loaded;
}

/** Adds groups of the page's language. */
export function addMessages(groups: Partial<Messages>): void {
  Object.assign(loaded, groups);
}
