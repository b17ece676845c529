import { calendarFeed } from '@/lib/events/calendar-feed';
import { feedResponse } from '@/lib/events/feed-response';
import { listEventsWithExceptions } from '@/lib/events/queries';
import { answering } from '@/lib/route';

export const dynamic = 'force-dynamic';

/** The whole calendar, to subscribe to. */
export const GET = answering('calendarFeed', async () =>
  feedResponse(calendarFeed(await listEventsWithExceptions()), 'church-calendar.ics'),
);
