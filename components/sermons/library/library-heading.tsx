import './series-shelf.css';
import { Fragment } from 'react';
import { EditableText } from '#components/editing/editable-text.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { shownAddress } from '#lib/core/addresses/hidden-pages.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import { libraryPath, noFilters } from '#lib/sermons/filters.ts';
import type { Series } from '#lib/sermons/series/schema.ts';
import { clothOf } from '../series/cloth.ts';
import { seriesTone } from '../series-tone.ts';

/** A series: its stored name, and its title where that is translated. */
interface Book extends Pick<Series, 'untranslated'> {
  name: string;
  title?: string;
  count: number;
  first: string;
  last: string;
}

interface LibraryHeadingProps {
  series: readonly Book[];
  chosen: readonly string[];
  lead: string;
  /** Where the podcast is, by the names of the places. */
  podcastLinks: readonly { name: string; url: string }[];
}

/** The top of the library: title on the left, newest series on the right. */
export function LibraryHeading({ series, chosen, lead, podcastLinks }: LibraryHeadingProps) {
  return (
    <Static as="header" className="wrap pt-12 md:pt-20">
      <div className="grid gap-x-10 md:grid-cols-12 md:items-end">
        <div className="md:col-span-6 md:pb-10">
          <h1 className="text-5xl">{messages.sermonLibrary.heading}</h1>
          <EditableText of="sermons.lead" text={lead} className="measure mt-5 text-lg text-ink-2" />
          {shownAddress(paths.livestream) && (
            <Button href={paths.livestream} variant="secondary" className="mt-7">
              {messages.sermonLibrary.watchLive}
            </Button>
          )}
          {podcastLinks.length > 0 && <PodcastLinks links={podcastLinks} />}
        </div>
        <SeriesShelf series={series} chosen={chosen} />
      </div>
      <div aria-hidden="true" className="series-board" />
    </Static>
  );
}

function PodcastLinks({ links }: { links: LibraryHeadingProps['podcastLinks'] }) {
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 text-sm text-ink-2">
      <span>{messages.sermonLibrary.podcast}</span>
      {links.map(({ name, url }) => (
        <Fragment key={name}>
          {' '}
          <a href={url} className="text-link">
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

interface SeriesShelfProps {
  series: readonly Book[];
  /** The chosen series: their books stick out of the row. */
  chosen: readonly string[];
}

const booksOnTheShelf = 14;

/** The series as books on a shelf, newest first; each spine links to its sermons. */
function SeriesShelf({ series, chosen }: SeriesShelfProps) {
  if (series.length === 0) return null;
  return (
    <nav
      aria-label={messages.sermonLibrary.shelf}
      className={`series-shelf mt-8 min-w-0 md:col-span-6 md:mt-0`}
    >
      <ul className="series-books">
        {series.slice(0, booksOnTheShelf).map(({ name, title = name, count, last, untranslated }) => (
          <li key={name}>
            <PageLink
              href={`${libraryPath({ ...noFilters, series: [name] })}#browse`}
              aria-current={chosen.includes(name) ? 'true' : undefined}
              {...clothOf(seriesTone(name), 'series-book')}
              data-height={(title.length * 7 + count) % 4}
            >
              <span className="series-book-title" {...langOf({ untranslated }, 'name')}>
                {title}
              </span>
              <span className="series-book-foot">
                <span className="sr-only">, </span>
                <span>{count}</span>
                <span className="sr-only">{messages.sermonLibrary.bookSays(count)}</span>
                <span className="series-book-year">{last.slice(0, 4)}</span>
              </span>
            </PageLink>
          </li>
        ))}
        <li aria-hidden="true" className="series-book-leaning" />
      </ul>
    </nav>
  );
}
