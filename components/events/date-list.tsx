import { PageLink } from '#components/ui/links/page-link.tsx';
import { Times } from '#components/ui/text/times.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { formatDay } from '#lib/core/dates/day-words.ts';
import { langOf } from '#lib/core/translations/lang-of.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { movedFrom, statusName } from '#lib/events/series/occurrence-status.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';

/** Dates of one event as links, each with its time and differences. */
export function DateList({ occurrences }: { occurrences: readonly Occurrence[] }) {
  return (
    <ul className="mt-3">
      {occurrences.map((occurrence) => (
        <li key={occurrence.id} className="border-b border-rule">
          <DateLink occurrence={occurrence} />
        </li>
      ))}
    </ul>
  );
}

function DateLink({ occurrence }: { occurrence: Occurrence }) {
  const { id, date, original_date, time, title, status } = occurrence;
  return (
    <PageLink
      href={paths.event(id)}
      className="flex min-h-12 flex-wrap items-baseline gap-x-4 py-2.5 underline-offset-4 hover:underline"
    >
      <time dateTime={date} className="tabular font-semibold">
        {formatDay(date, 'EEEE, MMMM d')}
      </time>{' '}
      <span className="text-sm text-ink-2">
        {status === 'cancelled' ? (
          <s>
            <Times of={shownTime(time)} />
          </s>
        ) : (
          <Times of={shownTime(time)} />
        )}
        {[statusName(status), movedFrom({ date, original_date })].map(
          (said) => said && <span key={said}>{`, ${said[0]?.toLowerCase()}${said.slice(1)}`}</span>,
        )}
      </span>{' '}
      <span className="sr-only" {...langOf(occurrence, 'title')}>
        {title}
      </span>
    </PageLink>
  );
}
