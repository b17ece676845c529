import type { Metadata } from 'next';
import { LiveRefresh } from '@/components/live/live-refresh';
import { AddSermonIsland } from '@/components/sermons/add-sermon-island';
import { Library } from '@/components/sermons/library';
import { LibraryFilters } from '@/components/sermons/library-filters';
import { LibraryHeading } from '@/components/sermons/library-heading';
import { church } from '@/lib/church';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { type Filters, isFiltered, readFilters } from '@/lib/sermons/filters';
import { listSeries, listSermons, listSpeakers } from '@/lib/sermons/queries';
import { sermonsPerPage, sermonTexts } from '@/lib/sermons/schema';

const description = `Watch or read about every Sunday message at ${church.name}: search by title, speaker, passage or series.`;

export function generateMetadata(): Metadata {
  const metadata = pageMetadata({
    title: 'Sermons',
    description,
    path: paths.sermons,
    image: paths.pagePicture('sermons'),
  });
  const types = { 'application/rss+xml': [{ url: paths.sermonFeed, title: `Sermons of ${church.name}` }] };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

interface SermonsPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function SermonsPage({ searchParams }: SermonsPageProps) {
  const { page: wanted, ...filters } = readFilters(await searchParams);
  const library = await load(filters, wanted);
  return (
    <>
      <LibraryHeading series={library?.series ?? []} chosen={filters.series} />
      <div className="wrap">
        <section id="browse" aria-labelledby="browse-title" className="pt-14 pb-24">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h2 id="browse-title" className="text-3xl">
              Browse Sermons
            </h2>
            <AddSermonIsland />
          </div>
          {library ? (
            <>
              <LibraryFilters filters={filters} {...library} summary={summaryOf(library, filters)} />
              <Library {...library} filters={filters} />
            </>
          ) : (
            <p role="alert" className="mt-8 text-lg">
              {sermonTexts.loadFailed}
            </p>
          )}
        </section>
      </div>
      <LiveRefresh topic="sermons" />
    </>
  );
}

/** What the page shows; null when the database cannot be read. A page past the last one is the last one. */
async function load(filters: Filters, wanted: number) {
  try {
    const [first, series, speakers] = await Promise.all([
      listSermons({ ...filters, page: wanted }),
      listSeries({}),
      listSpeakers({}),
    ]);
    const page = Math.min(wanted, Math.max(1, Math.ceil(first.total / sermonsPerPage)));
    const { rows } = page === wanted ? first : await listSermons({ ...filters, page });
    return { sermons: rows, total: first.total, page, series, speakers };
  } catch {
    return null;
  }
}

function summaryOf({ total, page }: { total: number; page: number }, filters: Filters): string {
  if (total === 0) return 'No sermons';
  const words = `${total} ${total === 1 ? 'sermon' : 'sermons'}${isFiltered(filters) ? ' found' : ''}`;
  return total > sermonsPerPage ? `${words}, page ${page} of ${Math.ceil(total / sermonsPerPage)}` : words;
}
