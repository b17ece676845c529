import { defineContent } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { toDocument } from './present-document.ts';
import { type DocumentRow, documentRow } from './schema.ts';

export const documentContent = defineContent({
  table: 'documents',
  topic: 'pages',
  title: 'title',
  get singular() {
    return messages.documentsLog.singular;
  },
  get plural() {
    return messages.documentsLog.plural;
  },
  get kind() {
    return messages.documentsLog.kind;
  },
  get labels() {
    return messages.documentsLog.labels satisfies Partial<Record<keyof DocumentRow, string>>;
  },
  subject: (_change, name) => messages.documentsLog.subject(name),
  row: documentRow,
  present: toDocument,
  exported: {
    get about() {
      return messages.documentsLog.about;
    },
    model: 'document',
    order: [{ category: 'asc' }, { date: 'desc' }, { id: 'asc' }],
  },
});
