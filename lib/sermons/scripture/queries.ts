import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { cacheQuery } from '#lib/core/cache/query-cache.ts';
import { db } from '#lib/core/database/db.ts';
import { AppError, existing } from '#lib/core/operations/errors.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { orFailWith } from '#lib/core/operations/read-or.ts';
import { messages } from '#lib/language/messages.ts';
import { newestFirst } from '../content.ts';
import { toSermon } from '../present-sermon.ts';
import type { Sermon } from '../schema.ts';
import { books, type PreachedBook } from './books.ts';
import { passagesIn } from './passages.ts';

/** Returns the 66 books in their order, each with its sermons, and among them those deuterocanonical ones that have any. */
export const listPreachedBooks = publicQuery({
  name: 'listPreachedBooks',
  input: noInput,
  run: (): Promise<PreachedBook[]> =>
    orFailWith(messages.sermons.loadFailed, async () => {
      const found = await cachedPreached();
      return books
        .filter(({ slug, isDeuterocanonical }) => !isDeuterocanonical || found.has(slug))
        .map((book) => {
          const { all = [], chapters = [] } = found.get(book.slug) ?? {};
          const preached = [...chapters]
            .map(([chapter, ids]) => ({ chapter, sermons: ids.length }))
            .sort((one, other) => one.chapter - other.chapter);
          // Esther and Daniel have more chapters in Catholic Bibles.
          const last = Math.max(book.chapters, preached.at(-1)?.chapter ?? 0);
          return { ...book, chapters: last, sermons: all.length, preached };
        });
    }),
});

/** The most sermons that a page of a book shows. */
const latest = 6;

/**
 * Returns a book and the newest sermons on it.
 * @throws AppError `not_found` for an unknown book
 */
export const findBook = publicQuery({
  name: 'findBook',
  input: z.object({ book: z.string() }),
  topic: 'sermons',
  run: async ({ book: slug }): Promise<{ book: PreachedBook; sermons: Sermon[] }> => {
    const book = existing((await listPreachedBooks({})).find((each) => each.slug === slug));
    return { book, sermons: await sermonsOf((await cachedPreached()).get(slug)?.all.slice(0, latest)) };
  },
});

/**
 * Returns the sermons that touch a chapter, newest first, and the chapters with sermons beside it.
 * @throws AppError `not_found` for an unknown book or chapter
 */
export const findChapter = publicQuery({
  name: 'findChapter',
  input: z.object({ book: z.string(), chapter: z.string() }),
  topic: 'sermons',
  run: async ({ book: slug, chapter }) => {
    const book = (await listPreachedBooks({})).find((each) => each.slug === slug);
    const number = /^[1-9]\d{0,2}$/.test(chapter) ? Number(chapter) : 0;
    if (!book || number < 1 || number > book.chapters)
      throw new AppError('not_found', messages.errors.notFound);
    const found = (await cachedPreached()).get(slug)?.chapters;
    const others = book.preached.map((each) => each.chapter);
    return {
      book,
      chapter: number,
      previous: others.findLast((each) => each < number) ?? null,
      next: others.find((each) => each > number) ?? null,
      sermons: await sermonsOf(found?.get(number)),
    };
  },
});

function sermonsOf(ids: readonly string[] = []): Promise<Sermon[]> {
  return orFailWith(messages.sermons.loadFailed, async () => {
    if (ids.length === 0) return [];
    const rows = await db().sermon.findMany({ where: { id: { in: [...ids] } }, orderBy: newestFirst });
    return rows.map(toSermon);
  });
}

/** The sermons on a book: their ids, newest first, of the whole book and of each chapter. */
interface Preached {
  all: readonly string[];
  chapters: ReadonlyMap<number, readonly string[]>;
}

/** Returns what was preached, by the book's name in addresses. Books without a sermon are not in it. */
const cachedPreached = cacheQuery('sermons', async (): Promise<ReadonlyMap<string, Preached>> => {
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
