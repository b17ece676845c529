import { Times } from '#components/ui/text/times.tsx';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { messages } from '#lib/language/messages.ts';
import './calendar-day-panel.css';
import type { ReactNode } from 'react';
import { ClosingNotice } from '#components/closings/closing-notice.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Mark } from '#components/ui/icons/mark.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { Naming } from '#components/ui/text/naming.tsx';
import type { Closing } from '#lib/closings/schema.ts';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { contactForm, contactWay } from '#lib/core/church/contact-way.ts';
import { type DateText, formatDate } from '#lib/core/dates/calendar-date.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import { heldInLabel } from '#lib/events/held-in/languages-held.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { placeName, servicePlace } from '#lib/events/place.ts';
import { onDay, statusOn } from '#lib/events/series/occurrence-status.ts';
import { occurrenceDateText } from '#lib/events/times/date-text.ts';
import { EventControlsSlot } from '../edit/event-controls-slot.tsx';
import { OccurrenceBadges } from '../occurrence-badges.tsx';
import { OccurrencePlace } from '../occurrence-place.tsx';
import { type CalendarView, calendarHref, dayPanelId } from './calendar-view.ts';
import { serviceNames, serviceOnDay } from './service-on-day.ts';

interface CalendarDayPanelProps {
  view: CalendarView;
  date: DateText;
  /** Null when they cannot be read. */
  occurrences: Occurrence[] | null;
  /** That day's church services that are not calendar events. */
  services?: readonly Occurrence[];
  closings: readonly Closing[];
}

/** The panel's capacity; on a fuller day a link shows the rest. */
const panelLimit = 12;

/** The Selected Date panel: that day's events, or a contact when there are none. */
export function CalendarDayPanel(props: CalendarDayPanelProps) {
  const { view, date, occurrences, services = [], closings } = props;
  const isToday = date === view.today;
  return (
    <section id={dayPanelId} aria-labelledby="selected-date" className="day-panel">
      <p className="flex flex-wrap items-center gap-x-3 text-sm font-semibold text-ink-2">
        <span>{messages.eventPages.selected}</span>{' '}
        {isToday && <Badge tone="second">{messages.eventPages.today}</Badge>}
      </p>
      <h2 id="selected-date" aria-live="polite" className="mt-1 text-2xl">
        {formatDate(date, 'MMMM do, yyyy')}
      </h2>
      <ClosingNotice closings={closings} className="mt-5" />
      {occurrences ? <Day {...{ view, date, occurrences, services }} /> : <NotLoaded />}
    </section>
  );
}

interface DayProps {
  view: CalendarView;
  date: DateText;
  occurrences: Occurrence[];
  services: readonly Occurrence[];
}

function Day({ view, date, occurrences, services }: DayProps) {
  if (occurrences.length === 0) return <NothingOn services={services} />;
  const shown = view.isWholeDay ? occurrences : occurrences.slice(0, panelLimit);
  return (
    <>
      <p className="mt-5 font-semibold empty:hidden">
        <DayServices services={services} />
      </p>
      <DayEvents date={date} occurrences={shown} />
      {shown.length < occurrences.length && (
        <p className="mt-6">
          <PageLink
            href={calendarHref(view, { chosen: date, isWholeDay: true })}
            scroll={false}
            className="text-link"
          >
            {messages.eventPages.wholeDay(occurrences.length)}
          </PageLink>
        </p>
      )}
    </>
  );
}

/** The day's services, or an empty note, and a contact. */
function NothingOn({ services }: Pick<DayProps, 'services'>) {
  const title = services.length > 0 ? <DayServices services={services} /> : messages.events.nothingOn;
  return <AskOffice title={title}>{messages.eventPages.askPlanning}</AskOffice>;
}

/** The day's services that are not calendar events, by name and time. */
function DayServices({ services }: Pick<DayProps, 'services'>) {
  return services.map((service) => (
    <PageLink key={service.id} href={paths.visit} className="block underline-offset-4 hover:underline">
      <span>
        <Naming of={serviceOnDay(service)} untranslated={serviceNames([service])} />
      </span>
      <Languages of={service} />
      {service.status !== 'moved_online' && servicePlace(service) && (
        <bdi className="block text-sm font-normal text-ink-2" {...langOf(service, 'location')}>
          {servicePlace(service)}
        </bdi>
      )}
    </PageLink>
  ));
}

function Languages({ of }: { of: Occurrence }) {
  const label = heldInLabel(of);
  return label && <span className="block text-sm font-normal text-ink-2">{label}</span>;
}

function NotLoaded() {
  return <AskOffice title={messages.events.dayLoadFailed}>{messages.eventPages.askToday}</AskOffice>;
}

interface AskOfficeProps {
  title: ReactNode;
  children: string;
}

function AskOffice({ title, children }: AskOfficeProps) {
  const contact = contactWay();
  const ask = contactForm() ? children : `${children} ${messages.eventPages.writeTo}`;
  return (
    <div className="mt-5 text-ink-2">
      <p className="font-semibold text-ink">{title}</p>
      {contact && (
        <p className="mt-2">
          <span>{ask}</span>{' '}
          <a className="text-link" href={contact.href}>
            {contact.label}
          </a>
          .
        </p>
      )}
    </div>
  );
}

function DayEvents({ date, occurrences }: Pick<DayProps, 'date' | 'occurrences'>) {
  return (
    <ul className="mt-6 grid gap-6">
      {occurrences.map((occurrence) => (
        <li
          key={`${occurrence.id}${occurrence.date}`}
          className="day-event"
          data-cancelled={statusOn(occurrence, date) === 'cancelled' || undefined}
        >
          <DayEvent occurrence={onDay(occurrence, date)} />
        </li>
      ))}
    </ul>
  );
}

function DayEvent({ occurrence }: { occurrence: Occurrence }) {
  const { id, title, time, status, is_multi_day } = occurrence;
  return (
    <>
      <Static>
        <h3 className="text-lg" {...langOf(occurrence, 'title')}>
          <PageLink href={paths.event(id)} className="hover:underline underline-offset-4">
            {status === 'cancelled' ? <s>{title}</s> : title}
          </PageLink>
        </h3>
        <ul className="mt-1.5 grid gap-1 text-sm text-ink-2">
          <li className="flex items-baseline gap-2">
            <Mark of="clock" size={15} className="shrink-0 translate-y-0.5" />
            <span>
              <Times of={`${is_multi_day ? `${occurrenceDateText(occurrence)}, ` : ''}${shownTime(time)}`} />
            </span>
          </li>
          <li hidden={!placeName(occurrence)} className="flex items-baseline gap-2">
            <Mark of="place" size={15} className="shrink-0 translate-y-0.5" />
            <span>
              <OccurrencePlace occurrence={occurrence} />
            </span>
          </li>
        </ul>
        <div className="mt-2.5 flex flex-wrap gap-2 empty:hidden">
          <OccurrenceBadges occurrence={occurrence} />
        </div>
      </Static>
      <div className="mt-3 empty:hidden">
        <EventControlsSlot occurrence={occurrence} />
      </div>
    </>
  );
}
