import './sermon-page.css';
import type { Metadata } from 'next';
import { cache } from 'react';
import { JsonLd } from '#components/layout/json-ld.tsx';
import { MostlyUntranslated } from '#components/layout/mostly-untranslated.tsx';
import { LiveRefresh } from '#components/live-updates/live-refresh.tsx';
import { SermonNotes } from '#components/sermons/notes/sermon-notes.tsx';
import { SermonSound } from '#components/sermons/player/sermon-sound.tsx';
import { SeriesNeighbours } from '#components/sermons/series-neighbours.tsx';
import { SermonControlsIsland } from '#components/sermons/sermon-controls-island.tsx';
import { SermonFacts } from '#components/sermons/sermon-facts.tsx';
import { SermonMedia } from '#components/sermons/sermon-media.tsx';
import { SermonSpeaker } from '#components/sermons/sermon-speaker.tsx';
import { SermonWords } from '#components/sermons/transcript/sermon-words.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { ShareLink } from '#components/ui/links/share-link.tsx';
import { inLanguage } from '#lib/core/addresses/in-language.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { orNotFound } from '#lib/core/addresses/or-not-found.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { absoluteUrl } from '#lib/core/addresses/urls.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { watchLabel, watchUrl } from '#lib/core/hosts/video.ts';
import { pageMetadata } from '#lib/core/metadata/metadata.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { spokenWords } from '#lib/core/translations/spoken-words.ts';
import { findServiceStarts } from '#lib/events/church-services/read-services.ts';
import { messages } from '#lib/language/messages.ts';
import { isShown } from '#lib/navigation/layouts/arranged-parts.ts';
import { currentArrangement } from '#lib/navigation/layouts/queries.ts';
import { leaderAddress } from '#lib/page-texts/leader-address.ts';
import { pageTexts } from '#lib/page-texts/queries.ts';
import { findSeriesNeighbours, findSermon } from '#lib/sermons/queries.ts';
import { type Sermon, sermonDateText } from '#lib/sermons/schema.ts';
import { sermonTexts } from '#lib/sermons/sermon-texts.ts';
import { sermonStructuredData, soundStructuredData } from '#lib/sermons/structured-data.ts';
import { findTranscript } from '#lib/sermons/transcripts/queries.ts';
import { isTitleTranslated } from '#lib/translations/titles/queries.ts';

interface SermonPageProps {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: SermonPageProps): Promise<Metadata> {
  const sermon = await find((await params).id);
  const metadata = pageMetadata({
    title: sermon.title,
    description: `${sermon.description.slice(0, 200)}`,
    path: paths.sermon(sermon.id),
    image: unlinkedPaths.sermonPicture(sermon.id),
    isTranslated: await isTitleTranslated({ table: 'sermons', id: sermon.id }),
  });
  const types = {
    'application/rss+xml': [
      {
        url: inLanguage(unlinkedPaths.sermonFeed),
        title: messages.sermonLibrary.feedTitle(currentChurch().name),
      },
    ],
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
  const startOn = await findServiceStarts();
  const data = [sermonStructuredData(sermon, startOn), soundStructuredData(sermon, startOn)];
  return (
    <article className="wrap pt-8 pb-24">
      <MostlyUntranslated isWithin of={[spokenWords(sermonTexts, sermon)]} />
      {data.map((each) => each && <JsonLd key={each['@type']} data={each} />)}
      <p>
        <PageLink
          href={paths.sermons}
          className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline underline-offset-4"
        >
          {messages.sermonLibrary.all}
        </PageLink>
      </p>
      <div className="sermon-page mt-4">
        <Heading sermon={sermon} person={await personOf(sermon.speaker)} />
        <div className="sermon-side">
          <SermonMedia
            sermon={sermon}
            sizes="(min-width: 1024px) 680px, 92vw"
            className="sermon-player rounded-card"
          />
          <SermonSound sermon={sermon} />
          <aside aria-label={messages.sermonPage.about}>
            <SermonFacts sermon={sermon} part={part} parts={parts} />
          </aside>
        </div>
        <div className="sermon-beside">
          <div className="sermon-words">
            <p className="measure text-lg whitespace-pre-line" {...langOf(sermon, 'description')}>
              {sermon.description}
            </p>
            <SermonActions sermon={sermon} />
          </div>
          <SermonNotes sermon={sermon} />
        </div>
      </div>
      <SermonWords
        sermon={sermon}
        transcript={sermon.has_transcript ? await findTranscript({ id: sermon.id }) : null}
      />
      {sermon.series && (previous || next) && (
        <SeriesNeighbours sermon={{ ...sermon, series: sermon.series }} previous={previous} next={next} />
      )}
      <LiveRefresh topic="sermons" />
    </article>
  );
}

/** Returns the address of the person of that name on the page of leaders; null where the page shows none. */
async function personOf(speaker: string): Promise<string | null> {
  const [texts, { layout }] = await Promise.all([pageTexts(), currentArrangement('about')]);
  return isShown(layout, 'leaders') ? leaderAddress(texts['about.leaders'], speaker) : null;
}

function Heading({ sermon, person }: { sermon: Sermon; person: string | null }) {
  return (
    <header>
      <p className="hidden font-display text-lg print:block">{currentChurch().name}</p>
      <p className="tabular text-ink-2">
        <time dateTime={sermon.date}>{sermonDateText(sermon.date)}</time>
      </p>
      <h1 className="mt-2 text-5xl" {...langOf(sermon, 'title')}>
        {sermon.title}
      </h1>
      <SermonSpeaker name={sermon.speaker} person={person} />
    </header>
  );
}

/** Reads the sermon once for the page and its metadata; 404 when there is none. */
const find = cache((id: string) => orNotFound(() => findSermon({ id })));

/** Actions on a sermon's page: watch at the source, share, and for staff edit. */
function SermonActions({ sermon }: { sermon: Sermon }) {
  const link = watchUrl(sermon.video_url);
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {link && (
        <Button href={link} target="_blank">
          {watchLabel(sermon.video_url)}
        </Button>
      )}{' '}
      <ShareLink title={sermon.title} url={absoluteUrl(paths.sermon(sermon.id))} />
      <SermonControlsIsland sermon={{ id: sermon.id, title: sermon.title, isInLibrary: false }} />
    </div>
  );
}
