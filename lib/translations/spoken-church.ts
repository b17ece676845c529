import { readOwnFacts } from '#lib/church/read-church.ts';
import { inSecondLanguage } from '#lib/church/words-of-facts.ts';
import type { Church } from '#lib/core/church/church-row.ts';
import { rowKey } from '#lib/core/translations/row-language.ts';
import { readRowLanguage } from './read-translations.ts';

/**
 * Returns the church as its pages in the second language know it. Where translations cannot be read its own words stay as
 * they are: who presents rows reports that.
 */
export async function churchInSecondLanguage(church: Church): Promise<Church> {
  const { language, second_language } = church;
  if (!second_language) return church;
  const [own, spoken] = await Promise.all([
    readOwnFacts(),
    readRowLanguage(second_language, { first: language }).catch(() => null),
  ]);
  return inSecondLanguage(church, own, spoken?.translations?.get(rowKey('church', 1))?.fields);
}
