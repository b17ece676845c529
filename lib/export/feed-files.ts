import { churchToday } from '#lib/core/dates/church-time.ts';
import { findServiceStarts } from '#lib/events/church-services/read-services.ts';
import { calendarFeed } from '#lib/events/feeds/calendar-feed.ts';
import { withoutDuplicates } from '#lib/events/feeds/feed-duplicates.ts';
import { listEventsWithExceptions } from '#lib/events/queries.ts';
import { sermonFeed, sermonsInFeed } from '#lib/sermons/feed.ts';
import { listSermons } from '#lib/sermons/queries.ts';
import type { ArchiveFile } from './archive.ts';

/** The feeds of the site, as programs subscribe to them. */
export const feedFiles: readonly ArchiveFile[] = [
  {
    path: 'calendar.ics',
    async *read() {
      yield calendarFeed(withoutDuplicates(await listEventsWithExceptions(), churchToday()));
    },
  },
  {
    path: 'sermons.xml',
    async *read() {
      const { rows } = await listSermons({ limit: sermonsInFeed });
      yield sermonFeed(rows, await findServiceStarts());
    },
  },
];
