import 'server-only';
import { z } from 'zod';
import { secondTag } from '#lib/core/church/locale.ts';
import { db } from '#lib/core/database/db.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { textsOfRow } from '../stored-texts.ts';

const table = z.string();
/** The text by which a row is called. */
const name = z.string().default('title');

/**
 * Returns the ids of the rows of a table that have their titles in the second language: their pages stand in both. None
 * where the site has one.
 */
export const listTranslatedTitles = publicQuery({
  name: 'listTranslatedTitles',
  input: z.object({ table, name }),
  topic: 'translations',
  run: async (asked): Promise<string[]> => {
    const language = secondTag();
    if (!language) return [];
    const where = { table_name: asked.table, language };
    const rows = await db().translation.findMany({ where, orderBy: { row_id: 'asc' } });
    return rows.flatMap(({ row_id, fields }) => (textsOfRow(fields)[asked.name] ? [row_id] : []));
  },
});

/** Returns whether one row has its title in the second language; false where the site has one. */
export const isTitleTranslated = publicQuery({
  name: 'isTitleTranslated',
  input: z.object({ table, name, id: z.string() }),
  topic: 'translations',
  run: async (asked): Promise<boolean> => {
    const language = secondTag();
    if (!language) return false;
    const key = { table_name: asked.table, row_id: asked.id, language };
    const row = await db().translation.findUnique({ where: { table_name_row_id_language: key } });
    return Boolean(textsOfRow(row?.fields)[asked.name]);
  },
});
