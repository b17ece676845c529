import { churchToday } from '@/lib/dates';
import { calendarFeed } from '@/lib/events/calendar-feed';
import { withoutDuplicates } from '@/lib/events/feed-duplicates';
import { feedResponse } from '@/lib/events/feed-response';
import { listEventsWithExceptions } from '@/lib/events/queries';
import { answering } from '@/lib/route';

export const dynamic = 'force-dynamic';

/** The whole calendar, to subscribe to. */
export const GET = answering('calendarFeed', async () => {
  const events = withoutDuplicates(await listEventsWithExceptions(), churchToday());
  return feedResponse(calendarFeed(events), 'church-calendar.ics');
});
