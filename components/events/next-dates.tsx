import { Static } from '#components/ui/static/static.tsx';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { messages } from '#lib/language/messages.ts';
import { DateList } from './date-list.tsx';

/** The next dates of a series, each with its differences. */
export function NextDates({ occurrences }: { occurrences: Occurrence[] }) {
  if (occurrences.length === 0) return null;
  return (
    <Static as="section" aria-labelledby="next-dates">
      <h2 id="next-dates" className="text-xl">
        {messages.eventPages.nextDates}
      </h2>
      <DateList occurrences={occurrences} />
    </Static>
  );
}
