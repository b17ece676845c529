import './upcoming-days.css';
import { EditHere } from '#components/editing/edit-here.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Section } from '#components/ui/section.tsx';
import { paths } from '#lib/core/site/paths.ts';
import { eventMessages } from '#lib/events/messages.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { LeafDay } from './leaf-day.tsx';

/** The first three upcoming events as days on a tear-off calendar; null when they cannot be read. */
export function UpcomingDays({ events, empty }: { events: Occurrence[] | null; empty: string }) {
  return (
    <Section isStatic labelledBy="upcoming-title" ground="limestone">
      <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 md:mb-14">
        <h2 id="upcoming-title" className="text-4xl">
          Upcoming events
        </h2>
        <Button href={paths.calendar} variant="secondary">
          View Full Calendar
        </Button>
      </div>
      {events === null ? (
        <EmptyState title={eventMessages.loadFailed}>
          <p>If you would like to know today, please ask the church office.</p>
        </EmptyState>
      ) : events.length === 0 ? (
        <EmptyState title="No upcoming events">
          <p>
            <span>{empty}</span>
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
