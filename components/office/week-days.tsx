'use client';

import '#components/events/event-date-block.css';
import { useIsOffered } from '#components/account/own-session.ts';
import { openClosing } from '#components/admin-mode/nearby-dialogs.tsx';
import { Button } from '#components/ui/button.tsx';
import { CalendarX2 } from '#components/ui/icons/generated/icons.ts';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Labelled } from '#components/ui/text/labelled.tsx';
import { addDays, formatDate } from '#lib/core/dates/calendar-date.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { messages } from '#lib/language/messages.ts';
import type { Office, OfficeDate } from '#lib/office/schema.ts';

/** Seven days from today on as torn-off sheets, with the services and events of each. */
export function WeekDays({ today, week }: Pick<Office, 'today' | 'week'>) {
  const { title, close } = messages.office.week;
  const mayClose = useIsOffered('events');
  const days = Array.from({ length: 7 }, (_, index) => addDays(today, index));
  return (
    <section aria-labelledby="office-week">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="office-week" className="text-3xl">
          {title}
        </h2>
        {mayClose && (
          <Button size="small" variant="secondary" onClick={openClosing}>
            <Labelled icon={<CalendarX2 aria-hidden size={16} />}>{close}</Labelled>
          </Button>
        )}
      </div>
      <ol className="office-week">
        {days.map((day) => (
          <Day key={day} day={day} isToday={day === today} dates={week.filter(({ date }) => date === day)} />
        ))}
      </ol>
    </section>
  );
}

interface DayProps {
  day: string;
  isToday: boolean;
  dates: readonly OfficeDate[];
}

function Day({ day, isToday, dates }: DayProps) {
  const { today, nothing } = messages.office.week;
  return (
    <li className="office-day" data-today={isToday || undefined}>
      <div aria-hidden className="tear-off-day">
        <div className="tear-off-month">{formatDate(day, 'MMM')}</div>
        <div className="tear-off-number">{formatDate(day, 'd')}</div>
        <div className="tear-off-weekday">{formatDate(day, 'EEE')}</div>
      </div>
      <div className="min-w-0">
        <h3 className="sr-only">{formatDate(day, 'EEEE, MMMM d')}</h3>
        {isToday && <p className="text-sm font-semibold text-accent">{today}</p>}
        {dates.length === 0 && <p className="text-sm text-ink-3">{nothing}</p>}
        <ul className="grid gap-2">
          {dates.map((date) => (
            <PlannedDate key={date.id} planned={date} />
          ))}
        </ul>
      </div>
    </li>
  );
}

function PlannedDate({ planned }: { planned: OfficeDate }) {
  const { href, title, time, location, status, signed_up } = planned;
  const words = messages.office.week;
  return (
    <li>
      <PageLink href={href} className="office-date">
        <span className={`font-semibold ${status === 'cancelled' ? 'line-through' : ''}`}>{title}</span>
        {[time && shownTime(time), location, signed_up !== null && words.signedUp(signed_up)]
          .filter(isText)
          .map((fact) => (
            <span key={fact} className="text-sm text-ink-2">
              <bdi>{fact}</bdi>
            </span>
          ))}
        {status !== 'scheduled' && (
          <span className="text-sm font-semibold text-paintbrush">{words[status]}</span>
        )}
      </PageLink>
    </li>
  );
}

function isText(fact: string | null | false): fact is string {
  return Boolean(fact);
}
