import type { ContentTable, RowChange } from '#lib/core/operations/content-table.ts';
import { plainWords } from './plain-words.ts';
import { pageTextLabel } from './register.ts';

/** The church's words in the activity log. */
export const pageTextContent = {
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
} as const satisfies ContentTable;

function subject({ row_id }: RowChange): string {
  return `the words “${pageTextLabel(row_id)}”`;
}
