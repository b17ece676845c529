import './open-book.css';
import { Plate } from '#components/art/plate.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { messages } from '#lib/language/messages.ts';
import type { Series } from '#lib/sermons/series/schema.ts';
import { seriesTone } from '../series-tone.ts';
import { clothOf } from './cloth.ts';
import { SeriesControlsIsland } from './series-controls-island.tsx';

/** A series as an open book: its picture on the left page, title, extent and words on the right one. */
export function OpenBook({ series }: { series: Series }) {
  const { slug, title, description } = series;
  return (
    <header {...clothOf(seriesTone(title), 'open-book')}>
      <div className="open-book-picture">
        <SeriesPicture series={series} />
      </div>
      <div className="open-book-words">
        <p className="text-sm text-ink-2">{messages.series.kicker}</p>
        <h1 className="mt-1 text-4xl wrap-anywhere">{title}</h1>
        <p className="tabular mt-3 text-ink-2">{extentOf(series)}</p>
        {description && <p className="mt-5 text-lg whitespace-pre-line wrap-anywhere">{description}</p>}
        <SeriesControlsIsland slug={slug} />
      </div>
    </header>
  );
}

function SeriesPicture({ series: { slug, title, picture_url } }: { series: Series }) {
  const plate = <Plate seed={`series ${slug}`} kind="sermon" tone={seriesTone(title)} shape="photo" />;
  if (!picture_url) return plate;
  return <Picture src={picture_url} sizes="(min-width: 768px) 600px, 92vw" placeholder={plate} />;
}

/** '4 sermons, 2025–2026' */
function extentOf({ sermons, first_date, last_date }: Series): string {
  const [first, last] = [first_date.slice(0, 4), last_date.slice(0, 4)];
  return `${messages.series.sermons(sermons)}, ${first === last ? first : `${first}–${last}`}`;
}
