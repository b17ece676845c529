import type { Translation as StoredTranslation } from '#lib/core/generated/prisma/client.ts';
import type { LanguageTag } from '#lib/core/language/languages.ts';
import { env } from '#lib/core/process/env.ts';
import { type SaidText, saidTexts } from '#lib/core/translations/said-texts.ts';
import type { NamedText } from '#lib/core/translations/texts.ts';
import { messages } from '#lib/language/messages.ts';
import type { TextState, TranslatedText, TranslationRow } from './schema.ts';
import { textsOfRow } from './stored-texts.ts';
import { plainTextsOf, type TranslatableRow, textsOf } from './translatable-rows.ts';

/** Returns the texts of a row in both languages, with the state of each translation. */
export function toTranslationRow(
  found: TranslatableRow,
  stored: StoredTranslation | null,
  language: LanguageTag,
): TranslationRow {
  const texts = textsOf(found);
  const said = saidOf(texts, stored);
  const fields = texts.map(({ name, label, kind, text: original }): TranslatedText => {
    const translation = said.get(name);
    const state = stateOf(translation, stored);
    return { name, label, kind, original, translation: translation?.text ?? null, state };
  });
  const { path = null, is_ready = false, updated_at } = stored ?? {};
  return {
    ...{ table: found.content.table, id: found.id, title: titleOf(found), language, fields, path, is_ready },
    may_suggest: env().TRANSLATE_URL !== undefined,
    updated_at: updated_at?.toISOString() ?? null,
  };
}

/** Returns whether a row has a text in one of these states; `all` is any of them. */
export function hasTextIn(
  states: readonly (TextState | 'all')[],
  found: TranslatableRow,
  stored: StoredTranslation | null,
): boolean {
  const texts = plainTextsOf(found);
  if (states.includes('all')) return texts.length > 0;
  const said = saidOf(texts, stored);
  return texts.some(({ name }) => states.includes(stateOf(said.get(name), stored)));
}

/** Returns the translations of a row's texts by name. */
export function saidOf(
  texts: readonly NamedText[],
  stored: StoredTranslation | null,
): ReadonlyMap<string, SaidText> {
  if (!stored) return new Map();
  return saidTexts(texts, { fields: textsOfRow(stored.fields), made_from: textsOfRow(stored.made_from) });
}

function stateOf(said: SaidText | undefined, stored: StoredTranslation | null): TextState {
  if (!said) return 'missing';
  if (said.isStale) return 'stale';
  return stored?.machine.includes(said.storedAs) ? 'machine' : 'there';
}

/** Returns the row's name; of a row without one, what the log calls it. */
function titleOf({ content, row, whole, id }: TranslatableRow): string {
  const { title, subject, words } = content;
  const draft = row.draft as Record<string, unknown> | null | undefined;
  const named = [draft?.title, title && row[title], whole?.title].find(
    (text) => typeof text === 'string' && text,
  );
  if (content.partOf && whole) return messages.translations.dateOf(String(whole.title), String(row.date));
  const change = {
    table_name: content.table,
    row_id: id,
    action: 'updated' as const,
    title: null,
    before: row,
    after: row,
  };
  if (title === 'key' || !named) {
    const { subject: said, singular } = words();
    return subject?.(change, '') ?? (typeof said === 'string' ? said : singular);
  }
  return String(named);
}
