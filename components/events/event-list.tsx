import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageLink } from '#components/ui/links/page-link.tsx';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { messages } from '#lib/language/messages.ts';
import { EventCard } from './event-card.tsx';

interface EventListProps {
  occurrences: Occurrence[];
  /** Addresses of pictures shown uncropped. */
  upright: ReadonlySet<string>;
  total: number;
  /** Returns the address of this list with this many events. */
  hrefOf: (shown: number) => string;
  empty: { title: string; hint: ReactNode };
}

/** The initial length of a list and its step. */
export const listStep = 5;

/**
 * A list of events that grows by five. 'Load More Events' and 'Show Less' are links, so they work without
 * scripts.
 */
export function EventList({ occurrences, upright, total, hrefOf, empty }: EventListProps) {
  if (occurrences.length === 0) return <EmptyState title={empty.title}>{empty.hint}</EmptyState>;
  const shown = occurrences.length;
  return (
    <>
      <ul className="grid gap-5">
        {occurrences.map((occurrence) => (
          <li key={`${occurrence.id}${occurrence.date}`}>
            <EventCard occurrence={occurrence} isWhole={upright.has(occurrence.image_url ?? '')} />
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p role="status" className="me-auto tabular text-sm text-ink-2">
          {messages.eventPages.showing(shown, total)}
        </p>
        {shown > listStep && (
          <PageLink
            href={hrefOf(listStep)}
            scroll={false}
            className="text-link inline-flex min-h-11 items-center"
          >
            {messages.eventPages.less}
          </PageLink>
        )}{' '}
        {shown < total && (
          <Button variant="secondary" href={hrefOf(shown + listStep)} scroll={false}>
            {messages.eventPages.more}
          </Button>
        )}
      </div>
    </>
  );
}
