import './sermon-words.css';
import { Fragment } from 'react';
import { Static } from '#components/ui/static/static.tsx';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import { langAsTyped } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { Chapter, Sermon } from '#lib/sermons/schema.ts';
import { type Paragraph, paragraphsOf } from '#lib/sermons/transcripts/paragraphs.ts';
import type { Transcript } from '#lib/sermons/transcripts/queries.ts';
import { clockTime, placeFragment } from '#lib/sermons/transcripts/timestamp.ts';
import { TranscriptControlsIsland } from './transcript-controls-island.tsx';
import { TranscriptParagraph } from './transcript-paragraph.tsx';

interface SermonWordsProps {
  sermon: Sermon;
  transcript: Transcript | null;
}

/** The chapters of a sermon and what was said in it, each line a link to its second. */
export function SermonWords({ sermon, transcript }: SermonWordsProps) {
  const { id, chapters } = sermon;
  return (
    <div className="sermon-said">
      {chapters.length > 0 && (
        <Static as="section" aria-labelledby="sermon-chapters" className="sermon-chapters">
          <h2 id="sermon-chapters" className="text-2xl">
            {messages.transcriptPage.chapters}
          </h2>
          <ChapterList chapters={chapters} />
        </Static>
      )}
      <div className="sermon-said-words">
        {transcript && (
          <Static as="section" aria-labelledby="sermon-transcript">
            <TranscriptHead id={id} transcript={transcript} />
            <TranscriptText transcript={transcript} />
          </Static>
        )}
        <TranscriptControlsIsland id={id} version={transcript?.version} />
      </div>
    </div>
  );
}

function TranscriptHead({ id, transcript }: { id: string; transcript: Transcript }) {
  return (
    <>
      <h2 id="sermon-transcript" className="text-2xl">
        {messages.transcriptPage.heading}
      </h2>
      {transcript.isMachine && <p className="mt-2 text-sm text-ink-3">{messages.transcriptPage.byMachine}</p>}
      {transcript.kind === 'timed' && (
        <p className="mt-2 flex flex-wrap gap-x-3 text-sm text-ink-3 print:hidden">
          <span>{messages.transcriptPage.save}</span>
          {(['vtt', 'srt'] as const).map((form) => (
            <Fragment key={form}>
              {' '}
              <a
                href={unlinkedPaths.transcript(id, form)}
                download={`transcript.${form}`}
                className="text-link"
              >
                {form.toUpperCase()}
              </a>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

/** Paragraphs that are shown at once. */
const shownAtOnce = 4;

/** The beginning, and all that follows behind 'Read the whole transcript', which is in the page all the same. */
function TranscriptText({ transcript }: { transcript: Transcript }) {
  const paragraphs = paragraphsOf(transcript.cues);
  const rest = paragraphs.slice(shownAtOnce);
  return (
    <div className="mt-4">
      <Paragraphs paragraphs={paragraphs.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details className="sermon-said-rest">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
            {messages.transcriptPage.readAll}
          </summary>
          <Paragraphs paragraphs={rest} />
        </details>
      )}
    </div>
  );
}

function Paragraphs({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  return paragraphs.map((paragraph, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name than their place
    <TranscriptParagraph key={place} paragraph={paragraph} />
  ));
}

/** The chapters of a sermon, each a link to where it begins. */
function ChapterList({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <ol className="mt-4 border-t border-rule">
      {chapters.map(({ seconds, title }) => (
        <li key={seconds} className="border-b border-rule">
          <a href={placeFragment(seconds)} data-seconds={seconds} className="sermon-chapter">
            <span className="tabular text-sm text-ink-3">{clockTime(seconds)}</span>{' '}
            <span {...langAsTyped()}>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
