import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { db } from '#lib/core/database/db.ts';
import type { Document } from '#lib/core/generated/prisma/client.ts';
import { categorySlug } from './address.ts';

/** Returns every document: by category, those without one last, and in each the newest by date, then by upload. */
export const cachedDocuments = cacheQuery(
  'pages',
  (): Promise<Document[]> =>
    db().document.findMany({
      orderBy: [
        { category: { sort: 'asc', nulls: 'last' } },
        { date: { sort: 'desc', nulls: 'last' } },
        { created_at: 'desc' },
        { id: 'asc' },
      ],
    }),
);

/** Returns the document with this id; undefined without one. */
export async function readDocument(id: string): Promise<Document | undefined> {
  return (await cachedDocuments()).find((row) => row.id === id.toLowerCase());
}

/** Returns the newest document of the category that its address spells so; undefined without one. */
export async function readLatest(slug: string): Promise<Document | undefined> {
  const rows = (await cachedDocuments()).filter(
    ({ category }) => category && categorySlug(category) === slug,
  );
  // Categories that differ in capitals alone have one address.
  return rows.sort(newestFirst)[0];
}

function newestFirst(one: Document, other: Document): number {
  const byDate = (other.date ?? '').localeCompare(one.date ?? '');
  return byDate || other.created_at.getTime() - one.created_at.getTime();
}
