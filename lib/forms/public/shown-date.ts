import { paths } from '#lib/core/addresses/linked-paths.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { occurrenceId } from '#lib/events/occurrence-id.ts';
import { occurrenceDateText } from '#lib/events/times/date-text.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { closingOf, isOver } from '../form-dates.ts';
import type { FormRow } from '../schema.ts';
import type { ShownDate } from './shown-form.ts';

/** Returns a date of the form's event as a page shows it. */
export function toShownDate(form: FormRow, occurrence: Occurrence, now: Date): ShownDate {
  const { id, parent_event_id, is_recurring, original_date, is_cancelled, time } = occurrence;
  const baseId = parent_event_id ?? id;
  const closing = closingOf(form, occurrence);
  const isOpen = closing !== null && now < closing && !isOver(occurrence, now);
  return {
    date: original_date,
    label: [occurrenceDateText(occurrence), shownTime(time)].filter(Boolean).join(' · '),
    calendar: paths.eventFeed(is_recurring ? occurrenceId(baseId, original_date) : baseId),
    state: is_cancelled ? 'cancelled' : isOpen ? 'open' : 'closed',
  };
}
