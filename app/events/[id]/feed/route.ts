import { churchToday } from '#lib/core/dates/church-time.ts';
import { AppError } from '#lib/core/operations/errors.ts';
import { answering } from '#lib/core/operations/routes/route.ts';
import { eventFeed, feedResponse, occurrenceFeed } from '#lib/events/feeds/calendar-feed.ts';
import { withoutDuplicates } from '#lib/events/feeds/feed-duplicates.ts';
import { parseOccurrenceId } from '#lib/events/occurrence-id.ts';
import { findListedEvent } from '#lib/events/queries.ts';
import { occurrenceOn } from '#lib/events/series/occurrences.ts';
import { messages } from '#lib/language/messages.ts';

export const dynamic = 'force-dynamic';

/** `/events/{id}.ics` (see next.config.mjs): an event with all its dates, or for an instance id that one date. */
export const GET = answering('eventFeed', async (_request, { params }) => {
  const parsed = parseOccurrenceId(String((await params).id));
  const event = parsed && (await findListedEvent({ id: parsed.baseId }));
  if (!event) throw notFound();
  if (!parsed.date)
    return feedResponse(eventFeed(withoutDuplicates([event], churchToday())), `${event.title}.ics`);
  const occurrence = occurrenceOn(event, parsed.date);
  if (!occurrence) throw notFound();
  return feedResponse(occurrenceFeed(occurrence), `${occurrence.title}-${occurrence.date}.ics`);
});

function notFound(): AppError {
  return new AppError('not_found', messages.events.notFound);
}
