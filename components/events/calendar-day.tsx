import './calendar-day.css';
import Link from 'next/link';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import type { DayCell } from '#lib/events/month-grid.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { type CalendarView, calendarHref } from './calendar-view.ts';

/** How many titles fit under a number on screen; on paper there is room for more. */
const titlesOnScreen = 2;
const titlesOnPaper = 6;
const dots = 4;

/** A day of the month: its number, a dot for each event, and the events' names where there is room. */
export function CalendarDay({ cell, view }: { cell: DayCell; view: CalendarView }) {
  const { date, number, isInMonth, occurrences } = cell;
  const isToday = date === view.today;
  const isSelected = date === (view.chosen ?? view.today);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell, which can be selected
    <td aria-selected={isSelected} data-outside={!isInMonth || undefined}>
      <Link
        href={calendarHref(view, { chosen: date })}
        rel="nofollow"
        scroll={false}
        prefetch={false}
        className="wall-day"
        data-date={date}
        aria-current={isToday ? 'date' : undefined}
      >
        <span className="sr-only">{formatDate(date, 'EEEE, MMMM')} </span>
        <span className="wall-number">{number}</span>
        <span className="sr-only">
          , {date.slice(0, 4)}, {isToday && 'today, '}
          {eventCount(occurrences.length)}
        </span>
        {occurrences.length > 0 && <Dots occurrences={occurrences} />}
        <Titles occurrences={occurrences} />
      </Link>
    </td>
  );
}

function Dots({ occurrences }: { occurrences: Occurrence[] }) {
  return (
    <span className="wall-dots">
      {occurrences.slice(0, dots).map((occurrence) => (
        <span
          key={`${occurrence.id}${occurrence.date}`}
          data-cancelled={occurrence.is_cancelled || undefined}
        />
      ))}
    </span>
  );
}

function Titles({ occurrences }: { occurrences: Occurrence[] }) {
  const more = occurrences.length - titlesOnScreen;
  return (
    <>
      {occurrences.slice(0, titlesOnPaper).map((occurrence, index) => (
        <Title
          key={`${occurrence.id}${occurrence.date}`}
          occurrence={occurrence}
          isForPaper={index >= titlesOnScreen}
        />
      ))}
      {more > 0 && (
        <span className="wall-more">
          <span className="sr-only">, </span>
          {more} more
        </span>
      )}
    </>
  );
}

function Title({ occurrence, isForPaper }: { occurrence: Occurrence; isForPaper: boolean }) {
  const { title, time, is_cancelled } = occurrence;
  return (
    <span className="wall-title" data-paper={isForPaper || undefined}>
      <span className="sr-only">, </span>
      <span className="wall-time">{time} </span>
      {is_cancelled ? <s>{title}</s> : title}
      {is_cancelled && <span className="wall-time"> Cancelled</span>}
    </span>
  );
}

function eventCount(count: number): string {
  if (count === 0) return 'no events';
  return count === 1 ? '1 event' : `${count} events`;
}
