import { PageLink } from '#components/ui/links/page-link.tsx';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { BookSlug } from '#lib/sermons/scripture/books.ts';
import { chapterName } from '#lib/sermons/scripture/names.ts';

interface ChapterNeighboursProps {
  book: BookSlug;
  /** The nearest chapters with sermons before and after. */
  previous: number | null;
  next: number | null;
}

/** The ways to the chapters beside one that have sermons too. */
export function ChapterNeighbours({ book, previous, next }: ChapterNeighboursProps) {
  if (previous === null && next === null) return null;
  return (
    <nav
      aria-label={messages.scripture.neighbors}
      className="mt-14 flex flex-wrap justify-between gap-x-6 border-t border-rule pt-6"
    >
      {previous === null ? <span /> : <Neighbour book={book} chapter={previous} rel="prev" />}{' '}
      {next !== null && <Neighbour book={book} chapter={next} rel="next" />}
    </nav>
  );
}

function Neighbour({ book, chapter, rel }: { book: BookSlug; chapter: number; rel: 'prev' | 'next' }) {
  return (
    <PageLink
      href={machinePaths.bookChapter(book, chapter)}
      rel={rel}
      className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline underline-offset-4"
    >
      {chapterName(book, chapter)}
    </PageLink>
  );
}
