import { PageLink } from '#components/ui/links/page-link.tsx';
import { libraryPath, noFilters } from '#lib/sermons/filters.ts';
import { seriesTone } from '../series-tone.ts';
import styles from './series-shelf.module.css';

interface SeriesShelfProps {
  series: readonly { name: string; count: number; first: string; last: string }[];
  /** The series that are chosen: their books stand a little out of the row. */
  chosen: readonly string[];
}

const booksOnTheShelf = 14;

/** The series as books on a shelf, the newest first: each spine opens its sermons. */
export function SeriesShelf({ series, chosen }: SeriesShelfProps) {
  if (series.length === 0) return null;
  return (
    <nav aria-label="Sermon series" className={`${styles.shelf} mt-8 min-w-0 md:col-span-6 md:mt-0`}>
      <ul className={styles.books}>
        {series.slice(0, booksOnTheShelf).map(({ name, count, last }) => (
          <li key={name}>
            <PageLink
              href={`${libraryPath({ ...noFilters, series: [name] })}#browse`}
              aria-current={chosen.includes(name) ? 'true' : undefined}
              className={styles.book}
              data-tone={seriesTone(name)}
              data-height={(name.length * 7 + count) % 4}
            >
              <span className={styles.title}>{name}</span>
              <span className={styles.foot}>
                <span className="sr-only">, </span>
                <span>{count}</span>
                <span className="sr-only">{` ${count === 1 ? 'sermon' : 'sermons'}, last in `}</span>
                <span className={styles.year}>{last.slice(0, 4)}</span>
              </span>
            </PageLink>
          </li>
        ))}
        <li aria-hidden="true" className={styles.leaning} />
      </ul>
    </nav>
  );
}
