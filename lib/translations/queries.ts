import 'server-only';
import { z } from 'zod';
import { secondTag } from '#lib/core/church/locale.ts';
import { db } from '#lib/core/database/db.ts';
import type { LanguageTag } from '#lib/core/language/languages.ts';
import type { Actor } from '#lib/core/operations/access.ts';
import { fieldError } from '#lib/core/operations/errors.ts';
import { privateQuery } from '#lib/core/operations/operation.ts';
import { rowKey } from '#lib/core/translations/row-language.ts';
import { messages } from '#lib/language/messages.ts';
import { byUrgency } from './by-urgency.ts';
import { neededLanguage } from './needed-language.ts';
import { type TextState, type TranslationRow, translationList, translationReference } from './schema.ts';
import { hasTextIn, toTranslationRow } from './text-states.ts';
import {
  isTranslatable,
  listTranslatable,
  readTranslatable,
  type TranslatableRow,
} from './translatable-rows.ts';

/**
 * Returns the rows with texts in a state, or all: those that visitors read next first. With a state, what is over is left
 * out. Without a second language there are none.
 */
export const listTranslations = privateQuery({
  name: 'listTranslations',
  access: 'admin',
  input: translationList,
  run: async (
    { state, kind, limit, offset },
    { actor },
  ): Promise<{ rows: TranslationRow[]; total: number }> => {
    const language = secondTag();
    if (kind !== undefined && !isTranslatable(kind)) throw fieldError('kind', messages.translations.noKind);
    if (!language) return { rows: [], total: 0 };
    const { found, storedOf } = await readRows(language, actor, kind);
    const states = state === 'due' ? dueStates : [state];
    const wanted = found.filter((each) => hasTextIn(states, each, storedOf(each)));
    const ordered = await byUrgency(wanted, { isPastLeftOut: state !== 'all' });
    const rows = ordered
      .slice(offset, offset + limit)
      .map((each) => toTranslationRow(each, storedOf(each), language));
    return { rows, total: ordered.length };
  },
});

/** Returns how many rows that are not over have texts in each state. Without a second language there are none. */
export const countTranslations = privateQuery({
  name: 'countTranslations',
  access: 'admin',
  input: z.object({}),
  run: async (_input, { actor }): Promise<Record<DueState, number>> => {
    const language = secondTag();
    if (!language) return { missing: 0, stale: 0, machine: 0 };
    const { found, storedOf } = await readRows(language, actor);
    const rows = await byUrgency(found, { isPastLeftOut: true });
    const count = (state: DueState) => rows.filter((each) => hasTextIn([state], each, storedOf(each))).length;
    return { missing: count('missing'), stale: count('stale'), machine: count('machine') };
  },
});

const dueStates = ['missing', 'stale', 'machine'] as const satisfies readonly TextState[];
type DueState = (typeof dueStates)[number];

/** The rows that the actor may change, and what finds the translation of each. */
async function readRows(language: LanguageTag, actor: Actor, kind?: string) {
  const [found, stored] = await Promise.all([
    listTranslatable(actor, kind),
    db().translation.findMany({ where: { language } }),
  ]);
  const known = new Map(stored.map((row) => [rowKey(row.table_name, row.row_id), row]));
  const storedOf = ({ content, id }: TranslatableRow) => known.get(rowKey(content.table, id)) ?? null;
  return { found, storedOf };
}

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
