import 'server-only';
import { setImmediate } from 'node:timers/promises';
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

/** Sermons whose texts are read before other requests have their turn. */
const inOneGo = 20;

/** A text takes up to a millisecond to be read for the first time. */
async function preachedIn(
  sermons: readonly { id: string; passage: string | null }[],
): Promise<ReadonlyMap<string, Preached>> {
  const books = new Map<string, { all: Set<string>; chapters: Map<number, Set<string>> }>();
  for (const [place, { id, passage }] of sermons.entries()) {
    if (place % inOneGo === inOneGo - 1) await setImmediate();
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
