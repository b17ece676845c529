import { EventDateBlock } from '#components/events/event-date-block.tsx';
import { HeldInBadge } from '#components/events/held-in/held-in-badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Naming } from '#components/ui/text/naming.tsx';
import { Times } from '#components/ui/text/times.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { langOf, untranslatedTexts } from '#lib/core/translations/lang-of.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { placeName } from '#lib/events/place.ts';
import { occurrenceDateText } from '#lib/events/times/date-text.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { messages } from '#lib/language/messages.ts';
import type { BlockViewProps } from '../rhythm.ts';
import { TitledBlock } from '../titled-block.tsx';

/** The next events, each with its day as a torn-off sheet. */
export function EventsView({ block, form }: BlockViewProps<'events'>) {
  const { occurrences } = block;
  const words = messages.pageViews;
  const more = (
    <Button href={paths.events} variant="secondary" size="small">
      {words.allEvents}
    </Button>
  );
  return (
    <TitledBlock title={words.events} form={form} more={more}>
      {occurrences && occurrences.length > 0 ? (
        <ul className={`grid gap-x-10 gap-y-8 ${form === 'across' ? 'md:grid-cols-2' : ''}`}>
          {occurrences.map((occurrence) => (
            <EventRow key={`${occurrence.id}${occurrence.date}`} occurrence={occurrence} />
          ))}
        </ul>
      ) : (
        <p className="measure text-lg text-ink-2">{occurrences ? words.noEvents : words.notLoaded}</p>
      )}
    </TitledBlock>
  );
}

function EventRow({ occurrence }: { occurrence: Occurrence }) {
  const { id, title, date, time, is_cancelled } = occurrence;
  const place = placeName(occurrence);
  return (
    <li className="flex items-start gap-5">
      <EventDateBlock date={date} isCancelled={is_cancelled} />
      <div className="min-w-0 pt-1">
        <h3 className="text-xl" {...langOf(occurrence, 'title')}>
          <PageLink
            href={paths.event(id)}
            className="underline-offset-4 decoration-2 hover:underline wrap-anywhere"
          >
            {is_cancelled ? <s>{title}</s> : <span>{title}</span>}
          </PageLink>
        </h3>
        <p className="mt-1.5 text-sm font-semibold">
          <time dateTime={date}>{occurrenceDateText(occurrence)}</time>
        </p>
        <p className="text-sm text-ink-2">
          <Times of={shownTime(time)} />
        </p>
        {place && (
          <p className="text-sm text-ink-2">
            <Naming of={place} untranslated={untranslatedTexts([occurrence], 'location')} />
          </p>
        )}
        <HeldInBadge event={occurrence} className="mt-2" />
      </div>
    </li>
  );
}
