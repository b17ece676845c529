import { Badge } from '#components/ui/badge.tsx';
import type { DateText } from '#lib/core/dates/calendar-date.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { isOver } from '#lib/events/times/date-text.ts';
import { EventDateBlock } from './event-date-block.tsx';
import './event-heading.css';
import { Static } from '#components/ui/static/static.tsx';
import { messages } from '#lib/language/messages.ts';
import { OccurrenceBadges } from './occurrence-badges.tsx';

/** The top of an event's page: its day, title and state. */
export function EventHeading({ occurrence, today }: { occurrence: Occurrence; today: DateText }) {
  const { title, date, is_cancelled } = occurrence;
  return (
    <Static as="header" className="mt-4 flex flex-wrap items-start gap-x-10 gap-y-6">
      <div className="event-day">
        <EventDateBlock date={date} isCancelled={is_cancelled} />
      </div>
      <div className="min-w-0 flex-1 basis-80">
        <h1 className="text-5xl" {...langOf(occurrence, 'title')}>
          {is_cancelled ? <s className="text-ink-2">{title}</s> : title}
        </h1>
        <div className="mt-5 flex flex-wrap items-center gap-3 empty:hidden">
          {isOver(occurrence, today) && (
            <>
              <Badge tone="ink">{messages.eventPages.over}</Badge>{' '}
            </>
          )}
          <OccurrenceBadges occurrence={occurrence} />
        </div>
      </div>
    </Static>
  );
}
