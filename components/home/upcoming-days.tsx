import { formatDay } from '#lib/core/dates/day-words.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { messages } from '#lib/language/messages.ts';
import './upcoming-days.css';
import { EditHere } from '#components/editing/edit-here.tsx';
import { EditableTitle } from '#components/editing/editable-title.tsx';
import { HeldInBadge } from '#components/events/held-in/held-in-badge.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Section } from '#components/ui/section.tsx';
import { Times } from '#components/ui/text/times.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { thumbnailAddress } from '#lib/core/pictures/thumbnail.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { placeName } from '#lib/events/place.ts';
import { statusNotes } from '#lib/events/series/occurrence-status.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';

interface UpcomingDaysProps {
  events: Occurrence[] | null;
  texts: PageTexts;
}

/** The first three upcoming events as sheets of a tear-off calendar; null when they cannot be read. */
export function UpcomingDays({ events, texts }: UpcomingDaysProps) {
  const { toCalendar, askOffice, noUpcoming } = messages.eventPages;
  return (
    <Section isStatic labelledBy="upcoming-title" ground="limestone">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 md:mb-14">
        <EditableTitle id="upcoming-title" of="home.upcoming_title" texts={texts} className="text-4xl" />
        <Button href={paths.calendar} variant="secondary">
          {toCalendar}
        </Button>
      </div>
      {events === null ? (
        <EmptyState title={messages.eventsView.loadFailed}>
          <p>{askOffice}</p>
        </EmptyState>
      ) : events.length === 0 ? (
        <EmptyState title={noUpcoming}>
          <p>
            <span {...langOfWords('home.empty')}>{texts['home.empty']}</span>
            <EditHere of="words:home.empty" />
          </p>
        </EmptyState>
      ) : (
        <ul className="leaf-days">
          {events.map((event) => (
            <li key={event.id}>
              <LeafDay event={event} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function LeafDay({ event }: { event: Occurrence }) {
  const last = event.is_multi_day && event.end_date ? formatDay(event.end_date, 'MMM d') : null;
  const weekday = formatDate(event.date, 'EEEE') ?? event.date;
  const { daysTo } = messages.churchPages.home;
  return (
    <PageLink href={paths.event(event.id)} className="leaf-day">
      <div className="leaf-day-date">
        <div className="leaf-day-month">{formatDay(event.date, 'MMMM') ?? messages.eventWords.dateError}</div>
        <div className="leaf-day-day tabular">{formatDate(event.date, 'd') ?? '–'}</div>
        <div className="leaf-day-weekday">{last ? daysTo(weekday, last) : weekday}</div>
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
        <HeldInBadge event={event} />
        <h3 className={`text-xl ${event.is_cancelled ? 'line-through' : ''}`} {...langOf(event, 'title')}>
          {event.title}
        </h3>
        <p className="tabular mt-2 text-sm text-ink-2">
          <Times of={shownTime(event.time)} />
        </p>
        <p
          className="text-sm text-ink-2 empty:hidden"
          {...(event.status !== 'moved_online' && langOf(event, 'location'))}
        >
          {placeName(event)}
        </p>
      </div>
    </PageLink>
  );
}
