import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { runWithFacts } from '#lib/core/church/facts-scope.ts';
import { db } from '#lib/core/database/db.ts';
import type { Translation as StoredTranslation } from '#lib/core/generated/prisma/client.ts';
import type { LanguageTag } from '#lib/core/language/languages.ts';
import { type RowLanguage, rowKey, type Translation } from '#lib/core/translations/row-language.ts';
import { textsOfRow } from './stored-texts.ts';

const inFirst = new Map<LanguageTag, RowLanguage>();

/**
 * Returns in which language a request of a site with two presents rows. Equal requests between two changes get the same
 * object.
 */
export async function readRowLanguage(
  asked: LanguageTag,
  { first }: { first: LanguageTag },
): Promise<RowLanguage> {
  if (asked !== first) return runWithFacts(outsideOfPages, () => cachedLanguage(asked, first));
  const known = inFirst.get(first) ?? { language: first, first };
  inFirst.set(first, known);
  return known;
}

/** What is read is the same for every page, so it is kept once. */
const outsideOfPages = { rowLanguage: undefined, prefix: undefined } as const;

const cachedLanguage = cacheQuery(
  'translations',
  async (language: LanguageTag, first: LanguageTag): Promise<RowLanguage> => {
    const rows = await db().translation.findMany({ where: { language } });
    const translations = new Map(
      rows.map((row): [string, Translation] => [rowKey(row.table_name, row.row_id), toTranslation(row)]),
    );
    return { language, first, translations };
  },
);

function toTranslation({ fields, made_from, path, is_ready }: StoredTranslation): Translation {
  return { fields: textsOfRow(fields), made_from: textsOfRow(made_from), path, is_ready };
}
