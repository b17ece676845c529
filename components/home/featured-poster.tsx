import { Times } from '#components/ui/text/times.tsx';
import { shownTime } from '#lib/events/times/shown-time.ts';
import './featured-poster.css';
import { EventPicture } from '#components/events/event-picture.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { formatDays } from '#lib/core/dates/day-words.ts';
import { langOf, untranslatedTexts } from '#lib/core/translations/lang-of.ts';
import { heldInWords } from '#lib/events/held-in/languages-held.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { placeName } from '#lib/events/place.ts';
import { statusNotes } from '#lib/events/series/occurrence-status.ts';
import { messages } from '#lib/language/messages.ts';

/** The featured event as a poster that links to the calendar. */
export function FeaturedPoster({ event, isWhole }: { event: Occurrence; isWhole: boolean }) {
  const heldIn = heldInWords(event);
  return (
    <article className="poster">
      <PageLink href={paths.calendar} className="poster-sheet">
        <EventPicture
          occurrence={event}
          shape="square"
          sizes="(min-width: 768px) 320px, 36vw"
          loading="eager"
          isWhole={isWhole}
          className="poster-art"
        />
        <Static className="poster-words">
          <p className="text-sm font-semibold text-second md:text-base">
            {messages.churchPages.home.featured}
          </p>
          <h2 className="mt-1 text-xl md:text-2xl" {...langOf(event, 'title')}>
            {event.title}
          </h2>
          <p
            className={`tabular mt-2 font-semibold md:mt-3 ${event.is_multi_day ? '' : 'whitespace-nowrap'}`}
          >
            {featuredDates(event)}
          </p>
          {statusNotes(event).map((words) => (
            <p key={words} className="text-sm font-semibold text-paintbrush">
              {words}
            </p>
          ))}
          <p className="text-sm text-ink-2">
            <Times
              of={[shownTime(event.time), placeOf(event)].filter(Boolean).join(', ')}
              untranslated={untranslatedTexts([event], 'location')}
            />
          </p>
          {heldIn && <p className="text-sm text-ink-2">{heldIn}</p>}
        </Static>
      </PageLink>
    </article>
  );
}

/** A service without a place is at the church. */
function placeOf(event: Occurrence): string {
  return placeName(event) || (event.kind === 'service' ? currentChurch().name : '');
}

function featuredDates({ date, end_date, is_multi_day }: Occurrence): string {
  const days = is_multi_day && end_date && end_date !== date ? formatDays(date, end_date) : null;
  return days ?? formatDate(date, 'MMM dd, yyyy') ?? messages.eventWords.dateError;
}
