import { PageLink } from '#components/ui/links/page-link.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import { libraryPath, noFilters } from '#lib/sermons/filters.ts';
import { type Sermon, sermonDateText } from '#lib/sermons/schema.ts';
import { shownSeries } from '#lib/sermons/series/shown-series.ts';

interface SeriesNeighboursProps {
  sermon: Sermon & { series: string };
  previous: Sermon | null;
  next: Sermon | null;
}

/** The sermons before and after this one in its series. */
export function SeriesNeighbours({ sermon, previous, next }: SeriesNeighboursProps) {
  return (
    <Static as="nav" aria-labelledby="in-series" className="mt-20 border-t border-rule pt-8">
      <h2 id="in-series" className="text-xl">
        <span>{messages.sermonPage.moreIn}</span>{' '}
        <PageLink
          href={libraryPath({ ...noFilters, series: [sermon.series] })}
          className="text-link"
          {...langOf(sermon, 'series')}
        >
          {shownSeries(sermon)}
        </PageLink>
      </h2>
      <div className="mt-6 grid gap-6 sm:grid-cols-2">
        {previous && <Neighbour label={messages.sermonPage.previous} sermon={previous} rel="prev" />}
        {next && (
          <Neighbour
            label={messages.sermonPage.next}
            sermon={next}
            rel="next"
            className="sm:col-start-2 sm:text-end"
          />
        )}
      </div>
    </Static>
  );
}

interface NeighbourProps {
  label: string;
  sermon: Sermon;
  rel: 'prev' | 'next';
  className?: string;
}

function Neighbour({ label, sermon, rel, className = '' }: NeighbourProps) {
  return (
    <PageLink
      href={paths.sermon(sermon.id)}
      rel={rel}
      className={`group block rounded-card border border-rule bg-white px-6 py-5 hover:border-ink-3 ${className}`}
    >
      <p className="text-sm text-ink-3">{label}</p>
      <p
        className="mt-1 font-display text-lg group-hover:underline decoration-2 underline-offset-4"
        {...langOf(sermon, 'title')}
      >
        {sermon.title}
      </p>
      <p className="tabular mt-1 text-sm text-ink-2">{sermonDateText(sermon.date)}</p>
    </PageLink>
  );
}
