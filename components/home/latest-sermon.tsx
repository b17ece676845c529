import { messages } from '#lib/language/messages.ts';
import './latest-sermon.css';
import { EditableTitle } from '#components/editing/editable-title.tsx';
import { SermonPicture } from '#components/sermons/sermon-picture.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { langAsTyped, langOf } from '#lib/core/translations/lang-of.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { type Sermon, sermonDateText } from '#lib/sermons/schema.ts';
import { shownSeries } from '#lib/sermons/series/shown-series.ts';

interface LatestSermonProps {
  sermon: Sermon | null | undefined;
  texts: PageTexts;
}

/** The latest sermon as an open book; an empty book without one. Undefined when it cannot be read. */
export function LatestSermon({ sermon, texts }: LatestSermonProps) {
  return (
    <Section labelledBy="sermon-title">
      <Static className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 md:mb-14">
        <EditableTitle id="sermon-title" of="home.sermon_title" texts={texts} className="text-4xl" />
        <Button href={paths.sermons} variant="quiet">
          {messages.churchPages.home.sermons}
        </Button>
      </Static>
      {sermon === undefined ? (
        <Static>
          <EmptyState title={messages.sermons.loadFailed} />
        </Static>
      ) : (
        <OpenBook sermon={sermon} />
      )}
    </Section>
  );
}

function OpenBook({ sermon }: { sermon: Sermon | null }) {
  return (
    <article className="book">
      <div className="book-page book-left">
        <div className="book-picture">
          <SermonPicture sermon={sermon} sizes="(min-width: 900px) 500px, 84vw" />
        </div>
        {sermon?.series && (
          <p className="mt-4 text-center text-sm text-ink-2" {...langOf(sermon, 'series')}>
            {shownSeries(sermon)}
          </p>
        )}
      </div>
      <Static className="book-page book-right">
        <h3 className="text-3xl" {...langOf(sermon ?? {}, 'title')}>
          {sermon?.title || messages.sermons.placeholder.title}
        </h3>
        <p className="mt-3 text-ink-2">
          <span>{sermon?.speaker || messages.sermons.placeholder.speaker}</span>
          <span aria-hidden="true"> · </span>
          <span className="tabular">{sermonDateText(sermon?.date ?? '')}</span>
        </p>
        {sermon?.passage && (
          <p className="mt-5 font-display text-xl text-second" {...langAsTyped()}>
            {sermon.passage}
          </p>
        )}
        <p
          className="book-text"
          data-long={hasInitial(sermon?.description) || undefined}
          {...langOf(sermon ?? {}, 'description')}
        >
          {sermon?.description || messages.sermons.placeholder.description}
        </p>
        {sermon && (
          <Button href={paths.sermon(sermon.id)} variant="secondary" className="mt-7 self-start">
            {messages.churchPages.home.openSermon}
          </Button>
        )}
      </Static>
    </article>
  );
}

/** Returns whether the text fills the two lines beside an initial and begins a third, at the widest measure. */
function hasInitial(text = ''): boolean {
  return text.length >= 140;
}
