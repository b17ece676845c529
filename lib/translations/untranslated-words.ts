import { churchTexts } from '#lib/church/church-texts.ts';
import { languagePrefix } from '#lib/core/addresses/in-language.ts';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { firstTag, secondTag } from '#lib/core/church/locale.ts';
import type { LanguageTag } from '#lib/core/language/languages.ts';
import { type RowLanguage, rowKey, rowLanguage } from '#lib/core/translations/row-language.ts';
import { saidTexts } from '#lib/core/translations/said-texts.ts';
import { type NamedText, textsIn } from '#lib/core/translations/texts.ts';
import type { UntranslatedWords } from '#lib/core/translations/untranslated-words.ts';
import { findPageTexts } from '#lib/page-texts/queries.ts';
import { pageTextKeys, pageTextPath } from '#lib/page-texts/register.ts';
import { storedTexts } from '#lib/page-texts/spoken/translated-texts.ts';
import { readRowLanguage } from './read-translations.ts';

/** Returns which words of built-in pages exist in the first language only; undefined while the site has one. */
export async function readUntranslatedWords(): Promise<UntranslatedWords | undefined> {
  const second = secondTag();
  return second ? read(second, firstTag()) : undefined;
}

/**
 * Words that staff have not changed are in the catalogue in both languages. The words at the end of every page count for
 * none.
 */
const read = cacheQuery(
  'translations',
  async (second: LanguageTag, first: LanguageTag): Promise<UntranslatedWords> => {
    const [entries, { translations }] = await Promise.all([
      findPageTexts({}),
      languagePrefix() ? rowsHere() : readRowLanguage(second, { first }),
    ]);
    const missingOf = (table: string, id: string | number, texts: readonly NamedText[]): string[] => {
      const known = translations?.get(rowKey(table, id));
      const said = known ? saidTexts(texts, known) : new Map();
      return texts.flatMap(({ name }) => (said.has(name) ? [] : [name]));
    };
    const ofKeys = pageTextKeys.flatMap((key): [string, string[]][] => {
      if (entries[key].is_original) return [];
      // On a page in the second language they are presented, and tell it themselves.
      const missing = languagePrefix()
        ? (entries[key].untranslated ?? [])
        : missingOf('page_texts', key, textsIn(storedTexts, { key, value: entries[key].value }));
      return missing.length > 0 ? [[key, missing]] : [];
    });
    const paths = pageTextKeys
      .filter((key) => !key.startsWith('site.') && ofKeys.some(([each]) => each === key))
      .map((key) => pageTextPath(key).split('?')[0] ?? '');
    const pages = [...new Set(paths)].sort();
    if (!languagePrefix()) return { pages, texts: {} };
    const church = missingOf('church', 1, textsIn(churchTexts, currentChurch()));
    return { pages, texts: { ...Object.fromEntries(ofKeys), church } };
  },
);

/** On a page in the second language the translations are at hand. */
function rowsHere(): Pick<RowLanguage, 'translations'> {
  return rowLanguage() ?? {};
}
