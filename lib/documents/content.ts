import { defineContent, type TableWords } from '#lib/core/operations/content-table.ts';
import { messages } from '#lib/language/messages.ts';
import { documentTexts } from './document-texts.ts';
import { toDocument } from './present-document.ts';
import { documentRow } from './schema.ts';

export const documentContent = defineContent({
  table: 'documents',
  topic: 'pages',
  permission: 'pages',
  title: 'title',
  words: () => messages.documentsLog satisfies TableWords,
  row: documentRow,
  texts: documentTexts,
  present: toDocument,
  exported: {
    model: 'document',
    order: [{ category: 'asc' }, { date: 'desc' }, { id: 'asc' }],
  },
  imported: 'apart',
});
