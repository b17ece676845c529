import { shownUrl } from '#lib/core/addresses/urls.ts';
import type { Occurrence } from '#lib/events/occurrence.ts';
import { pageOf } from '#lib/events/occurrence.ts';
import { placeName } from '#lib/events/place.ts';
import { statusNotes } from '#lib/events/series/occurrence-status.ts';
import { occurrenceDays } from '#lib/events/times/date-text.ts';
import { shownTime } from '#lib/events/times/shown-time.ts';
import { beginningOf } from '#lib/reminders/due.ts';
import type { PushMessage } from './message.ts';

/** Returns a message about one date of an event, which is worth nothing once it has begun; `more` comes after the facts. */
export function eventMessage(
  occurrence: Occurrence,
  { title, more = [], isUrgent = false }: { title: string; more?: readonly string[]; isUrgent?: boolean },
): PushMessage {
  return {
    title,
    body: [...factsOf(occurrence), ...more].join('\n'),
    url: shownUrl(pageOf(occurrence)),
    // One message for a date on a phone: a later one takes its place.
    tag: `event:${occurrence.id}`,
    until: (beginningOf(occurrence) ?? new Date()).toISOString(),
    isUrgent,
  };
}

function factsOf(occurrence: Occurrence): string[] {
  const facts = [occurrenceDays(occurrence), shownTime(occurrence.time), placeName(occurrence)];
  return [facts.filter(Boolean).join(' · '), ...statusNotes(occurrence)];
}
