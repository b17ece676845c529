import { Times } from '#components/ui/text/times.tsx';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { messages } from '#lib/language/messages.ts';
import './calendar-lists.css';
import { EditHere } from '#components/editing/edit-here.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { TabLinks } from '#components/ui/links/tab-links.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { placeName } from '#lib/events/place.ts';
import { statusNotes } from '#lib/events/series/occurrence-status.ts';
import { occurrenceDateText } from '#lib/events/times/date-text.ts';
import type { PageTexts } from '#lib/page-texts/register.ts';
import { langOfWords } from '#lib/page-texts/spoken/lang-of-words.ts';
import { EventControlsSlot } from '../edit/event-controls-slot.tsx';
import { EventDateBlock } from '../event-date-block.tsx';
import { HeldInBadge } from '../held-in/held-in-badge.tsx';
import { OccurrencePlace } from '../occurrence-place.tsx';
import { type CalendarView, calendarHref } from './calendar-view.ts';

/** The capacity of a list; the events page has them all. */
export const calendarListLimit = 40;

/** The tabs below the calendar: upcoming and past events, in a scrolling list (550 px). */
export function CalendarLists({
  view,
  occurrences,
  texts,
}: {
  view: CalendarView;
  /** Null when they cannot be read. */
  occurrences: Occurrence[] | null;
  texts: PageTexts;
}) {
  const { isPast } = view;
  const emptyKey = isPast ? 'calendar.past_empty' : 'calendar.empty';
  return (
    <section aria-label={messages.eventPages.events} className="calendar-lists">
      <TabLinks
        label={messages.eventPages.whichEvents}
        tabs={[
          {
            label: messages.eventPages.upcoming,
            href: calendarHref(view, { isPast: false }),
            isCurrent: !isPast,
          },
          { label: messages.eventPages.past, href: calendarHref(view, { isPast: true }), isCurrent: isPast },
        ]}
      />
      {occurrences === null ? (
        <EmptyState className="mt-8" title={messages.eventsView.loadFailed}>
          {messages.eventPages.askOffice}
        </EmptyState>
      ) : occurrences.length === 0 ? (
        <EmptyState
          className="mt-8"
          title={isPast ? messages.eventPages.noPast : messages.eventPages.noUpcoming}
        >
          <span {...langOfWords(emptyKey)}>{texts[emptyKey]}</span>
          <EditHere of={`words:${emptyKey}`} />
        </EmptyState>
      ) : (
        <ScrollingList occurrences={occurrences} view={view} />
      )}
    </section>
  );
}

function ScrollingList({ occurrences, view }: { occurrences: Occurrence[]; view: CalendarView }) {
  const { isPast, heldIn } = view;
  const words = messages.eventPages;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself has to be reachable by keyboard
    <section aria-label={isPast ? words.past : words.upcoming} tabIndex={0} className="calendar-scroll">
      <ul>
        {occurrences.map((occurrence) => (
          <li key={`${occurrence.id}${occurrence.date}`} className="calendar-row">
            <Row occurrence={occurrence} />
          </li>
        ))}
      </ul>
      {occurrences.length === calendarListLimit && (
        <p className="py-6">
          <PageLink href={paths.eventList({ isPast, heldIn })} className="text-link">
            {isPast ? words.allPast : words.allUpcoming}
          </PageLink>
        </p>
      )}
    </section>
  );
}

function Row({ occurrence }: { occurrence: Occurrence }) {
  const { id, title, date, time, is_cancelled } = occurrence;
  const lang = langOf(occurrence, 'title');
  return (
    <>
      <EventDateBlock date={date} isCancelled={is_cancelled} />
      <Static className="min-w-0 flex-1 basis-[9rem]">
        <h3 className="text-lg">
          <PageLink href={paths.event(id)} className="hover:underline underline-offset-4">
            {is_cancelled ? <s {...lang}>{title}</s> : <span {...lang}>{title}</span>}
          </PageLink>{' '}
          {statusNotes(occurrence).map((words) => (
            <Badge key={words} tone="paintbrush" className="ms-3 align-middle font-sans tracking-normal">
              {words}
            </Badge>
          ))}
          <HeldInBadge event={occurrence} className="ms-3 align-middle font-sans tracking-normal" />
        </h3>
        <p className="mt-1 text-sm text-ink-2">
          <time dateTime={date} className="font-semibold text-ink">
            {occurrenceDateText(occurrence)}
          </time>
          <span>, </span>
          <Times of={shownTime(time)} />
        </p>
        <p hidden={!placeName(occurrence)} className="text-sm text-ink-2">
          <OccurrencePlace occurrence={occurrence} />
        </p>
      </Static>
      <EventControlsSlot occurrence={occurrence} />
    </>
  );
}
