import type { MailFile } from '#lib/core/messaging/email.ts';
import { occurrenceUid, publishedFeed } from '#lib/events/feeds/calendar-feed.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';

/**
 * Returns the calendar file of a mail: the date as it is, and what the person's own calendar may have of it under another
 * UID as cancelled. `occurrence` is null where the date is gone.
 */
export function calendarFiles(occurrence: Occurrence | null, former: readonly Occurrence[]): MailFile[] {
  const now = occurrence ? [occurrence] : [];
  const gone = former.filter((date) => !occurrence || occurrenceUid(date) !== occurrenceUid(occurrence));
  const dates = [...now, ...gone.map(cancelled)];
  if (dates.length === 0) return [];
  const method = 'text/calendar; charset=utf-8; method=PUBLISH';
  return [{ filename: 'event.ics', content: publishedFeed(dates), contentType: method }];
}

/** Programs take a cancellation only under a SEQUENCE that is not below the one they have. */
function cancelled(occurrence: Occurrence): Occurrence {
  return { ...occurrence, status: 'cancelled', is_cancelled: true, sequence: occurrence.sequence + 1 };
}
