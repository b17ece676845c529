import { defineContent, type RowChange } from '#lib/core/operations/content-table.ts';
import { plainWords } from './plain-words.ts';
import { pageTextLabel } from './register.ts';
import { pageTextsByKey } from './schema.ts';

export const pageTextContent = defineContent({
  table: 'page_texts',
  id: 'key',
  topic: 'church',
  title: 'key',
  singular: 'words',
  plural: 'words',
  kind: 'Words',
  labels: { value: 'Words' },
  format: (_column, value) => plainWords(value),
  subject,
  headline: (change) =>
    change.action === 'deleted'
      ? `Used the original words again: ${pageTextLabel(change.row_id)}`
      : `Changed ${subject(change)}`,
  row: pageTextsByKey,
  exported: { about: 'The words of every page by their keys; facts of the church stand in them in braces.' },
});

/** The leaders: an import writes them as entries of one of the church's words. */
export const leaderContent = defineContent({ table: 'leaders', topic: 'church', imported: 'apart' });

function subject({ row_id }: RowChange): string {
  return `the words “${pageTextLabel(row_id)}”`;
}
