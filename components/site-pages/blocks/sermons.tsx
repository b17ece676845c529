import { Plate } from '#components/art/plate.tsx';
import { seriesTone } from '#components/sermons/series-tone.ts';
import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import { type Sermon, sermonDateText } from '#lib/sermons/schema.ts';
import { shownSeries } from '#lib/sermons/series/shown-series.ts';
import type { BlockViewProps } from '../rhythm.ts';
import { StillPicture } from '../still-picture.tsx';
import { TitledBlock } from '../titled-block.tsx';

/** The latest sermons, of all series or of one. */
export function SermonsView({ block, form }: BlockViewProps<'sermons'>) {
  const { sermons } = block;
  const series = seriesOf(block);
  const words = messages.pageViews;
  const more = (
    <Button href={paths.sermons} variant="secondary" size="small">
      {words.allSermons}
    </Button>
  );
  return (
    <TitledBlock title={series ? words.sermonsOf(series) : words.sermons} form={form} more={more}>
      {sermons && sermons.length > 0 ? (
        <ul className={`grid gap-x-8 gap-y-8 ${form === 'across' ? 'sm:grid-cols-2 lg:grid-cols-3' : ''}`}>
          {sermons.map((sermon) => (
            <SermonRow key={sermon.id} sermon={sermon} isAcross={form === 'across'} />
          ))}
        </ul>
      ) : (
        <p className="text-lg text-ink-2">{sermons ? words.noSermons : words.notLoaded}</p>
      )}
    </TitledBlock>
  );
}

/** The title of the series that the block names as it is stored. */
function seriesOf({ sermons, series }: BlockViewProps<'sermons'>['block']): string | null | undefined {
  const sermon = sermons?.find((each) => each.series === series);
  return sermon ? shownSeries(sermon) : series;
}

function SermonRow({ sermon, isAcross }: { sermon: Sermon; isAcross: boolean }) {
  const { id, title, date, speaker, passage, thumbnail_url } = sermon;
  return (
    <li className={isAcross ? 'flex gap-5 sm:block' : 'flex gap-5'}>
      <div
        className={`relative aspect-video w-24 flex-none self-start overflow-hidden rounded-[8px] sm:w-44 ${isAcross ? 'sm:w-full' : ''}`}
      >
        <Plate seed={id} kind="sermon" tone={seriesTone(sermon.series)} date={date} />
        {thumbnail_url && <StillPicture src={thumbnail_url} alt="" sizes="(min-width: 640px) 360px, 112px" />}
      </div>
      <div className={`min-w-0 ${isAcross ? 'sm:mt-5' : ''}`}>
        <h3 className="text-lg" {...langOf(sermon, 'title')}>
          <PageLink
            href={paths.sermon(id)}
            className="underline-offset-4 decoration-2 hover:underline wrap-anywhere"
          >
            {title || messages.sermons.placeholder.title}
          </PageLink>
        </h3>
        <p className="tabular mt-1 text-sm text-ink-2">
          <time dateTime={date}>{sermonDateText(date)}</time>
        </p>
        <p className="text-sm text-ink-2">{[speaker, passage].filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}
