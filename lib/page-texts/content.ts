import { defineContent, type RowChange } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { plainWords } from './plain-words.ts';
import { pageTextLabel } from './register.ts';
import { pageTextsByKey } from './schema.ts';
import { storedTexts } from './spoken/translated-texts.ts';

export const pageTextContent = defineContent({
  table: 'page_texts',
  id: 'key',
  topic: 'church',
  permission: 'pages',
  title: 'key',
  words: () => messages.pageTextsLog,
  format: (_column, value) => plainWords(value),
  subject,
  headline: (change) =>
    change.action === 'deleted'
      ? messages.pageTextsLog.original(pageTextLabel(change.row_id))
      : messages.pageTextsLog.changed(pageTextLabel(change.row_id)),
  row: pageTextsByKey,
  texts: storedTexts,
  exported: {},
});

/** The leaders: an import writes them as entries of one of the church's words. */
export const leaderContent = defineContent({ table: 'leaders', topic: 'church', imported: 'apart' });

function subject({ row_id }: RowChange): string {
  return messages.pageTextsLog.subject(pageTextLabel(row_id));
}
