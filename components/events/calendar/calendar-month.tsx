import { Plate } from '#components/art/plate.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import type { Tone } from '#lib/art/palette/palette.ts';
import { closingsOn } from '#lib/closings/coming-closings.ts';
import type { Closing } from '#lib/closings/schema.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { formatDate } from '#lib/core/dates/calendar-date.ts';
import { type DayCell, monthAfter } from '#lib/events/month-grid.ts';
import { CalendarDay } from './calendar-day.tsx';
import { CalendarKeys } from './calendar-keys.tsx';
import './calendar-month.css';
import { Static } from '#components/ui/static/static.tsx';
import { messages } from '#lib/language/messages.ts';
import { type CalendarView, calendarHref } from './calendar-view.ts';

interface CalendarMonthProps {
  view: CalendarView;
  weeks: DayCell[][];
  isLoaded: boolean;
  closings: readonly Closing[];
}

/** A month as a sheet of a wall calendar: picture, name, six weeks of days. In print it fills one page. */
export function CalendarMonth({ view, weeks, isLoaded, closings }: CalendarMonthProps) {
  const name = formatDate(`${view.month}-01`, 'MMMM yyyy');
  return (
    <section aria-labelledby="calendar-month" className="wall-calendar">
      <div data-decoration className="wall-picture">
        <Plate
          seed={`month ${view.month}`}
          kind="event"
          shape="wide"
          tone={seasons[Number(view.month.slice(5)) - 1]}
        />
      </div>
      <header className="wall-header">
        <TurnLink view={view} count={-1} />
        <h2 id="calendar-month" aria-live="polite">
          {name}
        </h2>
        <TurnLink view={view} count={1} />
        <p className="hidden font-display text-lg print:block">{currentChurch().name}</p>
      </header>
      <CalendarKeys view={view}>
        <Static>
          <Weeks view={view} weeks={weeks} isLoaded={isLoaded} closings={closings} />
        </Static>
      </CalendarKeys>
    </section>
  );
}

/** January to December. */
const seasons: readonly Tone[] = [
  'night',
  'night',
  'bluebonnet',
  'bluebonnet',
  'cedar',
  'cedar',
  'sunflower',
  'sunflower',
  'rose',
  'paintbrush',
  'paintbrush',
  'night',
];

function Weeks({ view, weeks, isLoaded, closings }: CalendarMonthProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are moved in with arrow keys is a grid
    <table role="grid" aria-labelledby="calendar-month" className="wall-grid">
      <thead>
        <tr>
          {weeks[0]?.map(({ date }) => (
            <th key={date} scope="col" abbr={formatDate(date, 'EEEE') ?? undefined}>
              {formatDate(date, 'EEE')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((cell) => (
              <CalendarDay
                key={cell.date}
                cell={cell}
                view={view}
                isLoaded={isLoaded}
                closings={closingsOn(closings, cell.date)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TurnLink({ view, count }: { view: CalendarView; count: -1 | 1 }) {
  const month = monthAfter(view.month, count);
  if (month === null) return <span />;
  const words = messages.eventPages.turn[count < 0 ? 'previous' : 'next'];
  return (
    // Months are endless, so search engines should not follow these links.
    <PageLink
      href={calendarHref(view, { month })}
      rel="nofollow"
      scroll={false}
      className="wall-turn"
      data-turn={count}
    >
      <span aria-hidden="true" className="mirrored">
        {count < 0 ? '←' : '→'}
      </span>{' '}
      <span>{words.label}</span>
      <span className="sr-only">{words.month(formatDate(`${month}-01`, 'MMMM yyyy') ?? month)}</span>
    </PageLink>
  );
}
