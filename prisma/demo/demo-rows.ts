import type {
  Announcement,
  Event,
  EventException,
  Ministry,
  PrayerRequest,
  Sermon,
} from '#lib/core/generated/prisma/client.ts';
import { fallbackMinistries } from '#lib/ministries/fallback.ts';
import { buildAnnouncement } from '#prisma/factories/announcement.ts';
import { buildEvent } from '#prisma/factories/event.ts';
import { buildEventException } from '#prisma/factories/event-exception.ts';
import { buildMinistry } from '#prisma/factories/ministry.ts';
import { buildPrayerRequest } from '#prisma/factories/prayer-request.ts';
import { buildSermon } from '#prisma/factories/sermon.ts';
import { demoAnnouncements } from './announcements.ts';
import { demoEvents } from './events.ts';
import { demoPrayerRequests } from './prayer-requests.ts';
import { seedId } from './seed-id.ts';
import { demoSermons } from './sermons.ts';

/** The database moves these of its own. */
type Own<Row> = Omit<Row, 'created_at' | 'updated_at' | 'sequence'>;

/** Every row of the demo as a new site has it, by table, a table before its parts. */
export interface DemoRows {
  events: Own<Event>[];
  event_exceptions: Own<EventException>[];
  sermons: Own<Sermon>[];
  ministries: Own<Ministry>[];
  announcements: Own<Announcement>[];
  prayer_requests: Own<PrayerRequest>[];
}

/** The demo as it is written on `today` (yyyy-MM-dd, the church's date), each row with its fixed id. */
export function demoRows(today: string): DemoRows {
  const series = demoEvents(today).map((demo) => ({ ...demo, id: seedId('events', demo.event.title) }));
  return {
    events: series.map(({ event, id }) => own(buildEvent({ ...event, id }))),
    event_exceptions: series.flatMap(({ event, exceptions = [], id }) =>
      exceptions.map((exception) =>
        own(
          buildEventException({
            ...exception,
            id: seedId('event_exceptions', event.title, exception.date),
            event_id: id,
          }),
        ),
      ),
    ),
    sermons: demoSermons(today).map((sermon) =>
      own(buildSermon({ ...sermon, id: seedId('sermons', sermon.title) })),
    ),
    ministries: demoMinistries(),
    announcements: demoAnnouncements(today).map((announcement) =>
      own(buildAnnouncement({ ...announcement, id: seedId('announcements', announcement.message) })),
    ),
    prayer_requests: demoPrayerRequests.map((request) =>
      own(buildPrayerRequest({ ...request, id: seedId('prayer_requests', request.name) })),
    ),
  };
}

/** The six ministries that every new site begins with, in the order of the page. */
export function demoMinistries(): Own<Ministry>[] {
  return fallbackMinistries.map(({ updated_at: _, ...ministry }) =>
    own(buildMinistry({ ...ministry, id: seedId('ministries', ministry.title) })),
  );
}

function own<Row extends { created_at: Date; updated_at: Date }>(row: Row): Own<Row> {
  const {
    created_at: _created,
    updated_at: _updated,
    sequence: _sequence,
    ...rest
  } = row as Row & {
    sequence?: number;
  };
  return rest;
}
