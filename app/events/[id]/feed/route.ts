import { churchToday } from '@/lib/dates';
import { AppError } from '@/lib/errors';
import { calendarFeed, occurrenceFeed } from '@/lib/events/calendar-feed';
import { withoutDuplicates } from '@/lib/events/feed-duplicates';
import { feedResponse } from '@/lib/events/feed-response';
import { parseOccurrenceId } from '@/lib/events/occurrence-id';
import { findEventWithExceptions } from '@/lib/events/queries';
import { occurrenceOn } from '@/lib/events/recurrence';
import { eventTexts } from '@/lib/events/texts';
import { answering } from '@/lib/route';

export const dynamic = 'force-dynamic';

/** `/events/{id}.ics` (see next.config.mjs): an event with all its dates, or for an instance id that one date. */
export const GET = answering('eventFeed', async (_request, { params }) => {
  const parsed = parseOccurrenceId(String((await params).id));
  const event = parsed && (await findEventWithExceptions(parsed.baseId));
  if (!event) throw notFound();
  if (!parsed.date)
    return feedResponse(calendarFeed(withoutDuplicates([event], churchToday())), `${event.title}.ics`);
  const occurrence = occurrenceOn(event, parsed.date);
  if (!occurrence) throw notFound();
  return feedResponse(occurrenceFeed(occurrence), `${occurrence.title}-${occurrence.date}.ics`);
});

function notFound(): AppError {
  return new AppError('not_found', eventTexts.notFound);
}
