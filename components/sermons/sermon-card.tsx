import '#components/ui/button.css';
import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { Naming } from '#components/ui/text/naming.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { watchLabel, watchUrl } from '#lib/core/hosts/video.ts';
import { langOf, untranslatedTexts } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import { type FoundSermon, type Sermon, sermonDateText } from '#lib/sermons/schema.ts';
import { shownSeries } from '#lib/sermons/series/shown-series.ts';
import { soundOf } from './player/sound.ts';
import { SermonControlsIsland } from './sermon-controls-island.tsx';
import { SermonMedia } from './sermon-media.tsx';
import { Moments } from './transcript/moments.tsx';

/** One sermon of the library. */
export function SermonCard({ sermon }: { sermon: FoundSermon }) {
  const link = watchUrl(sermon.video_url);
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-rule bg-white">
      <SermonMedia sermon={sermon} sizes="(min-width: 1024px) 380px, (min-width: 640px) 46vw, 92vw" />
      <div className="absolute top-3 end-3">
        <SermonControlsIsland sermon={{ id: sermon.id, title: sermon.title, isInLibrary: true }} />
      </div>
      <Static className="flex grow flex-col px-6 pt-5 pb-6">
        <p className="tabular text-sm text-ink-3">
          <time dateTime={sermon.date}>{sermonDateText(sermon.date)}</time>
        </p>
        <h3 className="mt-1.5 text-xl" {...langOf(sermon, 'title')}>
          <PageLink
            href={paths.sermon(sermon.id)}
            className="hover:underline underline-offset-4 decoration-2"
          >
            {sermon.title || messages.sermons.placeholder.title}
          </PageLink>
        </h3>
        <p className="mt-1.5 font-semibold text-ink-2">
          {sermon.speaker || messages.sermons.placeholder.speaker}
        </p>
        <Origin sermon={sermon} />
        <p className="mt-3 mb-5 line-clamp-3 text-ink-2" {...langOf(sermon, 'description')}>
          {sermon.description || messages.sermons.placeholder.description}
        </p>
        {sermon.moments && (
          <Moments
            path={paths.sermon(sermon.id)}
            moments={sermon.moments}
            className="mb-5 border-t border-rule pt-3"
          />
        )}
        {(link || sermon.audio_url) && (
          <div className="mt-auto flex flex-wrap gap-3">
            {link && (
              <Button href={link} target="_blank" variant="secondary" size="small">
                <span>{watchLabel(sermon.video_url)}</span>
                <span className="sr-only">
                  <Naming
                    of={messages.sermonPage.watchTitle(sermon.title)}
                    untranslated={untranslatedTexts([sermon], 'title')}
                  />
                </span>
              </Button>
            )}{' '}
            <ListenLink sermon={sermon} />
          </div>
        )}
      </Static>
    </article>
  );
}

function Origin({ sermon }: { sermon: Sermon }) {
  const { passage } = sermon;
  const series = shownSeries(sermon);
  if (!passage && !series) return null;
  return (
    <div className="mt-3 border-s-2 border-gold ps-3 text-sm">
      {passage && <p>{messages.sermonPage.passage(passage)}</p>}
      {series && (
        <p>
          <Naming
            of={messages.sermonPage.ofSeries(series)}
            untranslated={untranslatedTexts([sermon], 'series')}
          />
        </p>
      )}
    </div>
  );
}

/** Plays the sermon's sound here, by the page's ListenLinks; without scripts the browser opens it. */
function ListenLink({ sermon }: { sermon: Sermon }) {
  const sound = soundOf(sermon);
  if (!sound) return null;
  return (
    <a
      href={sound.address}
      data-listen={JSON.stringify({ ...sound, chapters: [] })}
      data-variant="secondary"
      data-size="small"
      className="plate-button"
    >
      <span>
        <span>{messages.sermonSound.listen}</span>
        <span className="sr-only">
          <Naming
            of={messages.sermonSound.listenTo(sermon.title)}
            untranslated={untranslatedTexts([sermon], 'title')}
          />
        </span>
      </span>
    </a>
  );
}
