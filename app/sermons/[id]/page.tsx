import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { LiveRefresh } from '#components/live-updates/live-refresh.tsx';
import { BackToLibrary } from '#components/sermons/back-to-library.tsx';
import { MediaWithNotes } from '#components/sermons/notes/media-with-notes.tsx';
import { SeriesNeighbours } from '#components/sermons/series-neighbours.tsx';
import { SermonActions } from '#components/sermons/sermon-actions.tsx';
import { SermonFacts } from '#components/sermons/sermon-facts.tsx';
import { SermonMedia } from '#components/sermons/sermon-media.tsx';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { machinePaths } from '#lib/core/site/machine-paths.ts';
import { pageMetadata } from '#lib/core/site/metadata.ts';
import { paths } from '#lib/core/site/paths.ts';
import { findServiceStarts } from '#lib/events/church-services/read-services.ts';
import { findSeriesNeighbours, findSermon } from '#lib/sermons/queries.ts';
import { type Sermon, sermonDateText } from '#lib/sermons/schema.ts';
import { sermonStructuredData } from '#lib/sermons/structured-data.ts';

interface SermonPageProps {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: SermonPageProps): Promise<Metadata> {
  const sermon = await find((await params).id);
  const metadata = pageMetadata({
    title: sermon.title,
    description: `${sermon.description.slice(0, 200)}`,
    path: paths.sermon(sermon.id),
    image: machinePaths.sermonPicture(sermon.id),
  });
  const types = {
    'application/rss+xml': [{ url: machinePaths.sermonFeed, title: `Sermons of ${currentChurch().name}` }],
  };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

export default async function SermonPage({ params }: SermonPageProps) {
  const sermon = await find((await params).id);
  const { previous, next, part, parts } = await findSeriesNeighbours({
    id: sermon.id,
    series: sermon.series,
    date: sermon.date,
  });
  const video = sermonStructuredData(sermon, await findServiceStarts());
  return (
    <article className="wrap pt-8 pb-24">
      {video && <JsonLd data={video} />}
      <BackToLibrary />
      <div className="mt-4 grid gap-x-14 gap-y-8 lg:grid-cols-12">
        <Heading sermon={sermon} />
        {sermon.notes ? (
          <MediaWithNotes sermon={sermon} />
        ) : (
          <SermonMedia
            sermon={sermon}
            sizes="(min-width: 1024px) 780px, 92vw"
            className="rounded-card lg:col-span-8"
          />
        )}
        <aside aria-label="About this sermon" className={sermon.notes ? 'beside-media' : 'lg:col-span-4'}>
          <SermonFacts sermon={sermon} part={part} parts={parts} />
        </aside>
        <div className={sermon.notes ? 'beside-media' : 'lg:col-span-8'}>
          <p className="measure text-lg whitespace-pre-line">{sermon.description}</p>
          <SermonActions sermon={sermon} />
        </div>
      </div>
      {sermon.series && (previous || next) && (
        <SeriesNeighbours series={sermon.series} previous={previous} next={next} />
      )}
      <LiveRefresh topic="sermons" />
    </article>
  );
}

function Heading({ sermon }: { sermon: Sermon }) {
  return (
    <header className="lg:col-span-8">
      <p className="tabular text-ink-2">
        <time dateTime={sermon.date}>{sermonDateText(sermon.date)}</time>
      </p>
      <h1 className="mt-2 text-5xl">{sermon.title}</h1>
      <p className="mt-4 text-lg text-ink-2">{sermon.speaker}</p>
    </header>
  );
}

/** The sermon, read once for the page and its head; the 404 page when there is none. */
const find = cache(async (id: string) => {
  try {
    return await findSermon({ id });
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.code === 'invalid')) notFound();
    throw error;
  }
});
