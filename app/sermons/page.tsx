import type { Metadata } from 'next';
import { EditableTitle } from '#components/editing/editable-title.tsx';
import { MostlyUntranslated } from '#components/layout/mostly-untranslated.tsx';
import { LiveRefresh } from '#components/live-updates/live-refresh.tsx';
import { AddSermonIsland } from '#components/sermons/add-sermon-island.tsx';
import { Library } from '#components/sermons/library/library.tsx';
import { LibraryFilters } from '#components/sermons/library/library-filters.tsx';
import { LibraryHeading } from '#components/sermons/library/library-heading.tsx';
import { ListenLinks } from '#components/sermons/player/listen-links.tsx';
import { LetterLink } from '#components/subscribers/letter-link.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Naming } from '#components/ui/text/naming.tsx';
import { inLanguage } from '#lib/core/addresses/in-language.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { QueryOf } from '#lib/core/addresses/pages.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { untranslatedTexts } from '#lib/core/translations/lang-of.ts';
import { spokenWords } from '#lib/core/translations/spoken-words.ts';
import { messages } from '#lib/language/messages.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';
import { wordsOfPage } from '#lib/page-texts/spoken/words-of-page.ts';
import { listPodcastLinks } from '#lib/podcast/queries.ts';
import { type Filters, isFiltered, libraryPath, noFilters, readFilters } from '#lib/sermons/filters.ts';
import { countSermons, listSeriesToChoose, listSermons, listSpeakers } from '#lib/sermons/queries.ts';
import { type Sermon, sermonsPerPage } from '#lib/sermons/schema.ts';
import { shownSeries } from '#lib/sermons/series/shown-series.ts';
import { sermonTexts } from '#lib/sermons/sermon-texts.ts';
import { areLettersOffered } from '#lib/subscribers/offer.ts';

interface SermonsPageProps {
  searchParams: Promise<QueryOf<'/sermons'>>;
}

/**
 * Each page of the unfiltered library has its own canonical URL; a filtered view has that of the first page.
 */
export async function generateMetadata({ searchParams }: SermonsPageProps): Promise<Metadata> {
  const { page: wanted, ...filters } = readFilters(await searchParams);
  const pageCount = isFiltered(filters) ? 1 : await countPages();
  const page = Math.min(wanted, pageCount);
  const metadata = pageMetadata({
    title: page > 1 ? messages.sermonLibrary.titleOfPage(page) : messages.sermonLibrary.heading,
    description: (await pageTexts())['sermons.description'],
    path: libraryPath(noFilters, page),
  });
  const podcastLinks = await readPodcastLinks();
  const types = {
    'application/rss+xml': [
      ...(podcastLinks.length > 0
        ? [{ url: unlinkedPaths.podcast, title: messages.staffPages.podcast.title }]
        : []),
      {
        url: inLanguage(unlinkedPaths.sermonFeed),
        title: messages.sermonLibrary.feedTitle(currentChurch().name),
      },
    ],
  };
  return {
    ...metadata,
    alternates: { ...metadata.alternates, types },
    pagination: {
      previous: page > 1 ? libraryPath(noFilters, page - 1) : null,
      next: page < pageCount ? libraryPath(noFilters, page + 1) : null,
    },
  };
}

/** Returns the number of pages of the unfiltered library; 1 when the database cannot be read. */
async function countPages(): Promise<number> {
  const count = await countSermons({}).catch(() => 0);
  return Math.max(1, Math.ceil(count / sermonsPerPage));
}

export default async function SermonsPage({ searchParams }: SermonsPageProps) {
  const { page: wanted, ...filters } = readFilters(await searchParams);
  const library = await load(filters, wanted);
  const texts = await pageTexts();
  return (
    <>
      <MostlyUntranslated
        of={[await wordsOfPage(paths.sermons), spokenWords(sermonTexts, ...(library?.sermons ?? []))]}
      />
      <LibraryHeading
        series={library?.series ?? []}
        chosen={filters.series}
        lead={texts['sermons.lead']}
        podcastLinks={await readPodcastLinks()}
      />
      <div className="wrap">
        <section id="browse" aria-labelledby="browse-title" className="pt-14 pb-24">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <EditableTitle id="browse-title" of="sermons.browse_title" texts={texts} className="text-3xl" />
            <AddSermonIsland />
          </div>
          {library ? (
            <>
              {!library.hasNone && (
                <>
                  <LibraryFilters filters={filters} {...library} summary={summaryOf(library, filters)} />
                  <LibraryWays chosen={filters.series} sermons={library.sermons} />
                </>
              )}
              <Library {...library} filters={filters} />
            </>
          ) : (
            <p role="alert" className="mt-8 text-lg">
              {messages.sermons.loadFailed}
            </p>
          )}
        </section>
      </div>
      {library?.sermons.some(({ audio_url }) => audio_url) && <ListenLinks />}
      <LiveRefresh topic="sermons" />
    </>
  );
}

/** Returns no links when they cannot be read. */
function readPodcastLinks() {
  return listPodcastLinks({}).catch(() => []);
}

/**
 * Reads one page of sermons; null when the database cannot be read. A page number past the end gives the last
 * page.
 */
async function load(filters: Filters, wanted: number) {
  try {
    const { hasAllSeries, ...passed } = filters;
    const [first, toChoose, speakers] = await Promise.all([
      listSermons({ ...passed, page: wanted }),
      listSeriesToChoose({ chosen: filters.series, isWhole: hasAllSeries }),
      listSpeakers({}),
    ]);
    const page = Math.min(wanted, Math.max(1, Math.ceil(first.total / sermonsPerPage)));
    const { rows } = page === wanted ? first : await listSermons({ ...passed, page });
    const hasNone = currentChurch().set_up_at !== null && first.total === 0 && speakers.length === 0;
    return { sermons: rows, total: first.total, page, ...toChoose, speakers, hasNone };
  } catch {
    return null;
  }
}

function summaryOf({ total, page }: { total: number; page: number }, filters: Filters): string {
  const { none, found, foundOnPage } = messages.sermonLibrary;
  if (total === 0) return none;
  const words = found(total, isFiltered(filters));
  return total > sermonsPerPage ? foundOnPage(words, page, Math.ceil(total / sermonsPerPage)) : words;
}

interface LibraryWaysProps {
  /** The series that are chosen, and the sermons that are shown. */
  chosen: readonly string[];
  sermons: readonly Sermon[];
}

/** The ways on from the library: to the index of scripture, and to the page of the one series that is chosen. */
async function LibraryWays({ chosen, sermons }: LibraryWaysProps) {
  const [sermon] = sermons;
  const series = sermon && shownSeries(sermon);
  const slug = sermon?.series_slug;
  return (
    <p className="mt-5 flex flex-wrap gap-3">
      <PageLink href={unlinkedPaths.scripture} className="text-link text-sm">
        {messages.scripture.byScripture}
      </PageLink>{' '}
      {(await areLettersOffered()) && <LetterLink topic="sermons" className="text-sm" />}{' '}
      {chosen.length === 1 && series && slug && (
        <PageLink href={unlinkedPaths.series(slug)} className="text-link text-sm">
          <Naming of={messages.series.about(series)} untranslated={untranslatedTexts([sermon], 'series')} />
        </PageLink>
      )}
    </p>
  );
}
