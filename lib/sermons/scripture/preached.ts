import 'server-only';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { db } from '#lib/core/platform/db.ts';
import { newestFirst } from '../content.ts';
import { passagesIn } from './passages.ts';

/** The sermons on a book: their ids, newest first, of the whole book and of each chapter. */
interface Preached {
  all: readonly string[];
  chapters: ReadonlyMap<number, readonly string[]>;
}

/** Returns what was preached, by the book's name in addresses. Books without a sermon are not in it. */
export const cachedPreached = cacheQuery('sermons', async (): Promise<ReadonlyMap<string, Preached>> => {
  const rows = await db().sermon.findMany({
    where: { passage: { not: null } },
    select: { id: true, passage: true },
    orderBy: newestFirst,
  });
  return preachedIn(rows);
});

/** Returns the same of these sermons, in their order. */
export function preachedIn(
  sermons: readonly { id: string; passage: string | null }[],
): ReadonlyMap<string, Preached> {
  const books = new Map<string, { all: Set<string>; chapters: Map<number, Set<string>> }>();
  for (const { id, passage } of sermons) {
    for (const { book, from, to } of passagesIn(passage)) {
      const entry = books.get(book) ?? { all: new Set(), chapters: new Map() };
      books.set(book, entry);
      entry.all.add(id);
      for (let chapter = Number.parseInt(from, 10); chapter <= Number.parseInt(to, 10); chapter += 1)
        entry.chapters.set(chapter, (entry.chapters.get(chapter) ?? new Set()).add(id));
    }
  }
  return new Map(
    [...books].map(([book, { all, chapters }]) => [
      book,
      { all: [...all], chapters: new Map([...chapters].map(([chapter, ids]) => [chapter, [...ids]])) },
    ]),
  );
}
