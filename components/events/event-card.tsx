import { Times } from '#components/ui/text/times.tsx';
import { shownTime } from '#lib/events/times/shown-time.ts';
import './event-card.css';
import { Mark } from '#components/ui/icons/mark.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { placeName } from '#lib/events/place.ts';
import { occurrenceDateText } from '#lib/events/times/date-text.ts';
import { EventControlsSlot } from './edit/event-controls-slot.tsx';
import { EventDateBlock } from './event-date-block.tsx';
import { EventPicture } from './event-picture.tsx';
import { OccurrenceBadges } from './occurrence-badges.tsx';
import { OccurrencePlace } from './occurrence-place.tsx';

/** One occurrence in a list: day, title, time, place and recurrence. */
export function EventCard({ occurrence, isWhole }: { occurrence: Occurrence; isWhole: boolean }) {
  return (
    <article className="event-card" data-cancelled={occurrence.is_cancelled || undefined}>
      <EventDateBlock date={occurrence.date} isCancelled={occurrence.is_cancelled} />
      <div className="event-card-words">
        <Static>
          <Words occurrence={occurrence} />
        </Static>
        <div className="relative z-10 mt-4 empty:hidden">
          <EventControlsSlot occurrence={occurrence} />
        </div>
      </div>
      <EventPicture
        occurrence={occurrence}
        sizes="(min-width: 1024px) 208px, 84px"
        isWhole={isWhole}
        className={`w-21 flex-none self-start rounded-[8px] lg:w-52 ${isWhole ? 'aspect-3/4' : 'aspect-4/3'} ${occurrence.image_url ? '' : 'hidden lg:block'}`}
      />
    </article>
  );
}

function Words({ occurrence }: { occurrence: Occurrence }) {
  const { id, title, date, time, description, is_cancelled } = occurrence;
  return (
    <>
      <div className="mb-1.5 flex flex-wrap items-center gap-2 empty:hidden">
        <OccurrenceBadges occurrence={occurrence} />
      </div>
      <h2 className="text-xl" {...langOf(occurrence, 'title')}>
        <PageLink href={paths.event(id)} className="event-card-link">
          {is_cancelled ? <s>{title}</s> : <span>{title}</span>}
        </PageLink>
      </h2>
      <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2">
        <li className="font-semibold text-ink">
          <time dateTime={date}>{occurrenceDateText(occurrence)}</time>
        </li>
        <li className="inline-flex items-center gap-1.5">
          <Mark of="clock" size={15} className="shrink-0" />
          <span>
            <Times of={shownTime(time)} />
          </span>
        </li>
        <li hidden={!placeName(occurrence)} className="inline-flex items-center gap-1.5">
          <Mark of="place" size={15} className="shrink-0" />
          <OccurrencePlace occurrence={occurrence} />
        </li>
      </ul>
      <p
        className="measure mt-3 empty:hidden line-clamp-3 text-ink-2 whitespace-pre-line"
        {...langOf(occurrence, 'description')}
      >
        {description}
      </p>
    </>
  );
}
