import { languagePrefix } from '#lib/core/addresses/in-language.ts';
import { readOr } from '#lib/core/operations/read-or.ts';
import { type SpokenWords, spokenWords } from '#lib/core/translations/spoken-words.ts';
import { findPageTexts } from '../queries.ts';
import { pageTextPages } from '../register.ts';
import { storedTexts } from './translated-texts.ts';

/** Returns the words of a built-in page's texts, without those for search engines and in place of rows. */
export async function wordsOfPage(path: string): Promise<SpokenWords> {
  const entries = languagePrefix() ? await readOr(findPageTexts({}), null) : null;
  if (!entries) return { all: 0, translated: 0 };
  const page = pageTextPages.find((each) => each.path === path && each.name !== 'site');
  const rows = (page?.keys ?? [])
    .filter((key) => !/(?:description|empty)$/.test(key))
    .map((key) => ({ ...entries[key], key }));
  return spokenWords(storedTexts, ...rows);
}
