import { z } from 'zod';
import { churchToday } from '#lib/core/dates/church-time.ts';
import { answering } from '#lib/core/operations/routes/route.ts';
import { parseInput } from '#lib/core/operations/sanitize-input.ts';
import { calendarFeed, feedResponse } from '#lib/events/feeds/calendar-feed.ts';
import { withoutDuplicates } from '#lib/events/feeds/feed-duplicates.ts';
import { heldInFilter } from '#lib/events/held-in/held-in-field.ts';
import { isHeldIn } from '#lib/events/held-in/languages-held.ts';
import { listEventsWithExceptions } from '#lib/events/queries.ts';

const feedQuery = z.object({ held_in: heldInFilter });

export const dynamic = 'force-dynamic';

/** The whole calendar as a subscription, or what is held in one language. */
export const GET = answering('calendarFeed', async (request) => {
  const { held_in } = parseInput(feedQuery, Object.fromEntries(new URL(request.url).searchParams));
  const events = withoutDuplicates(
    (await listEventsWithExceptions()).filter(isHeldIn(held_in)),
    churchToday(),
  );
  return feedResponse(calendarFeed(events), 'church-calendar.ics');
});
