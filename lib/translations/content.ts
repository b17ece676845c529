import { plainText } from '#lib/core/html/plain-text.ts';
import { type LanguageTag, languageName } from '#lib/core/language/languages.ts';
import { defineContent, type RowChange, type Value } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { storedTranslation } from './schema.ts';
import { textsOfRow } from './stored-texts.ts';

/** What rows say in the second language. Undoing a change needs what changing its row needs. */
export const translationContent = defineContent({
  table: 'translations',
  topic: 'translations',
  permission: () => [],
  about: ({ before, after }) => {
    const row = after ?? before;
    return row ? { table: String(row.table_name), id: String(row.row_id) } : null;
  },
  title: null,
  words: () => messages.translationsLog,
  format: (column, value) => (column === 'fields' ? wordsOf(value) : undefined),
  subject: ({ before, after }, name) => messages.translationsLog.subjectIn(languageOf(after ?? before), name),
  headline: headlineOfTranslation,
  row: storedTranslation,
  imported: 'apart',
  exported: { model: 'translation', order: [{ table_name: 'asc' }, { row_id: 'asc' }, { language: 'asc' }] },
});

function headlineOfTranslation({ action, before, after, title }: RowChange, name: string | null): string {
  const { subjectIn, actions } = messages.translationsLog;
  const row = after ?? before;
  const about = subjectIn(languageOf(row), title ? (name ?? '') : '');
  return actions[action](about);
}

function languageOf(row: RowChange['after']): string {
  return languageName(String(row?.language) as LanguageTag);
}

function wordsOf(value: Value): string | null {
  return Object.values(textsOfRow(value)).map(plainText).join('\n') || null;
}
