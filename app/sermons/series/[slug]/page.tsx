import type { Metadata } from 'next';
import { cache } from 'react';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { MostlyUntranslated } from '#components/layout/mostly-untranslated.tsx';
import { LateRefresh } from '#components/live-updates/late-refresh.tsx';
import { Breadcrumbs } from '#components/sermons/library/breadcrumbs.tsx';
import { SermonGrid } from '#components/sermons/library/sermon-grid.tsx';
import { OpenBook } from '#components/sermons/series/open-book.tsx';
import { LetterLink } from '#components/subscribers/letter-link.tsx';
import { orNotFound } from '#lib/core/addresses/or-not-found.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { spokenWords } from '#lib/core/translations/spoken-words.ts';
import { messages } from '#lib/language/messages.ts';
import { libraryTrail, trailStructuredData } from '#lib/sermons/scripture/library-trail.ts';
import { findSeriesPage } from '#lib/sermons/series/queries.ts';
import { seriesTexts } from '#lib/sermons/series/series-texts.ts';
import { sermonTexts } from '#lib/sermons/sermon-texts.ts';
import { areLettersOffered } from '#lib/subscribers/offer.ts';
import { isTitleTranslated } from '#lib/translations/titles/queries.ts';

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { series } = await find((await params).slug);
  return pageMetadata({
    title: series.title,
    description:
      series.description.slice(0, 200) || messages.series.description(series.title, currentChurch().name),
    path: unlinkedPaths.series(series.slug),
    isTranslated: await isTitleTranslated({ table: 'series', id: series.slug }),
  });
}

/** A series with its sermons, the first preached first. */
export default async function SeriesPage({ params }: Props) {
  const { series, sermons } = await find((await params).slug);
  const trail = libraryTrail({
    label: series.title,
    href: unlinkedPaths.series(series.slug),
    marks: langOf(series, 'title'),
  });
  return (
    <div className="wrap pt-8 pb-24">
      <MostlyUntranslated
        isWithin
        of={[spokenWords(seriesTexts, series), spokenWords(sermonTexts, ...sermons)]}
      />
      <JsonLd data={trailStructuredData(trail)} />
      <Breadcrumbs trail={trail} />
      <div className="mt-4">
        <OpenBook series={series} name={sermons[0]?.series ?? series.title} />
      </div>
      <p className="mt-6 empty:hidden">{(await areLettersOffered()) && <LetterLink topic="sermons" />}</p>
      <section aria-labelledby="in-order" className="mt-14">
        <h2 id="in-order" className="text-2xl">
          {messages.series.inOrder}
        </h2>
        <SermonGrid sermons={sermons} isOrdered />
      </section>
      <LateRefresh topic="sermons" />
    </div>
  );
}

/** Reads the series once for the page and its metadata; 404 where it has no sermon. */
const find = cache((slug: string) => orNotFound(() => findSeriesPage({ slug })));
