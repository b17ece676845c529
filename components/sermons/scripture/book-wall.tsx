import { PageLink } from '#components/ui/links/page-link.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { messages } from '#lib/language/messages.ts';
import { bookName } from '#lib/sermons/scripture/names.ts';
import type { PreachedBook } from '#lib/sermons/scripture/schema.ts';
import { clothOf } from '../series/cloth.ts';
import { toneAt } from '../series-tone.ts';
import styles from './book-wall.module.css';

/** The books of a testament as a wall of small spines: those that were preached stand in color. */
export function BookWall({ books }: { books: readonly PreachedBook[] }) {
  return (
    <Static as="ul" className={styles.wall}>
      {books.map((book) => (
        <li key={book.slug} className={styles.place}>
          {book.sermons > 0 ? <Preached book={book} /> : <Quiet book={book} />}
        </li>
      ))}
    </Static>
  );
}

function Preached({ book: { slug, sermons, place } }: { book: PreachedBook }) {
  return (
    <PageLink href={machinePaths.book(slug)} {...clothOf(toneAt(place), styles.spine)}>
      <span className={styles.name}>{bookName(slug)}</span>
      <span className="sr-only">, </span>
      <span aria-hidden="true" className={styles.count}>
        {sermons}
      </span>{' '}
      <span className="sr-only">{messages.scripture.sermons(sermons)}</span>
    </PageLink>
  );
}

function Quiet({ book: { slug } }: { book: PreachedBook }) {
  return (
    <span className={`${styles.spine} ${styles.quiet}`}>
      <span className={styles.name}>{bookName(slug)}</span>
    </span>
  );
}
