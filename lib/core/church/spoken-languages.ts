import { languagePrefix, spokenPath, withPrefix } from '#lib/core/addresses/in-language.ts';
import type { LanguageTag } from '#lib/core/language/languages.ts';
import { currentChurch } from './current-church.ts';

export interface SpokenLanguage {
  language: LanguageTag;
  /** Before the paths of its pages: nothing for the first. */
  prefix: string;
}

/** Returns the languages of the site, the first one first. */
export function spokenLanguages(): SpokenLanguage[] {
  const { language, second_language: other } = currentChurch();
  const prefix = languagePrefix();
  if (!other) return [{ language, prefix: '' }];
  if (!prefix)
    return [
      { language, prefix },
      { language: other, prefix: `/${other}` },
    ];
  return [
    { language: other, prefix: '' },
    { language, prefix },
  ];
}

/** Returns the language that the page is not in; undefined where the site speaks one. */
export function otherLanguage(): SpokenLanguage | undefined {
  return spokenLanguages().find(({ prefix }) => prefix !== languagePrefix());
}

/** Returns a path in each language of the site, and in which one it is for other people, where there are two. */
export function pathByLanguage(path: string): Record<string, string> {
  const languages = spokenLanguages();
  const own = languages.map(({ language, prefix }) => [
    language,
    withPrefix(prefix, prefix ? spokenPath(path) : path),
  ]);
  return Object.fromEntries(languages.length > 1 ? [...own, ['x-default', path]] : own);
}
