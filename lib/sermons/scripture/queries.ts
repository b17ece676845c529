import 'server-only';
import { z } from 'zod';
import { AppError } from '#lib/core/operations/errors.ts';
import { noInput } from '#lib/core/operations/fields.ts';
import { publicQuery } from '#lib/core/operations/operation.ts';
import { orFailWith } from '#lib/core/operations/read-or.ts';
import { db } from '#lib/core/platform/db.ts';
import { messages } from '#lib/language/messages.ts';
import { newestFirst } from '../content.ts';
import { toSermon } from '../present-sermon.ts';
import type { Sermon } from '../schema.ts';
import { books } from './books.ts';
import { cachedPreached } from './preached.ts';
import type { PreachedBook } from './schema.ts';

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
    const book = (await listPreachedBooks({})).find((each) => each.slug === slug);
    if (!book) throw new AppError('not_found', messages.errors.notFound);
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
