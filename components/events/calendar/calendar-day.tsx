import { shownTime } from '#lib/events/times/shown-time.ts';
import { messages } from '#lib/language/messages.ts';
import './calendar-day.css';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Naming } from '#components/ui/text/naming.tsx';
import { closingLabel } from '#lib/closings/closing-words.ts';
import type { Closing } from '#lib/closings/schema.ts';
import { type DateText, formatDate } from '#lib/core/dates/calendar-date.ts';
import { langOf, untranslatedTexts } from '#lib/core/translations/lang-of.ts';
import type { DayCell } from '#lib/events/month-grid.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { onDay, statusName, statusOn } from '#lib/events/series/occurrence-status.ts';
import { CalendarDayServices } from './calendar-day-services.tsx';
import { type CalendarView, calendarHref, dayPanelId } from './calendar-view.ts';
import { serviceNames, serviceOnDay } from './service-on-day.ts';

/** How many titles fit on screen; print shows all. */
const titlesOnScreen = 2;
const dots = 4;

interface CalendarDayProps {
  cell: DayCell;
  view: CalendarView;
  /** Whether events could be read; if not, no count is shown. */
  isLoaded: boolean;
  closings: readonly Closing[];
}

/** A day of the month: its number, a mark per service and event, and their names where there is room. */
export function CalendarDay({ cell, view, isLoaded, closings }: CalendarDayProps) {
  const { date, number, isInMonth, occurrences, services } = cell;
  const isToday = date === view.today;
  const isSelected = date === (view.chosen ?? view.today);
  const { before, after } = wordsAround(date);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell, which can be selected
    <td aria-selected={isSelected} data-outside={!isInMonth || undefined}>
      <PageLink
        href={`${calendarHref(view, { chosen: date })}#${dayPanelId}`}
        rel="nofollow"
        scroll={false}
        className="wall-day"
        data-date={date}
        aria-current={isToday ? 'date' : undefined}
      >
        <span className="sr-only">{before}</span>
        <span className="wall-number">{number}</span>
        <span className="sr-only">
          <Naming
            of={[after, isToday && messages.eventPages.isToday, isLoaded && whatIsOn(cell)]
              .filter(Boolean)
              .join(', ')}
            untranslated={serviceNames(services)}
          />
        </span>
        {services.length + occurrences.length > 0 && <Dots {...cell} />}
        {closings.map((closing) => (
          <span key={closing.id} className="wall-closing">
            <span className="sr-only">, </span>
            <span>
              <Naming
                of={closingLabel(closing, date)}
                untranslated={untranslatedTexts(closing.occurrences, 'title')}
              />
            </span>
          </span>
        ))}
        <CalendarDayServices date={date} services={services} />
        <Titles date={date} occurrences={occurrences} />
      </PageLink>
    </td>
  );
}

/** Returns what screen readers say before and after the day's number. */
function wordsAround(date: DateText): { before: string; after: string } {
  const [weekday, month] = [formatDate(date, 'EEEE') ?? '', formatDate(date, 'MMMM') ?? ''];
  const { before, after } = messages.eventPages.dayNumber;
  return { before: before(weekday, month), after: after(month, date.slice(0, 4)) };
}

interface OnDate {
  date: DateText;
  occurrences: Occurrence[];
}

/** A mark per service and event of the day; the services' come first and have another shape. */
function Dots({ date, services, occurrences }: DayCell) {
  return (
    <span className="wall-dots">
      {[...services, ...occurrences].slice(0, dots).map((occurrence, index) => (
        <span
          key={`${occurrence.id}${occurrence.date}`}
          data-service={index < services.length || undefined}
          data-cancelled={statusOn(occurrence, date) === 'cancelled' || undefined}
        />
      ))}
    </span>
  );
}

function Titles({ date, occurrences }: OnDate) {
  const more = occurrences.length - titlesOnScreen;
  return (
    <>
      {occurrences.map((occurrence, index) => (
        <Title
          key={`${occurrence.id}${occurrence.date}`}
          occurrence={onDay(occurrence, date)}
          isForPaper={index >= titlesOnScreen}
        />
      ))}
      {more > 0 && (
        <span className="wall-more">
          <span className="sr-only">, </span>
          <span>{messages.eventPages.moreOnDay(more)}</span>
        </span>
      )}
    </>
  );
}

interface TitleProps {
  /** The time on this day. */
  occurrence: Occurrence;
  isForPaper: boolean;
}

function Title({ occurrence, isForPaper }: TitleProps) {
  const { title, time, status } = occurrence;
  const said = statusName(status);
  const lang = langOf(occurrence, 'title');
  return (
    <span className="wall-title" data-paper={isForPaper || undefined}>
      <span className="sr-only">, </span>
      <span className="wall-time">{`${shownTime(time)} `}</span>
      {status === 'cancelled' ? <s {...lang}>{title}</s> : <span {...lang}>{title}</span>}
      {said && <span className="wall-time">{` ${said}`}</span>}
    </span>
  );
}

/** Returns the number of events, and the services that are none of them by name and time. */
function whatIsOn({ occurrences: { length }, services }: DayCell): string {
  const { count, none } = messages.eventPages;
  return [...(length > 0 ? [count(length)] : []), ...services.map(serviceOnDay)].join(', ') || none;
}
