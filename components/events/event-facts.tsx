import type { ReactNode } from 'react';
import { Mark, type MarkName } from '#components/ui/icons/mark.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { Times } from '#components/ui/text/times.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { currentChurch } from '#lib/core/church/current-church.ts';
import { ended } from '#lib/core/text/filled.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { mapUrl, whereaboutsOf } from '#lib/events/place.ts';
import { occurrenceDays } from '#lib/events/times/date-text.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { messages } from '#lib/language/messages.ts';

/** Date, time and place, with directions. */
export function EventFacts({ occurrence }: { occurrence: Occurrence }) {
  const { date, time } = occurrence;
  return (
    <Static as="dl" className="grid gap-5 border-y border-rule py-7">
      <Fact icon="days" label={messages.eventPages.date}>
        <time dateTime={date}>{occurrenceDays(occurrence)}</time>
      </Fact>
      <Fact icon="clock" label={messages.eventPages.time}>
        <Times of={shownTime(time)} />
      </Fact>
      <PlaceFact occurrence={occurrence} />
    </Static>
  );
}

/** A service without a place is at the church; of an event without one nothing is said. */
function PlaceFact({ occurrence }: { occurrence: Occurrence }) {
  const { kind, location } = occurrence;
  const map = mapUrl(occurrence);
  const isOnline = occurrence.status === 'moved_online';
  if (!isOnline && !location && kind === 'event') return null;
  return (
    <Fact icon="place" label={messages.eventPages.place}>
      {isOnline ? (
        <PageLink href={paths.livestream} className="text-link">
          {messages.eventPages.watchHere}
        </PageLink>
      ) : (
        <bdi {...langOf(occurrence, 'location')}>{location || currentChurch().name}</bdi>
      )}{' '}
      {map && !isOnline && (
        <span className="block text-base font-normal text-ink-2">
          {whereaboutsOf(occurrence).at === 'church' && (
            <bdi>{`${ended([currentChurch().street, currentChurch().city].filter(Boolean).join(', '))} `}</bdi>
          )}
          <a href={map} target="_blank" rel="noopener noreferrer" className="text-link">
            <span>{messages.eventPages.map}</span>
            <span className="sr-only">{messages.eventPages.newTab}</span>
          </a>
        </span>
      )}
    </Fact>
  );
}

function Fact({ icon, label, children }: { icon: MarkName; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <dt className="pt-1">
        <Mark of={icon} size={22} strokeWidth={1.75} className="text-accent" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 text-lg font-semibold">{children}</dd>
    </div>
  );
}
