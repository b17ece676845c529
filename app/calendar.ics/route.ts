import { churchToday } from '#lib/core/dates/church-time.ts';
import { answering } from '#lib/core/operations/routes/route.ts';
import { calendarFeed, feedResponse } from '#lib/events/feeds/calendar-feed.ts';
import { withoutDuplicates } from '#lib/events/feeds/feed-duplicates.ts';
import { listEventsWithExceptions } from '#lib/events/queries.ts';

export const dynamic = 'force-dynamic';

/** The whole calendar as a subscription. */
export const GET = answering('calendarFeed', async () => {
  const events = withoutDuplicates(await listEventsWithExceptions(), churchToday());
  return feedResponse(calendarFeed(events), 'church-calendar.ics');
});
