import 'server-only';
import { z } from 'zod';
import { firstTag, secondTag } from '#lib/core/church/locale.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { rowKey, type Translation } from '#lib/core/translations/row-language.ts';
import { readRowLanguage } from '../read-translations.ts';

const table = z.string();

/**
 * Returns the ids of the rows of a table that have their titles in the second language: their pages stand in both. None
 * where the site has one.
 */
export const listTranslatedTitles = publicQuery({
  name: 'listTranslatedTitles',
  input: z.object({ table }),
  run: async (asked): Promise<string[]> => {
    const before = rowKey(asked.table, '');
    const titled = [...(await readTranslations())].flatMap(([key, { fields }]) =>
      key.startsWith(before) && fields.title ? [key.slice(before.length)] : [],
    );
    return titled.sort();
  },
});

/** Returns whether one row has its title in the second language; false where the site has one. */
export const isTitleTranslated = publicQuery({
  name: 'isTitleTranslated',
  input: z.object({ table, id: z.string() }),
  run: async (asked): Promise<boolean> =>
    Boolean((await readTranslations()).get(rowKey(asked.table, asked.id))?.fields.title),
});

async function readTranslations(): Promise<ReadonlyMap<string, Translation>> {
  const second = secondTag();
  const { translations } = second ? await readRowLanguage(second, { first: firstTag() }) : {};
  return translations ?? new Map();
}
