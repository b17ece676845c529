import type { Translation as StoredTranslation } from '#lib/core/generated/prisma/client.ts';
import type { LanguageTag } from '#lib/core/language/languages.ts';
import { env } from '#lib/core/process/env.ts';
import { textDigest } from '#lib/core/translations/text-digest.ts';
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
  const translations = textsOfRow(stored?.fields);
  const stateOf = statesIn(stored);
  const fields = textsOf(found).map((text): TranslatedText => {
    const { name, label, kind, text: original } = text;
    return { name, label, kind, original, translation: translations[name] ?? null, state: stateOf(text) };
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
  const stateOf = statesIn(stored);
  const isAny = states.includes('all');
  return plainTextsOf(found).some((text) => isAny || states.includes(stateOf(text)));
}

/** Returns what tells the state of a text by the translation of its row. */
function statesIn(stored: StoredTranslation | null): (text: NamedText) => TextState {
  if (!stored) return () => 'missing';
  const translations = textsOfRow(stored.fields);
  const digests = textsOfRow(stored.made_from);
  return ({ name, text }) => {
    if (translations[name] === undefined) return 'missing';
    if (digests[name] !== textDigest(text)) return 'stale';
    return stored.machine.includes(name) ? 'machine' : 'there';
  };
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
