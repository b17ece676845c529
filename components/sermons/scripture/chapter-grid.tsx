import './chapter-grid.css';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { PreachedBook } from '#lib/sermons/scripture/books.ts';
import { chapterName } from '#lib/sermons/scripture/names.ts';
import { clothOf } from '../series/cloth.ts';
import { toneAt } from '../series-tone.ts';

/** The chapters of a book by number: those that were preached on lead to their sermons. */
export function ChapterGrid({ book }: { book: PreachedBook }) {
  const counts = new Map(book.preached.map(({ chapter, sermons }) => [chapter, sermons]));
  return (
    <Static as="ul" {...clothOf(toneAt(book.place), 'chapter-grid')}>
      {Array.from({ length: book.chapters }, (_, place) => place + 1).map((chapter) => (
        <li key={chapter}>
          <Chapter slug={book.slug} chapter={chapter} sermons={counts.get(chapter) ?? 0} />
        </li>
      ))}
    </Static>
  );
}

interface ChapterProps {
  slug: PreachedBook['slug'];
  chapter: number;
  sermons: number;
}

function Chapter({ slug, chapter, sermons }: ChapterProps) {
  if (sermons === 0) return <span className="chapter-leaf">{chapter}</span>;
  return (
    <PageLink href={unlinkedPaths.bookChapter(slug, chapter)} className="chapter-leaf">
      <span aria-hidden="true">{chapter}</span>{' '}
      <span aria-hidden="true" className="chapter-count">
        {sermons}
      </span>{' '}
      <span className="sr-only">{`${chapterName(slug, chapter)}, ${messages.scripture.sermons(sermons)}`}</span>
    </PageLink>
  );
}
