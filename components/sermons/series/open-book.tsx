import './open-book.css';
import { Plate } from '#components/art/plate.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { messages } from '#lib/language/messages.ts';
import type { Series } from '#lib/sermons/series/schema.ts';
import { seriesTone } from '../series-tone.ts';
import { clothOf } from './cloth.ts';
import { SeriesControlsIsland } from './series-controls-island.tsx';

interface OpenBookProps {
  series: Series;
  /** Its stored title, which has the same cloth in both languages. */
  name: string;
}

/** A series as an open book: its picture on the left page, title, extent and words on the right one. */
export function OpenBook({ series, name }: OpenBookProps) {
  const { slug, title, description } = series;
  return (
    <header {...clothOf(seriesTone(name), 'open-book')}>
      <div className="open-book-picture">
        <SeriesPicture series={series} name={name} />
      </div>
      <div className="open-book-words">
        <p className="text-sm text-ink-2">{messages.series.kicker}</p>
        <h1 className="mt-1 text-4xl wrap-anywhere" {...langOf(series, 'title')}>
          {title}
        </h1>
        <p className="tabular mt-3 text-ink-2">{extentOf(series)}</p>
        {description && (
          <p className="mt-5 text-lg whitespace-pre-line wrap-anywhere" {...langOf(series, 'description')}>
            {description}
          </p>
        )}
        <SeriesControlsIsland slug={slug} />
      </div>
    </header>
  );
}

function SeriesPicture({ series: { slug, picture_url }, name }: OpenBookProps) {
  const plate = <Plate seed={`series ${slug}`} kind="sermon" tone={seriesTone(name)} shape="photo" />;
  if (!picture_url) return plate;
  return <Picture src={picture_url} sizes="(min-width: 768px) 600px, 92vw" placeholder={plate} />;
}

/** '4 sermons, 2025–2026' */
function extentOf({ sermons, first_date, last_date }: Series): string {
  const [first, last] = [first_date.slice(0, 4), last_date.slice(0, 4)];
  return `${messages.series.sermons(sermons)}, ${first === last ? first : `${first}–${last}`}`;
}
