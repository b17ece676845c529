import './book-wall.css';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { messages } from '#lib/language/messages.ts';
import type { PreachedBook } from '#lib/sermons/scripture/books.ts';
import { bookName } from '#lib/sermons/scripture/names.ts';
import { clothOf } from '../series/cloth.ts';
import { toneAt } from '../series-tone.ts';

/** The books of a testament as a wall of small spines: those that were preached stand in color. */
export function BookWall({ books }: { books: readonly PreachedBook[] }) {
  return (
    <Static as="ul" className="book-wall">
      {books.map((book) => (
        <li key={book.slug} className="book-place">
          {book.sermons > 0 ? <Preached book={book} /> : <Quiet book={book} />}
        </li>
      ))}
    </Static>
  );
}

function Preached({ book: { slug, sermons, place } }: { book: PreachedBook }) {
  return (
    <PageLink href={unlinkedPaths.book(slug)} {...clothOf(toneAt(place), 'book-spine')}>
      <span className="book-name">{bookName(slug)}</span>
      <span className="sr-only">, </span>
      <span aria-hidden="true" className="book-count">
        {sermons}
      </span>{' '}
      <span className="sr-only">{messages.scripture.sermons(sermons)}</span>
    </PageLink>
  );
}

function Quiet({ book: { slug } }: { book: PreachedBook }) {
  return (
    <span className={`book-spine book-quiet`}>
      <span className="book-name">{bookName(slug)}</span>
    </span>
  );
}
