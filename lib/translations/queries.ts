import 'server-only';
import { secondLanguage } from '#lib/core/church/spoken-languages.ts';
import { db } from '#lib/core/database/db.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { rowKey } from '#lib/core/translations/row-language.ts';
import { byUrgency } from './by-urgency.ts';
import { neededLanguage } from './needed-language.ts';
import { type TranslationRow, translationList, translationReference } from './schema.ts';
import { hasTextIn, toTranslationRow } from './text-states.ts';
import { listTranslatable, readTranslatable, type TranslatableRow } from './translatable-rows.ts';

/**
 * Returns the rows with texts in a state, or all: those that visitors read next first. Without a second language there
 * are none.
 */
export const listTranslations = privateQuery({
  name: 'listTranslations',
  access: 'admin',
  input: translationList,
  run: async (
    { state, kind, limit, offset },
    { actor },
  ): Promise<{ rows: TranslationRow[]; total: number }> => {
    const language = secondLanguage();
    if (!language) return { rows: [], total: 0 };
    const [found, stored] = await Promise.all([
      listTranslatable(actor, kind),
      db().translation.findMany({ where: { language } }),
    ]);
    const known = new Map(stored.map((row) => [rowKey(row.table_name, row.row_id), row]));
    const storedOf = ({ content, id }: TranslatableRow) => known.get(rowKey(content.table, id)) ?? null;
    const wanted = await byUrgency(found.filter((each) => hasTextIn(state, each, storedOf(each))));
    const rows = wanted
      .slice(offset, offset + limit)
      .map((each) => toTranslationRow(each, storedOf(each), language));
    return { rows, total: wanted.length };
  },
});

/** Returns the texts of one row. @throws AppError `not_found`, `not_permitted`; `conflict` without a second language */
export const findTranslation = privateQuery({
  name: 'findTranslation',
  access: 'admin',
  input: translationReference,
  run: async ({ table, id }, { actor }): Promise<TranslationRow> => {
    const language = neededLanguage();
    const found = await readTranslatable(db(), { table, id }, actor);
    const stored = await db().translation.findUnique({
      where: { table_name_row_id_language: { table_name: table, row_id: found.id, language } },
    });
    return toTranslationRow(found, stored, language);
  },
});
