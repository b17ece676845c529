import { Button } from '#components/ui/button.tsx';
import { Static } from '#components/ui/static/static.tsx';
import { paths } from '#lib/core/addresses/linked-paths.ts';
import { unlinkedPaths } from '#lib/core/addresses/unlinked-paths.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { occurrenceId } from '#lib/events/occurrence-id.ts';
import { messages } from '#lib/language/messages.ts';

interface AddToCalendarProps {
  occurrence: Occurrence;
  googleUrl: string | null;
  /** Whether the date is upcoming and not cancelled; for a series, whether it has further dates. */
  isOn: boolean;
  hasMoreDates: boolean;
  /** Whether visitors may ask to be reminded of the date. */
  hasReminders: boolean;
}

/** Adds the event to a personal calendar: as a file for Apple and Outlook, or through Google's form. */
export function AddToCalendar({
  occurrence,
  googleUrl,
  isOn,
  hasMoreDates,
  hasReminders,
}: AddToCalendarProps) {
  const { id, parent_event_id, is_recurring, original_date } = occurrence;
  const baseId = parent_event_id ?? id;
  const dateId = is_recurring ? occurrenceId(baseId, original_date) : baseId;
  const hasSeries = is_recurring && (isOn || hasMoreDates);
  if (!isOn && !hasSeries) return null;
  return (
    <Static as="section" aria-labelledby="add-to-calendar" className="mt-10">
      <h2 id="add-to-calendar" className="text-xl">
        {messages.eventPages.add}
      </h2>
      <div className="mt-4 flex flex-wrap gap-3">
        {isOn && (
          <Button href={paths.eventFeed(dateId)} download>
            {is_recurring ? messages.eventPages.fileOfDate : messages.eventPages.file}
          </Button>
        )}{' '}
        {hasSeries && (
          <Button variant="secondary" href={paths.eventFeed(baseId)} download>
            {messages.eventPages.fileOfAll}
          </Button>
        )}{' '}
        {isOn && googleUrl && (
          <Button variant="secondary" href={googleUrl} target="_blank">
            <span>{messages.eventPages.google}</span>
            <span className="sr-only">{messages.eventPages.newTab}</span>
          </Button>
        )}{' '}
        {isOn && hasReminders && (
          <Button variant="secondary" href={unlinkedPaths.remind(dateId)}>
            {messages.remindForm.title}
          </Button>
        )}
      </div>
    </Static>
  );
}
