import 'server-only';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { cachedDocuments } from './cached-reads.ts';
import { toDocument } from './present-document.ts';
import { type DocumentRow, documentList } from './schema.ts';

/** Returns the documents of all categories or of one, by category, the newest first. */
export const listDocuments = publicQuery({
  name: 'listDocuments',
  input: documentList,
  run: async ({ category }): Promise<DocumentRow[]> => {
    const rows = await cachedDocuments();
    return rows.filter((row) => !category || row.category === category).map(toDocument);
  },
});
