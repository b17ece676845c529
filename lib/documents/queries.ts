import 'server-only';
import { compareTexts } from '#lib/core/church/text-order.ts';
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
    return rows
      .filter((row) => !category || row.category === category)
      .toSorted(byCategory)
      .map(toDocument);
  },
});

function byCategory({ category: one }: Categorized, { category: other }: Categorized): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return compareTexts(one, other);
}

interface Categorized {
  category: string | null;
}
