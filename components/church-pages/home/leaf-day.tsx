import { Times } from '#components/ui/text/times.tsx';
import './leaf-day.css';
import { Badge } from '#components/ui/badge.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { paths } from '#lib/core/site/paths.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { statusNotes } from '#lib/events/occurrence-status.ts';
import { placeName } from '#lib/events/place.ts';
import { thumbnailAddress } from '#lib/uploads/thumbnail.ts';

/** One event as the top sheet of a tear-off calendar, its date large enough to read across a kitchen. */
export function LeafDay({ event }: { event: Occurrence }) {
  const last = event.is_multi_day && event.end_date ? formatDate(event.end_date, 'MMM d') : null;
  return (
    <PageLink href={paths.event(event.id)} className="leaf-day">
      <div className="leaf-day-date">
        <div className="leaf-day-month">{formatDate(event.date, 'MMMM') ?? 'Date error'}</div>
        <div className="leaf-day-day tabular">{formatDate(event.date, 'd') ?? '–'}</div>
        <div className="leaf-day-weekday">
          {`${formatDate(event.date, 'EEEE') ?? event.date}${last ? ` to ${last}` : ''}`}
        </div>
      </div>
      <div className="leaf-day-words">
        {event.image_url && (
          // biome-ignore lint/performance/noImgElement: staff may paste any address
          <img
            className="leaf-day-picture"
            src={thumbnailAddress(event.image_url) ?? event.image_url}
            alt=""
            width={72}
            height={72}
            loading="lazy"
            decoding="async"
          />
        )}
        {statusNotes(event).map((words) => (
          <Badge key={words} tone="paintbrush">
            {words}
          </Badge>
        ))}
        <h3 className={`text-xl ${event.is_cancelled ? 'line-through' : ''}`}>{event.title}</h3>
        <p className="tabular mt-2 text-sm text-ink-2">
          <Times of={event.time} />
        </p>
        <p className="text-sm text-ink-2">{placeName(event)}</p>
      </div>
    </PageLink>
  );
}
